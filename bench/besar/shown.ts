import { whole } from '../lib/figures.ts';
import { type Column, table } from '../lib/table.ts';

/** A page of a list out of so many rows. */
export interface Measured {
  list: string;
  rows: number;
  page: string;
  status: number;
  /** Of an answer for which nothing is remembered, and of the others. */
  first: number;
  ms: number;
  /** The shortest: what others at the same cores add least to. */
  fastest: number;
  /** As many times as out of few rows. */
  ratio: number;
  held: number;
}

const columns = {
  list: ['list', ({ list }) => list.replace(/[?&]( |$)/, '$1')],
  rows: ['rows', ({ rows }) => whole(rows)],
  status: ['status', ({ status }) => String(status)],
  ms: ['ms', ({ ms }) => ms.toFixed(2)],
  fastest: ['fastest ms', ({ fastest }) => fastest.toFixed(2)],
  ratio: ['of few rows', ({ ratio }) => ratio.toFixed(2)],
  first: ['after a write ms', ({ first }) => first.toFixed(2)],
  held: ['process held ms', ({ held }) => held.toFixed(1)],
} satisfies Record<string, Column<Measured>>;

export const pageByPage = (measured: readonly Measured[]): string => {
  const { list, ...others } = columns;
  return table<Measured>([list, ['page', ({ page }) => page], ...Object.values(others)], measured);
};

/** A row for each list and number of rows: of each figure the highest of its pages. */
export function inShort(measured: readonly Measured[]): string {
  const groups = Map.groupBy(measured, ({ list, rows }) => `${list} ${rows}`);
  const most = (pages: readonly Measured[], of: 'status' | 'first' | 'ms' | 'fastest' | 'ratio' | 'held') =>
    Math.max(...pages.map((page) => page[of]));
  const dearest = [...groups.values()].flatMap((pages) =>
    pages.slice(0, 1).map((page) => ({
      ...page,
      status: most(pages, 'status'),
      first: most(pages, 'first'),
      ms: most(pages, 'ms'),
      fastest: most(pages, 'fastest'),
      ratio: most(pages, 'ratio'),
      held: most(pages, 'held'),
    })),
  );
  return table<Measured>(Object.values(columns), dearest);
}
