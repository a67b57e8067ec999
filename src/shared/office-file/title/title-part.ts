const AGES = /\b(\d+) ?(?:-|–|s ?[./] ?d\.?|sampai) ?(\d+) ?(bulan|bln|bl|tahun|thn|th)\b/iu;
const BOYS = /\b(laki ?-? ?laki|pria)\b/i;
const GIRLS = /\b(perempuan|wanita)\b/i;
const YOUNGEST = /\b(baduta|bayi)\b/i;
const ALL = /\b(balita|semua)\b/i;
/** One posyandu of a village: 'Posyandu Mawar', and not 'Posyandu Kecamatan Melak'. */
const POSYANDU =
  /\b[Pp](?:osyandu|OSYANDU)[\s:.|]+(?!(?:dan|di|se|bulan|bln|minggu|tahun|balita|kecamatan|kec|desa|kampung|kelurahan|kel|puskesmas|pkm|kabupaten|kab|tingkat|jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)\p{L}*\b)\p{L}/iu;

/** True for a title that speaks of some of the children only: of one sex, of some ages, of one posyandu. */
export function isPartTitle(title: string): boolean {
  const [, from = '', to = '', unit = ''] = AGES.exec(title) ?? [];
  const months = /^t/i.test(unit) ? 12 : 1;
  const hasAges = unit !== '' && !(Number(from) === 0 && Number(to) * months >= 48);
  const isOneSex = BOYS.test(title) !== GIRLS.test(title);
  return hasAges || isOneSex || (YOUNGEST.test(title) && !ALL.test(title)) || POSYANDU.test(title);
}
