import type { Cell } from '@/shared/spreadsheet';

/** A row of a file: its number there, counted as spreadsheets do, and its fields. */
export interface FileRow {
  /** Its key within the file. */
  id: string;
  nomor: number;
  isian: Record<string, Cell>;
  /** Figures that are not certain, or none, by the field: the cell stays as it was written. */
  doubts: Readonly<Record<string, FigureDoubt>>;
  /** Names that a cell may mean, by the field. */
  likely: Readonly<Record<string, readonly string[]>>;
}

export interface FigureDoubt {
  sentence: string;
  /** All that it may mean; empty where it is no figure. */
  asks: readonly number[];
}

/** The key of the answer to a doubt. */
export const figureAnswer = (row: string, column: string): string => `angka/${row}/${column}`;
