import { isKnownUnit } from '@/shared/lib/figures';
import type { Cell } from '@/shared/spreadsheet';
import { type FileSpec, figureIn } from './column';
import { spelling } from './spelling';
import { agreement, isMonth, type OpenPeriod } from './time/period-of';
import { dayInPeriod } from './time/title-time';
import { readTime, type WrittenTime } from './time/written-time';
import { DESA_TITLES, isVillageTitle, marketName } from './title/place-titles';
import { otherProvince, regencyWithin } from './title/regencies';
import { isOfRegency, isOtherKind } from './title/title-kind';
import { textOf } from './title/title-lines';
import { fullUnit } from './title/title-unit';

/** The place, time and regency that lines around a table name, as they are written. */
export interface Context {
  tempat?: string;
  /** Each time that a line names, with its text. */
  waktu: readonly SaidTime[];
  kabupaten?: string;
  /** A choice that a line names: 'Komoditas : Jagung'. */
  choice?: readonly [column: string, value: string];
  /** A line that says for what amount prices are: 'Harga per karung 50 kg'. */
  per?: string;
  /** The unit of all figures: '(dalam Kg)'. */
  satuan?: string;
  /** A title of another kind of table, or of some of the figures: 'TARGET LUAS TANAM', 'BALITA PEREMPUAN'. */
  lain?: string;
  /** A title of the whole regency. */
  seluruh?: string;
  /** A title of one village, where rows are of kecamatan. */
  desa?: string;
  /** The one figure of which a line speaks: 'HARGA GROSIR'. */
  figure?: string;
}

/** The time is missing where a line says 'minggu lalu'. */
export interface SaidTime {
  time: WrittenTime | null;
  text: string;
}

/** Lines that date, sign or address the file, and say nothing of its figures. */
const ABOUT_FILE =
  /di ?unduh|di ?cetak|di ?perbarui|di ?ekspor|tanggal cetak|^\W*sumber( data)?\b\W|mengetahui|nip\b|^(jl|jalan)\b|\b(telp|kode pos)\b|^(nama )?(petugas|pencatat|penyuluh|kepala|enumerator|kader|surveyor)\b|\b(menjelang|natal|lebaran|idul|ramad(h)?an)\b|\b(peraturan|permen\p{L}*|perbadan|perpres|perda|perbup|keputusan)\b|^(nomor|lampiran)\b/iu;
