import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { ReportRow } from '../config/reports';

export type Selection = ReturnType<typeof useSelection>;

/**
 * The rows that are selected for one act, also from several pages of the list.
 *
 * @param question the filters of the list: another list has no selection
 */
export function useSelection(question: string, pageRows: readonly ReportRow[]) {
  const [selection, setSelection] = useState<{ question: string; rows: ReadonlyMap<number, ReportRow> }>({
    question,
    rows: new Map(),
  });
  const byId = selection.question === question ? selection.rows : new Map<number, ReportRow>();
  // Rows on screen are newer than the selected copies.
  const onPage = new Map(pageRows.map((row) => [row.id, row]));
  const rows = [...byId].map(([id, row]) => newerOf(row, onPage.get(id)));
  const put = (next: Iterable<ReportRow>) => {
    const some = [...next].slice(0, limits.koreksiSekaligus);
    setSelection({ question, rows: new Map(some.map((row) => [row.id, row])) });
  };
  const isAll = pageRows.length > 0 && pageRows.every(({ id }) => byId.has(id));
  return {
    rows,
    has: (id: number) => byId.has(id),
    isFull: byId.size >= limits.koreksiSekaligus,
    isAll,
    toggle: (row: ReportRow) => put(byId.has(row.id) ? rows.filter(({ id }) => id !== row.id) : [...rows, row]),
    togglePage: () =>
      put(
        isAll
          ? rows.filter(({ id }) => !onPage.has(id))
          : new Map([...rows, ...pageRows].map((row) => [row.id, row])).values(),
      ),
    without: (id: number) => put(rows.filter((row) => row.id !== id)),
    replace: (row: ReportRow) => put(rows.map((one) => (one.id === row.id ? { ...one, ...row } : one))),
    clear: () => put([]),
  };
}

const newerOf = (row: ReportRow, pageRow: ReportRow | undefined): ReportRow =>
  pageRow && pageRow.revisi >= row.revisi ? pageRow : row;
