import { typedText } from '#contract/formulas/nama/typed-text.ts';
import type { Cell, Table } from '@/shared/spreadsheet';
import type { FileSpec } from './column';
import { textOf } from './head';
import { spelling } from './spelling';
import { agreement } from './time/period-of';
import { readTime, type WrittenTime } from './time/written-time';

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
}

/** The time is missing where a line says 'minggu lalu'. */
export interface SaidTime {
  time: WrittenTime | null;
  text: string;
}

/** Lines that date or sign the file, not its figures. */
const ABOUT_FILE = /di ?unduh|di ?cetak|di ?perbarui|di ?ekspor|tanggal cetak|sumber|mengetahui|nip\b/i;
const PLACE = /\b(?:kecamatan|kec\b\.?|(?:uptd? )?puskesmas|pkm\b|bpp\b)[\s:.|=-]*([^|,;()]+)/i;
const REGENCY = /\b(?:kabupaten|kab\b\.?|pemerintah kota|kota administrasi)[\s:.|=-]*([^|,;()]+)/i;
/** Words that end the name of a place within its line. */
const BEHIND =
  /\b(minggu|mgg|pekan|bulan|bln|tahun|thn|periode|tanggal|tgl|kab(upaten)?|prov(insi)?|kec(amatan)?|per)\b.*$/i;
const YEAR = /\b(?:tahun|thn|th)\.?(?: anggaran)?[\s:|]*(20\d\d)\b/i;
const EARLIER = /\b(minggu|pekan|bulan|hari|periode|tahun) (lalu|sebelumnya|kemarin)\b|\bkemarin\b/i;
const NOW = /\b(ini|sekarang)\b/i;
const LONGER = /\b(triwulan|semester|tw|kuartal)\b\.? ?[ivx\d]+/i;
const PER = /\b(?:per|\/) ?(?:karung|sak|zak|dus|karton|ons|kuintal|kwintal|kw|gram|ton|\d+ ?(?:kg|liter))\b/i;
const UNIT_OF_ALL = /\bdalam (ribuan|kg|kilogram|kuintal|kwintal|kw|ton|hektare?|ha|are|m2|m²)\b/i;

const distinctTexts = (cells: readonly Cell[]): string[] => [
  ...new Set(cells.map((cell) => textOf(cell)).filter((text) => text !== '')),
];

/** A name behind 'Kecamatan': the longest one that is known, else all until the line speaks of something else. */
function placeIn(line: string, { findPlace }: FileSpec): string | undefined {
  const behind = PLACE.exec(line)?.[1];
  if (behind === undefined) return undefined;
  const name = behind.replace(BEHIND, '').trim();
  const words = name.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const place = findPlace?.(words.slice(0, count).join(' '));
    if (place !== undefined) return place;
  }
  // 'Kecamatan' may be a column's title, or stand in the name of a report.
  return name === '' || name.length > 40 || !/^\p{Lu}/u.test(name) ? undefined : name;
}

function timeIn(line: string): WrittenTime | null {
  const time = readTime(line);
  if (time) return time;
  const year = YEAR.exec(line)?.[1];
  return year === undefined ? null : { tahun: Number(year) };
}

/** A crop alone on its line, or behind a colon. */
function choiceIn(texts: readonly string[], { headChoices = [], place, subject }: FileSpec): Context['choice'] {
  const crops = headChoices.filter(({ column }) => column !== place && column !== subject);
  const candidates = texts.length === 1 ? [texts[0] ?? '', /:\s*(.+)$/.exec(texts[0] ?? '')?.[1] ?? ''] : [];
  for (const { column, find } of crops) {
    const value = candidates.map(find).find((one) => one !== undefined);
    if (value !== undefined) return [column, value];
  }
  return undefined;
}

/** Reads the lines above a table, or between two blocks. The line next to the table has the last word. */
export function contextOf(lines: readonly (readonly Cell[])[], spec: FileSpec): Context {
  const waktu: SaidTime[] = [];
  const context: Context = { waktu };
  for (const cells of lines) {
    const texts = distinctTexts(cells);
    const line = texts.join(' | ');
    if (line === '' || line.length > 400 || ABOUT_FILE.test(line)) continue;
    const [only] = texts;
    const bare = texts.length === 1 && only !== undefined ? spec.findPlace?.(only) : undefined;
    const tempat = placeIn(line, spec) ?? bare ?? spec.placeWithin?.(line);
    if (tempat !== undefined) context.tempat = tempat;
    const kabupaten = REGENCY.exec(line)?.[1]?.replace(BEHIND, '').trim();
    if (kabupaten) context.kabupaten = kabupaten;
    const choice = choiceIn(texts, spec);
    if (choice) context.choice = choice;
    if (PER.test(line)) context.per = line.replaceAll(' | ', ' ');
    const satuan = UNIT_OF_ALL.exec(line)?.[1];
    if (satuan) context.satuan = satuan;
    if (spec.periode && ((EARLIER.test(line) && !NOW.test(line)) || LONGER.test(line)))
      waktu.push({ time: null, text: line });
    const time = spec.periode && timeIn(line.replaceAll(' | ', ' '));
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

/** The place and time in the name of a worksheet: 'Melak', 'Minggu IV'. */
export function sheetContext({ nama, lembar }: Pick<Table, 'nama' | 'lembar'>, spec: FileSpec): Context {
  const text = typedText(nama);
  if (text === '' || lembar[0] === '') return { waktu: [] };
  const tempat = spec.findPlace?.(text.replace(/^kec(amatan)?[. ]+/i, ''));
  const time = spec.periode ? readTime(text) : null;
  return { ...(tempat !== undefined && { tempat }), waktu: time ? [{ time, text }] : [] };
}

/** True where a file's regency is another one than the own. */
export const isOtherRegency = (said: string, own: string): boolean =>
  !spelling(said).includes(spelling(own)) && !spelling(own).includes(spelling(said)) && !/^\/? ?kota$/i.test(said);
