import { findColumns } from '@/features/import-laporan';
import type { Cell, Table } from '@/shared/spreadsheet';
import type { KolomImpor } from './acuan';

/** A row of a file: its number there, counted as spreadsheets do, and its fields. */
export interface FileRow {
  nomor: number;
  isian: Record<string, Cell>;
}

/** What a file comes to: its rows, or the columns that it lacks. */
export type ReadRows = { rows: readonly FileRow[] } | { lacks: readonly string[] };

const isBlank = (cell: Cell | undefined): boolean => cell === null || cell === undefined || String(cell).trim() === '';

/** The rows below the head, with their fields by name. Lines without a single value are passed over. */
export function readRows({ rows }: Pick<Table, 'rows'>, columns: readonly KolomImpor[]): ReadRows {
  const found = findColumns({ rows }, columns);
  const lacks = columns.filter(({ name, isNeeded }) => isNeeded && !found?.at.has(name)).map(({ header }) => header);
  if (!found || lacks.length > 0) return { lacks };
  const here = columns.filter(({ name }) => found.at.has(name));
  return {
    rows: rows.flatMap((cells, at) => {
      const isian = Object.fromEntries(here.map(({ name }) => [name, cells[found.at.get(name) ?? 0] ?? null]));
      return at > found.head && !Object.values(isian).every(isBlank) ? [{ nomor: at + 1, isian }] : [];
    }),
  };
}
