import { typedText } from '#contract/formulas/nama/typed-text.ts';
import type { Cell, Table } from '@/shared/spreadsheet';
import { spelling } from '../spelling';

export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : typedText(cell ?? '');

const DATE =
  /^(?:\d{1,2} ?(?:-|–|s\/d) ?)?\d{1,2}([/.-])\d{1,2}\1(?:20)?\d\d$|^20\d\d-\d\d-\d\d$|^(?:tgl|tanggal)\.? \d{1,2}$/i;

/** True for a text with letters, or for a date. */
export const isWord = (text: string): boolean => /\p{L}/u.test(text) || DATE.test(text);

/** A year may be a title. */
const isNumeric = (cell: Cell | undefined): boolean =>
  typeof cell === 'number'
    ? cell < 2000 || cell > 2100
    : /^\(?[\d.,]+\)?$/.test(textOf(cell)) && !/^20\d\d$/.test(textOf(cell));

const LABELS =
  /^(kec(amatan)?|kab(upaten)?|prov(insi)?|desa|kelurahan|kampung|minggu|pekan|bulan|bln|tahun|thn|periode|tanggal|tgl|hari|satuan|(nama )?(pasar|lokasi|wilayah|posyandu|puskesmas)|petugas|pencatat|sumber|komodit[ai]s?|tanaman)\.?( ke)?[ .:-]*$/i;

/** 'Kecamatan : Melak' in one cell belongs to a letterhead; 'Harga: Eceran' is a title. */
const isLabelled = (text: string): boolean => {
  const at = text.indexOf(':');
  return at > 0 && text.slice(at + 1).trim() !== '' && LABELS.test(text.slice(0, at).trim());
};

/** 'Kecamatan', ':' and 'Melak' in cells of their own, above a line with something in the same column. */
export function isLetterhead(rows: Table['rows'], at: number): boolean {
  const filled = (rows[at] ?? []).flatMap((cell, column) => (spelling(textOf(cell)) === '' ? [] : { cell, column }));
  const [label, value, more] = filled;
  if (!label || !value || more || !LABELS.test(textOf(label.cell))) return false;
  return [label, value].every(({ column }) => textOf(rows[at + 1]?.[column]) !== '') || value.column > label.column + 1;
}

/** A line of titles has two texts at least, and no figures. */
export function mayBeTitles(cells: readonly Cell[]): boolean {
  if (cells.some((cell) => typeof cell === 'number' && isNumeric(cell))) return false;
  const texts = new Set<string>();
  for (const cell of cells) {
    if (cell === null || cell === '') continue;
    const text = textOf(cell);
    if (isNumeric(cell) || isLabelled(text)) return false;
    texts.add(text.includes('%') ? text : spelling(text));
  }
  texts.delete('');
  return texts.size > 1;
}

const TIME_GROUP = /\b(minggu|pekan|mgg|tanggal|tgl|hari|bulan|bln)\b/i;
const TIME_NUMBER = /^(?:[1-9]|[12]\d|3[01])(?:[./-]\d{1,2})?$/;

const nearestText = (cells: readonly Cell[] | undefined, column: number): string =>
  textOf(cells?.slice(0, column + 1).findLast((cell) => textOf(cell) !== ''));

/** Numbers of weeks or days below 'Minggu ke-', 'Tanggal' or 'Harga Eceran' are titles too; rows have a name before their numbers. */
function areTimeNumbers(rows: Table['rows'], at: number): boolean {
  const above = rows[at - 1] ?? [];
  const numbers = (rows[at] ?? []).flatMap((cell, column) =>
    textOf(cell) === '' ? [] : { text: textOf(cell), column },
  );
  const firsts = [above, rows[at - 2] ?? []].map((line) => line.findIndex((cell) => textOf(cell) !== ''));
  const first = Math.min(...firsts.filter((one) => one >= 0));
  if (numbers.length < 2 || (numbers[0]?.column ?? 0) <= first) return false;
  if (!numbers.every(({ text }) => TIME_NUMBER.test(text))) return false;
  const isInTime = ({ column }: { column: number }) =>
    [above, rows[at - 2]].some((line) => TIME_GROUP.test(nearestText(line, column)));
  return numbers.every(isInTime) || numbers.some(({ column }) => textOf(above[column]) === '');
}

/** A line below the first one of a head: groups may stand in it several times. */
export function mayGoOn(rows: Table['rows'], at: number): boolean {
  const cells = rows[at] ?? [];
  if (mayBeTitles(cells) || areTimeNumbers(rows, at)) return true;
  const filled = cells.flatMap((cell, column) => (textOf(cell) === '' ? [] : { cell, column }));
  const first = (rows[at - 1] ?? []).findIndex((cell) => textOf(cell) !== '');
  return (
    filled.length > 1 &&
    (filled[0]?.column ?? 0) > first &&
    filled.every(({ cell }) => !isNumeric(cell) && spelling(textOf(cell)) !== '')
  );
}

/** A line that may stand above a head as the name of its groups. */
export const isGroupLine = (rows: Table['rows'], at: number): boolean =>
  mayBeTitles(rows[at] ?? []) && !isLetterhead(rows, at);

/** A line with a figure behind its name; the number of a title is none, and that of a letterhead. */
export function hasFigures(rows: Table['rows'], at: number): boolean {
  const filled = (rows[at] ?? []).filter((cell) => textOf(cell) !== '');
  const behind = filled.slice(1).filter(isNumeric);
  return behind.length > 0 && !LABELS.test(textOf(filled[0]));
}
