import type { Cell, Table } from '@/shared/spreadsheet';
import type { FileSpec } from './column';
import { type Context, contextOf } from './context';
import { findHeads, type Head, textOf } from './head';
import { otherUnit, type Title, type titleReader } from './title';

/** A head with the lines below it, and all that the lines above it say. */
export interface Block {
  head: Head;
  /** The first line behind the block. */
  end: number;
  context: Context;
  /** The place stands in the block's own title, and not in the letterhead of the whole sheet. */
  hasOwnPlace: boolean;
}

const isBlank = (cells: readonly Cell[] | undefined): boolean => !cells?.some((cell) => textOf(cell) !== '');
const hasNumbers = (cells: readonly Cell[] | undefined): boolean =>
  cells?.some((cell) => typeof cell === 'number') ?? false;
const MOST_TITLE_LINES = 6;

/** The first of the lines that stand together above a head further down. */
function titleStart(rows: Table['rows'], from: number, limit: number): number {
  let start = from;
  for (let row = from - 1; row >= Math.max(limit, from - MOST_TITLE_LINES); row -= 1) {
    if (hasNumbers(rows[row])) break;
    const isGap = isBlank(rows[row]);
    if (isGap && start < from) break;
    if (!isGap) start = row;
  }
  return start;
}

const cut = (rows: Table['rows'], from: number, to: number, { left, right }: Pick<Head, 'left' | 'right'>) =>
  rows.slice(from, to).map((cells) => cells.slice(left, right));

/** '(dalam Kg)' above a table holds for all figures whose titles name no unit. */
function inUnit(titles: readonly Title[], satuan: string | undefined, { columns }: FileSpec): readonly Title[] {
  if (satuan === undefined) return titles;
  return titles.map((title) => {
    const field = columns.find(({ name, figure }) => figure && name === title.names[0]);
    const other = field && title.satuan === undefined ? otherUnit(satuan, field.unit) : undefined;
    return other === undefined || /[([]/.test(title.text) ? title : { ...title, satuan: other };
  });
}

/** Cuts a sheet into its blocks. A block without a place or time of its own has those of the letterhead. */
export function blocksOf(table: Table, spec: FileSpec, read: ReturnType<typeof titleReader>): Block[] {
  const { rows } = table;
  const heads = findHeads(table, spec, read);
  const [first] = heads;
  if (!first) return [];
  const tops = [...new Set(heads.map(({ from }) => from))];
  const starts = new Map(tops.map((from, at) => [from, at === 0 ? 0 : titleStart(rows, from, tops[at - 1] ?? 0)]));
  const letterhead = contextOf(rows.slice(0, first.from), spec);
  const isMany = heads.length > 1;
  return heads.map((bare) => {
    const head = { ...bare, titles: inUnit(bare.titles, letterhead.satuan, spec) };
    const at = tops.indexOf(head.from);
    const next = tops[at + 1];
    const start = starts.get(head.from) ?? 0;
    const near = at === 0 ? titleStart(rows, head.from, 0) : start;
    const own = contextOf(cut(rows, near, head.from, head), spec);
    return {
      head,
      end: next === undefined ? rows.length : (starts.get(next) ?? next),
      context: { ...letterhead, ...own, waktu: own.waktu.length > 0 ? own.waktu : letterhead.waktu },
      hasOwnPlace: isMany && own.tempat !== undefined,
    };
  });
}
