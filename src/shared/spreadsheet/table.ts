/** What a cell holds: text, a number, or nothing. */
export type Cell = string | number | null;

/**
 * The special thing about a cell. rumus: a formula's result when the file was saved; rumus-kosong: a formula that has not
 * been worked out; tanggal: a date; gabung: it is merged with the one whose value it has; persen: a number that its format
 * shows as per cent; tampilan: a number that its format shows as another one.
 */
export type Mark = 'rumus' | 'rumus-kosong' | 'tanggal' | 'gabung' | 'persen' | 'tampilan';

/** A sheet as it was read. */
export interface Table {
  /** What it is called; blank in a file that has only one by its kind. */
  nama: string;
  /** All sheets that the file shows. */
  lembar: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** By `markAt`. */
  marks: ReadonlyMap<string, Mark>;
  /** The text that a reader sees in a cell marked 'tampilan', by `markAt`. */
  shown: ReadonlyMap<string, string>;
  /** Rows and columns that a spreadsheet does not show, counted from 0. */
  hidden: { rows: readonly number[]; columns: readonly number[] };
}

/** A sheet of plain text. */
export const nothingSpecial: Pick<Table, 'marks' | 'shown' | 'hidden'> = {
  marks: new Map(),
  shown: new Map(),
  hidden: { rows: [], columns: [] },
};

/** The key under which a cell is marked. */
export const markAt = (row: number, column: number): string => `${row},${column}`;

/** What a file may have at most. A workbook of ten thousand rows has a tenth of it. */
export const sheetLimits = { bytes: 10_000_000, unpacked: 120_000_000, rows: 20_000, columns: 400 } as const;

/** Why a file is not read, in a sentence for whoever has chosen it. */
export class UnreadableFile extends Error {}

export type Read = { table: Table } | { refused: string };

/** A sheet to be written. */
export interface SheetToWrite {
  nama: string;
  /** The first is the head. */
  rows: readonly (readonly Cell[])[];
  columns: readonly ColumnToWrite[];
  /** Text across the sheet instead of a table: no head, lines wrap. */
  isText?: boolean;
}

export interface ColumnToWrite {
  width: number;
  /** Its cells are only to be read. */
  isQuiet?: boolean;
  /** What may be entered. */
  takes?: { whole: boolean; says: string } | { oneOf: readonly string[] };
}
