import type { Cell, Table } from '@/shared/spreadsheet';
import { type FileSpec, figureNamed } from '../column';
import type { ReadBlock } from '../read-blocks';
import { isKindTitle, isNumberTitle, isOpenTitle, isUnitTitle, type Title } from '../title/title';
import { isWord, textOf } from '../title/title-lines';

const LEAST_KINDS = 2;
/** Lines that are looked at. */
const SAMPLE = 200;
/** As many lines of a column name figures that it is one of kinds. */
const MOSTLY = 0.5;

/** The column that says which figure a line has: by its title, or by what stands in it ('Uraian' with 'Tanam' and 'Puso'). */
export function kindsAt({ rows }: Table, { head, sources, lines }: ReadBlock, spec: FileSpec): number {
  const isHere = (at: number) => at >= head.left && at < head.right;
  const titled = head.titles.findIndex(({ text }, at) => isHere(at) && isKindTitle(text));
  if (titled >= 0) return titled;
  const usedSources = [...sources.values()].flat();
  const fields = new Set(usedSources.map(({ column }) => column));
  // 'Harga Eceran' beside 'Agen' is a retail price, whatever stands beside it.
  const figures = spec.columns.flatMap(({ name, figure }) => (figure ? (sources.get(name) ?? []) : []));
  if (!figures.every(({ title }) => isOpenTitle(title))) return -1;
  const sample = lines.slice(0, SAMPLE);
  return head.titles.findIndex((_, at) => {
    if (!isHere(at) || fields.has(at)) return false;
    const names = sample.flatMap(({ row }) => figureNamed(textOf(rows[row]?.[at]), spec)?.name ?? []);
    return new Set(names).size >= LEAST_KINDS && names.length > sample.length * MOSTLY;
  });
}

const NO_REMARKS: readonly string[] = [];
/** Amounts for which prices may stand: 'Volume' 5. */
const AMOUNTS = /^(volume|vol|isi|berat|ukuran|netto|qty|banyaknya|kemasan|takaran)\b/i;
/** Columns whose values are short: '0-23', 'L'. */
const OF_CHILDREN = /\b(umur|usia|kelamin|jk|sex)\b|^l ?\/ ?p$/i;

/** Makes the reader of a line's texts in columns that no field takes, with a title or without one. */
export function remarkReader(
  { head, sources }: ReadBlock,
  kinds: number,
): (cells: readonly Cell[]) => readonly string[] {
  const fields = new Set([...sources.values()].flatMap((list) => list.map(({ column }) => column)));
  const isRemark = ({ text }: Title, at: number) =>
    at >= head.left && at !== kinds && !fields.has(at) && !isNumberTitle(text) && !isUnitTitle(text);
  const isOwn = head.titles.map((title, at) => at < head.right && isRemark(title, at));
  const isLast = head.right >= head.titles.length;
  if (!isLast && !isOwn.includes(true)) return () => NO_REMARKS;
  return (cells) => {
    const texts = cells.flatMap((cell, at) => {
      const title = head.titles[at]?.text ?? '';
      if (!(isOwn[at] ?? isLast) || cell === null || cell === '') return [];
      const isAmount = AMOUNTS.test(title) && !isWord(textOf(cell)) && !/^1([.,]0+)?$/.test(textOf(cell));
      if (OF_CHILDREN.test(title) || isAmount) return `${title} ${textOf(cell)}`;
      return typeof cell === 'string' && isWord(cell) ? textOf(cell) : [];
    });
    return texts.length > 0 ? texts : NO_REMARKS;
  };
}