/** What stands behind 'sumber' is no place of the figures. */
const SOURCE = /\(?\bsumber( data)?\s*[:=].*$/i;
/** 'Sendawar, 3 Januari 2026' */
export const PLACE_AND_DATE = /^\p{L}[\p{L} .'-]*, *(tgl\.? *)?[\d._…]* *\p{L}{3,} +20\d\d$/iu;
const PLACE = /\b(?:kecamatan|kec\b\.?|(?:uptd? )?puskesmas|pkm\b|bpp\b)[\s:.|=-]*([^|,;()]+)/i;
const REGENCY =
  /\b(?:kabupaten|pemkab\b\.?|kab\b\.?|pemerintah kota|kota administrasi|kota(?=[\s:.|=-]+\p{Lu}))[\s:.|=-]*([^|,;()]+)/iu;
/** Words that end the name of a place within its line. */
const BEHIND =
  /\b(minggu|mgg|pekan|bulan|bln|tahun|thn|periode|tanggal|tgl|kab(upaten)?|prov(insi)?|kec(amatan)?|per|20\d\d|jan(?:uari)?|feb(?:ruari)?|maret|april|mei|juni|juli|agustus|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|nopember|des(?:ember)?)\b.*$/i;
const YEAR = /\b(?:tahun|thn|th|t\.?a\b)\.?(?: anggaran)?[\s:|]*(20\d\d)\b|(?<![\d/.-])(20\d\d)$/i;
const EARLIER = /\b(minggu|pekan|bulan|hari|periode|tahun) (lalu|sebelumnya|kemarin)\b|\bkemarin\b/i;
const NOW = /\b(ini|sekarang)\b/i;
/** True for a text that speaks of an earlier time than the open one: 'harga minggu lalu'. */
export const saysEarlier = (text: string): boolean => EARLIER.test(text) && !NOW.test(text);
const LONGER =
  /\b(triwulan|semester|sem|smt|tw|kuartal)\b\.? ?[ivx\d]+|\b(januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|no[vp]ember) ?(-|–|s\/d|s\.d\.?|sampai|dan|&) ?(februari|maret|april|mei|juni|juli|agustus|september|oktober|no[vp]ember|desember)\b/i;
/** True for a text of an earlier time, or of several months: 'minggu lalu', 'triwulan I'. */
export const saysNoPeriod = (text: string): boolean => saysEarlier(text) || LONGER.test(text);
const AMOUNT =
  '(?:karung|sak|zak|dus|karton|peti|bal|ikat|bungkus|bks|ekor|butir|buah|biji|sisir|tandan|botol|kaleng|ons|kuintal|kwintal|kw|gram|ton|\\d+ ?(?:gr|gram|kg|kilo|butir|liter))\\b';
const PER = new RegExp(`(?:\\bper |/ ?|\\bsatuan ?:? ?)${AMOUNT}`, 'i');
/** '(dalam Kg)', 'Satuan: Kg', '(Rp 000)', 'Angka x 1000'. */
const UNIT_OF_ALL =
  /\b(?:dalam|dlm)(?: satuan)? ([\p{L}\d² ]+)|\bsatuan[\s:|]+([^|()]+)|\(\s*((?:rp\.? ?)?(?:0?00|ribuan|ribu|rb|juta|jt|kg|kilo|kilogram|kuintal|kwintal|kw|kwt|ku|ton|hektare?|ha|are|m2|m²)(?: (?:rp|rupiah|ton))?)\s*\)|\bangka (x ?1[.,]?000)|((?:dalam )?ribuan (?:rp|rupiah|ton))/iu;

/** 'Satuan: Borong' is a unit of which nothing is known. */
const isUnknownUnit = (satuan: string): boolean =>
  /^\p{L}{3,}$/u.test(satuan) &&
  !isKnownUnit(fullUnit(satuan)) &&
  !/^(rp|rupiah|ribu\p{L}*|juta|anak|orang|jiwa|balita|persen|kerja|pendidikan|tugas|perangkat)$/iu.test(satuan);

const distinctTexts = (cells: readonly Cell[]): string[] => [
  ...new Set(cells.map((cell) => textOf(cell)).filter((text) => text !== '')),
];

/** The kecamatan that a market's name shortens; undefined where it shortens several or none. */
function marketPlace(line: string, { placesLike }: FileSpec): string | undefined {
  const name = marketName(line)?.replace(BEHIND, '').trim() ?? '';
  const [place, other] = name === '' ? [] : (placesLike?.(name) ?? []);
  const isPart = place
    ?.toLowerCase()
    .split(' ')
    .includes(name.toLowerCase().split(' ')[0] ?? '');
  return other === undefined && isPart ? place : undefined;
}

/** A name behind 'Kecamatan': the longest one that is known, else all until the line speaks of something else. */
function placeIn(line: string, spec: FileSpec): string | undefined {
  const behind = PLACE.exec(line)?.[1];
  if (behind === undefined) return undefined;
  const several = spec.placeWithin?.(line);
  if (several !== undefined && spec.findPlace?.(several) === undefined) return several;
  const { findPlace } = spec;
  const name = behind.replace(BEHIND, '').trim();
  const words = name.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const place = findPlace?.(words.slice(0, count).join(' '));
    if (place !== undefined) return place;
  }
  // 'Kecamatan' may be a column's title, or stand in the name of a report.
  return name === '' || name.length > 40 || !/^\p{Lu}/u.test(name) ? undefined : name;
}

export function timeIn(line: string): WrittenTime | null {
  const time = readTime(line);
  if (time) return time;
  const [, labelYear, lastYear] = YEAR.exec(line) ?? [];
  const year = labelYear ?? lastYear;
  return year === undefined ? null : { tahun: Number(year) };
}

/** 'Tgl 16' is a day of the month of the open period. */
function dayIn(line: string, periode: OpenPeriod): WrittenTime | null {
  const day = /^(?:tgl|tanggal)\.?[ :|]*(\d{1,2})$/i.exec(line)?.[1];
  return readTime((day && dayInPeriod(Number(day), periode)) ?? '');
}

const CROP = /^(?:komodit[ai]s?|(?:jenis )?tanaman)\s*[:|.]\s*(.+)$/i;

/** A crop alone on its line, or behind a colon; one that is unknown where the line calls it so. */
function choiceIn(texts: readonly string[], { headChoices = [], place, subject }: FileSpec): Context['choice'] {
  const crops = headChoices.filter(({ column }) => column !== place && column !== subject);
  const line = texts.filter((text) => text !== ':').join(texts.length > 1 && !texts[0]?.endsWith(':') ? ': ' : ' ');
  const cropText = CROP.exec(line)?.[1]?.trim();
  const sole = texts.length === 1 ? (texts[0] ?? '') : undefined;
  const candidates = [sole, sole && /:\s*(.+)$/.exec(sole)?.[1], cropText].flatMap((text) => text ?? []);
  for (const { column, find } of crops) {
    const bare = candidates.map((text) => text.replace(/^(?:\d+|[IVX]+|[A-Z])[.)]\s*/, ''));
    const value = bare.map(find).find((one) => one !== undefined) ?? cropText;
    if (value !== undefined) return [column, value];
    const words = (texts.length === 1 ? (sole ?? '') : '').split(' ');
    const pairs = words.flatMap((word, at) => [`${word} ${words[at + 1] ?? ''}`.trim(), word]);
    const values = new Set(pairs.flatMap((text) => find(text) ?? []));
    const [only, other] = values;
    if (only !== undefined && other === undefined) return [column, only];
  }
  return undefined;
}

