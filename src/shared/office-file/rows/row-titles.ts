import type { Cell, Table } from '@/shared/spreadsheet';
import { type FileSpec, figureNamed } from '../column';
import { contextOf, isPlaceOnly } from '../context';
import { isWord, textOf } from '../title/title-lines';
import type { LinePlaces, SkipReason } from './line-places';

const cropsOf = ({ headChoices = [], place, subject }: FileSpec) =>
  headChoices.filter(({ column }) => column !== place && column !== subject);

/** Crops stand on lines of their own where no column has them. */
export const hasCropLines = ({ columns = [] }: LinePlaces, spec: FileSpec): boolean =>
  cropsOf(spec).some(({ column }) => !columns.includes(column));

export function cropNamed(text: string, spec: FileSpec): readonly [column: string, value: string] | undefined {
  for (const { column, find } of text === '' ? [] : cropsOf(spec)) {
    const value = find(text);
    if (value !== undefined) return [column, value];
  }
  return undefined;
}

const isDash = (cell: Cell | undefined): boolean => /^[\s.–—-]*$/.test(textOf(cell));

/** The texts of a line, once each; 'Tanggal' and the date beside it are one. */
function titleTexts(texts: readonly string[]): string[] {
  const all = [...new Set(texts)];
  const [label = '', ...rest] = all;
  return rest.length > 0 && /^(hari|tanggal|tgl|minggu|pekan|bulan|periode|waktu)\b[ :./]*(ke)?[ :.-]*$/i.test(label)
    ? [`${label} ${rest.join(' ')}`]
    : all;
}

/** The reason of a line that only names the place, time or crop of the rows beside it: with its sums, dashes, or nothing. */
export function titleReason(
  filled: readonly { column: number; text: string }[],
  cells: readonly Cell[],
  { name, fields, figures, columns = [] }: LinePlaces,
  spec: FileSpec,
): SkipReason | undefined {
  const words = filled.filter(({ text }) => isWord(text));
  const [sole, other] = titleTexts(words.map(({ text }) => text));
  if (sole === undefined || other !== undefined || !spec.isSubject) return undefined;
  // A crop in its own column belongs to the village above.
  if (words.every(({ column }) => column !== name && fields.includes(column))) return undefined;
  const { tempat, choice, waktu } = contextOf([[sole]], spec, true);
  // A date that is merged over its line stands in the columns of figures, too.
  const marks = figures.filter((column) => !sole.includes(textOf(cells[column])));
  const hasSums = marks.some((column) => !isDash(cells[column]));
  const isName = spec.isSubject(sole);
  if (tempat !== undefined && spec.place !== undefined && isPlaceOnly(sole, spec)) {
    const isInHead = !columns.includes(spec.subject);
    if ((isName && marks.length > 0) || (isInHead && hasSums)) return undefined;
    return hasSums ? 'jumlah' : 'kelompok';
  }
  if (choice && !isName) return hasSums ? 'jumlah' : 'kelompok';
  return waktu.length > 0 && !hasSums && !isName ? 'kelompok' : undefined;
}

/** True for a table whose rows are figures for the most part: 'D', 'N', 'T' below 'Uraian'. */
export function namesFigures(rows: Table['rows'], left: number, spec: FileSpec): boolean {
  const names = rows
    .slice(0, MOST_FIGURES)
    .flatMap((cells) => textOf(cells.slice(left).find((cell) => /\p{L}/u.test(textOf(cell)))) || []);
  return names.filter((name) => figureNamed(name, spec)).length * 2 > names.length;
}
/** A table on its side has no more rows than there are figures in any form. */
const MOST_FIGURES = 40;
