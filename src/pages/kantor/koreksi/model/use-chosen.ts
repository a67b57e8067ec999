import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { ReportRow } from '../config/reports';

/**
 * The rows that are chosen for one act, also from several pages of the list.
 *
 * @param question what the list is asked: another list has none chosen
 */
export function useChosen(question: string, shown: readonly ReportRow[]) {
  const [chosen, setChosen] = useState<{ question: string; rows: ReadonlyMap<number, ReportRow> }>({
    question,
    rows: new Map(),
  });
  const known = chosen.question === question ? chosen.rows : new Map<number, ReportRow>();
  // What is on screen is newer than what was chosen.
  const fresh = new Map(shown.map((row) => [row.id, row]));
  const rows = [...known].map(([id, row]) => newer(row, fresh.get(id)));
  const put = (next: Iterable<ReportRow>) => {
    const some = [...next].slice(0, limits.koreksiSekaligus);
    setChosen({ question, rows: new Map(some.map((row) => [row.id, row])) });
  };
  const isAll = shown.length > 0 && shown.every(({ id }) => known.has(id));
  return {
    rows,
    has: (id: number) => known.has(id),
    isFull: known.size >= limits.koreksiSekaligus,
    isAll,
    toggle: (row: ReportRow) => put(known.has(row.id) ? rows.filter(({ id }) => id !== row.id) : [...rows, row]),
    togglePage: () =>
      put(
        isAll
          ? rows.filter(({ id }) => !fresh.has(id))
          : new Map([...rows, ...shown].map((row) => [row.id, row])).values(),
      ),
    without: (id: number) => put(rows.filter((row) => row.id !== id)),
    replace: (row: ReportRow) => put(rows.map((one) => (one.id === row.id ? { ...one, ...row } : one))),
    clear: () => put([]),
  };
}

const newer = (row: ReportRow, shown: ReportRow | undefined): ReportRow =>
  shown && shown.revisi >= row.revisi ? shown : row;
