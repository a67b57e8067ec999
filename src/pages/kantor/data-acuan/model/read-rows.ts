import { readFigure } from '@/shared/lib/figures';
import { type FileSpec, readOffice } from '@/shared/office-file';
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

/** Reads the rows of an office's file by the same reader as the reports', with their fields by name. */
export async function readRows(table: Table, columns: readonly KolomImpor[]): Promise<ReadRows> {
  const needed = columns.filter(({ isNeeded }) => isNeeded);
  const office = await readOffice(table, specOf(columns), {});
  const lacks = needed.filter(
    ({ name }) => 'refused' in office || !office.columns.some((column) => column.name === name),
  );
  if ('refused' in office || lacks.length > 0) return { lacks: lacks.map(({ header }) => header) };
  const here = columns.filter(({ name }) => office.columns.some((column) => column.name === name));
  return {
    rows: office.rows.map(({ at, cells }) => {
      const isian = Object.fromEntries(here.map(({ name }) => [name, cells[name] ?? null]));
      return { nomor: at, ...withFigures(isian, here) };
    }),
  };
}

const specOf = (columns: readonly KolomImpor[]): FileSpec => ({
  columns: columns.map(({ name, header, also, digits }) => ({
    ...{ name, header, also },
    ...(digits ? { figure: 'whole' as const, unit: digits.unit } : { isText: true }),
  })),
  subject: columns.find(({ isNeeded }) => isNeeded)?.name ?? columns[0]?.name ?? '',
});

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
