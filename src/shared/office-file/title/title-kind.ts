/** Figures that are no measurements of the open period: plans and forecasts. */
const PLANS =
  /^(contoh|simulasi)\b|\b(target|rencana|usulan|rancangan|draft?|prediksi|proyeksi|perkiraan|estimasi|taksiran|ramalan)\b/iu;
const PRICES =
  /\b(harga eceran tertinggi|harga acuan|het|hap|hpp|produsen|tingkat petani|harga (pem)?beli(an)?|harga pokok|harga bibit|harga (tertinggi|terendah)|perubahan harga|selisih|indeks|inflasi|subsidi|(operasi|gerakan) pasar|(gerakan )?pangan murah|pasar murah|bulog|marketplace)\b/iu;
const AREAS = /\b(musim tanam|mt (okmar|asep|okt|i{1,3}|[1-3])|standing crop|potensi lahan)\b/iu;
const CHILDREN =
  /^(?!.*\bjumlah\b).*\bpersentase\b|\b(sasaran|gakin|keluarga miskin|ibu hamil|bumil|paud|stunting)\b/iu;
const STOCKS = /(butuhan|sediaan|konsumsi)\b.*\bper (tahun|bulan|kapita)\b|\bsetahun\b|\bcadangan pangan\b/iu;
/** More than one place or period. */
const WIDER =
  /\bdalam persen\b|\bkumulatif\b|\b(rata ?-? ?rata|rerata|rataan)\b.*\b(prov(insi)?|nasional)\b|\bharga (prov(insi)?|nasional)\b|(?<!pangan )\bnasional\b|\bwilayah ?: ?(prov|kalimantan)/iu;
/** A title without a week. */
const LONGER = /\b(neraca|rata ?-? ?rata|rerata|rataan)\b.*\b(bulan|tahun)\b/iu;
const WEEKLY = /\b(minggu|mgg|pekan)\b/iu;
/** 's.d. November' counts the months before, too; '23 s.d. 29 November' is a week. */
const UNTIL = /(?<!\d ?)\bs ?[./] ?d\.? (?:bulan |tgl\.? |tanggal )?(?:\p{L}{3,}|\d{1,2} \p{L}{3,})/iu;
const HARVEST = /\bluas panen\b/i;
const PLANTED = /\b(tanam|puso)\b/i;

const AGES = /\b(\d+) ?(?:-|–|s ?[./] ?d\.?|sampai) ?(\d+) ?(bulan|bln|bl|tahun|thn|th)\b/iu;
const AGE_COLUMN = /^(?:(?:gol(?:ongan)?|kelompok|kategori)\.? ?)?(?:umur|usia)\b[^\d]*(\d+) ?(?:-|–|sampai) ?(\d+)$/iu;
const BOYS = /\b(laki ?-? ?laki|pria)\b/i;
const GIRLS = /\b(perempuan|wanita)\b/i;
const ONE_SEX = /^(?:jenis kelamin|jk|l ?\/ ?p|sex)\b.{0,3} [lp]$|^[lp]$/i;
const YOUNGEST = /\b(baduta|bayi)\b/i;
const ALL = /\b(balita|semua)\b/i;
/** One posyandu of a village: 'Posyandu Mawar', and not 'Posyandu Kecamatan Melak'. */
const POSYANDU =
  /\b[Pp](?:osyandu|OSYANDU)[\s:.|]+(?!(?:dan|di|se|bulan|bln|minggu|tahun|balita|kecamatan|kec|desa|kampung|kelurahan|kel|puskesmas|pkm|kabupaten|kab|tingkat|wilayah|terintegrasi|aktif|pada|untuk|periode|uptd?|hasil|jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)\p{L}*\b)\p{L}/iu;

/** True for a text that speaks of some of the children only: of one sex, of some ages, of one posyandu. */
export function isPartTitle(text: string): boolean {
  const [, from = '', to = '', unit = ''] = AGES.exec(text) ?? AGE_COLUMN.exec(text) ?? [];
  const months = /^t/i.test(unit) ? 12 : 1;
  const hasAges = from !== '' && !(Number(from) === 0 && Number(to) * months >= 48);
  const isOneSex = BOYS.test(text) !== GIRLS.test(text) || ONE_SEX.test(text);
  return hasAges || isOneSex || (YOUNGEST.test(text) && !ALL.test(text)) || POSYANDU.test(text);
}

/** True for a text that speaks of other figures than the open period's own: plans, other prices, sums, parts. */
export function isOtherKind(text: string): boolean {
  const isHarvest = HARVEST.test(text) && !PLANTED.test(text.replace(HARVEST, ''));
  if (isHarvest || UNTIL.test(text) || isPartTitle(text)) return true;
  if (/realisasi/i.test(text)) return false;
  const isLonger = LONGER.test(text) && !WEEKLY.test(text);
  return isLonger || [PLANS, PRICES, AREAS, CHILDREN, STOCKS, WIDER].some((words) => words.test(text));
}

/** True for a title of the whole regency: 'REKAPITULASI HARGA KABUPATEN KUTAI BARAT'. */
export const isOfRegency = (text: string): boolean =>
  /\bse ?-? ?kab(upaten)?\b|\b(rekap\p{L}*|total|neraca|rata ?-? ?rata|rerata|rataan)\b.{0,16}\bkab(upaten)?\b|\bharga kab(upaten)?\b/iu.test(
    text,
  );

/** True for a line between rows that names a bigger area than a kecamatan: 'Provinsi', 'Rata-rata Kabupaten'. */
export const isWiderArea = (text: string): boolean =>
  /^(?:prov(?:insi)?|kab(?:upaten)?|nasional)\b/i.test(text) || isOfRegency(text);

/** True for a line of the same figures as the table's own, below which others may have stood. */
export const endsOtherKind = (text: string): boolean =>
  /\b(realisasi|eceran|konsumen|semua|balita|bulan ini|minggu ini)\b/i.test(text);