/** A line that names a place and nothing else, with its sums or without: 'Jumlah Kec. Melak', 'I. BARONG TONGKOK'. */
export function isPlaceOnly(text: string, { findPlace }: FileSpec): boolean {
  const bare = text
    .replace(/^(?:\d+|[IVX]+|[A-Z])[.)]\s*/, '')
    .replace(/^(?:(?:sub ?)?(?:jumlah|jml|total)|rata ?-? ?rata|rerata)\b[\s:.]*/i, '')
    .replace(/^(?:kec(?:amatan)?|(?:uptd? )?puskesmas|pkm|bpp|wilayah)\b[\s:.]*/i, '');
  return findPlace?.(bare) !== undefined;
}

const isVillageFile = ({ columns, subject }: FileSpec): boolean =>
  DESA_TITLES.includes(columns.find(({ name }) => name === subject)?.header ?? '');

/** Another regency or province that a line names; a group between rows may be called after one: 'Bawang Brebes'. */
export function regencyElsewhere(line: string, { kabupaten: own }: Pick<FileSpec, 'kabupaten'>): string | undefined {
  if (own === undefined || spelling(line).includes(spelling(own))) return undefined;
  const province = otherProvince(line, own);
  return province === undefined ? regencyWithin(line) : `Provinsi ${province}`;
}

/**
 * Reads the lines above a table, or between two blocks. The line next to the table has the last word; a place that is called
 * so gives way to none that only stands in a line.
 *
 * @param isBelowRows a signature with its date closes the rows above
 */
