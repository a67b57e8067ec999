import { findColumns } from '@/features/import-laporan';
import { readFigure } from '@/shared/lib/figures';
import type { Cell, Table } from '@/shared/spreadsheet';
import type { KolomImpor } from './acuan';

/** A row of a file: its number there, counted as spreadsheets do, and its fields. */
export interface FileRow {
  nomor: number;
  isian: Record<string, Cell>;
  /** Figures that are not certain, or none, by the field: the cell stays as it was written. */
  doubts: Readonly<Record<string, FigureDoubt>>;
}

interface FigureDoubt {
  sentence: string;
  /** All that it may mean; empty where it is no figure. */
  asks: readonly number[];
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
      const isRow = at > found.head && !Object.values(isian).every(isBlank);
      return isRow ? [{ nomor: at + 1, ...withFigures(isian, here) }] : [];
    }),
  };
}

/** Reads the figures of a row as the whole product does (rulings 37). */
function withFigures(isian: Record<string, Cell>, columns: readonly KolomImpor[]): Omit<FileRow, 'nomor'> {
  const read = { ...isian };
  const doubts: Record<string, FigureDoubt> = {};
  for (const { name, digits } of columns) {
    const cell = isian[name];
    if (!digits || cell === null || cell === undefined) continue;
    const reading = readFigure(cell, 'whole', digits.unit);
    if (reading.is === 'figure') {
      read[name] = reading.value;
      const sentence = digits.doubtOf?.(reading.value);
      if (sentence) doubts[name] = { sentence, asks: [reading.value] };
    } else if (reading.is === 'blank') read[name] = null;
    else doubts[name] = { sentence: reading.sentence, asks: reading.is === 'asked' ? reading.asks : [] };
  }
  return { isian: read, doubts };
}