export function contextOf(lines: readonly (readonly Cell[])[], spec: FileSpec, isBelowRows = false): Context {
  const waktu: SaidTime[] = [];
  const context: Context = { waktu };
  let isCalled = false;
  for (const cells of lines) {
    const texts = distinctTexts(cells).map((text) =>
      text
        .replace(SOURCE, '')
        .replace(/\bkel\.?\s*\/\s*des\.?/i, 'Desa')
        .trim(),
    );
    const line = texts.join(' | ');
    if (line === '' || line.length > 400 || ABOUT_FILE.test(line)) continue;
    const isDated = texts.some((text) => PLACE_AND_DATE.test(text));
    if (isDated && isBelowRows) continue;
    const words = texts.filter((text) => /\p{L}/u.test(text));
    const [only] = words;
    const bare = words.length === 1 && only !== undefined ? spec.findPlace?.(only) : undefined;
    const calledPlace = isDated ? undefined : placeIn(line, spec);
    const tempat =
      calledPlace ?? (isDated || isCalled ? undefined : (bare ?? spec.placeWithin?.(line) ?? marketPlace(line, spec)));
    if (tempat !== undefined) context.tempat = tempat;
    isCalled ||= calledPlace !== undefined;
    const kabupaten = REGENCY.exec(line)?.[1]?.replace(BEHIND, '').trim();
    const otherRegency = isBelowRows || tempat !== undefined ? undefined : regencyElsewhere(line, spec);
    if (kabupaten) context.kabupaten = kabupaten;
    else if (otherRegency !== undefined) context.kabupaten = otherRegency;
    const choice = choiceIn(texts, spec);
    const figure = figureIn(line, spec);
    if (figure !== undefined) context.figure = figure;
    if (choice) context.choice = choice;
    if (!isVillageFile(spec) && isVillageTitle(line)) context.desa = line;
    if (isOtherKind(line)) context.lain = line;
    if (isOfRegency(line)) context.seluruh = line;
    if (PER.test(line)) context.per = line.replaceAll(' | ', ' ');
    const satuan = UNIT_OF_ALL.exec(line)
      ?.slice(1)
      .find(Boolean)
      ?.replace(/^(dalam|dlm) /i, '')
      .trim();
    if (satuan) context.satuan = satuan;
    if (satuan && isUnknownUnit(satuan)) context.lain = line;
    const readsTimes = spec.periode !== undefined || spec.hasManyTimes;
    if (readsTimes && saysNoPeriod(line)) waktu.push({ time: null, text: line });
    const time = readsTimes && (timeIn(line.replaceAll(' | ', ' ')) ?? (spec.periode && dayIn(line, spec.periode)));
    if (time?.minggu !== undefined && spec.periode && isMonth(spec.periode)) context.lain = line;
    if (time)
      waktu.push({ time, text: texts.filter((text) => timeIn(text)).join(', ') || line.replaceAll(' | ', ' ') });
  }
  return context;
}

/** The first time of a context that is not the open period. A single day, such as a letter's date, gives way to a week. */
export function otherTime({ waktu }: Context, { periode }: FileSpec): SaidTime | undefined {
  if (!periode) return undefined;
  const isDay = ({ time }: SaidTime) => time?.hari !== undefined && time.hari[0].hari === time.hari[1].hari;
  const agrees = ({ time }: SaidTime) => time !== null && agreement(time, periode) === 'sama';
  const weeks = waktu.filter((one) => !isDay(one));
  const times = weeks.some(agrees) ? weeks : waktu;
  return times.find((one) => !agrees(one));
}

/** True where a file's regency is another one than the own, whole or shortened: 'Kubar'. */
export function isOtherRegency(said: string, own: string): boolean {
  const words = own.toLowerCase().split(' ');
  const text = said
    .toLowerCase()
    .replace(/^\/? ?kota(?=[ :.|-])/, '')
    .replace(/[^\p{L}/ ]/gu, '')
    .trim();
  if (spelling(text).startsWith(spelling(own)) || /^\/? ?kota$/.test(text)) return false;
  const short = new RegExp(
    `^${words.map((word) => `${word[0]}(?:${word.slice(1).split('').join('?')}?)`).join(' ?')}$`,
  );
  return !short.test(text);
}
