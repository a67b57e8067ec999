import type { Cell, Mark } from '@/shared/spreadsheet';
import type { FigureQuestion } from '../number-style';

/** A row of a file by the names of its fields, as it was read or repaired since. */
export interface RawRow {
  /** Its key within the file; one line may hold several rows, such as one for each crop. */
  id: string;
  /** Its line in the file, counted as spreadsheets do. */
  at: number;
  cells: Readonly<Record<string, Cell>>;
  marks: Readonly<Record<string, Mark>>;
  /** Questions about figures that other figures of the column make doubtful. */
  questions: Readonly<Record<string, FigureQuestion>>;
  /** The text of the file, where a field was filled by anything else: 'sda', a sum's parts. */
  fileTexts: Readonly<Record<string, string>>;
  /** The titles of its figures' columns, while a unit in them is still in question. */
  titles: Readonly<Record<string, string>>;
  /** Its texts in columns that no field takes, such as remarks or 'JK'. */
  remarks: readonly string[];
  /** A line above it within the table that speaks of figures of another kind: 'Tingkat Produsen'. */
  otherKind?: string;
  /** A sentence about the whole line. */
  problem?: string;
  /** The market, posyandu or variety of the row, and the unit that it names. */
  label?: string;
  satuan?: string;
}

/** Repaired cells, by the row's key and the field's name. */
export type Repairs = Readonly<Record<string, string>>;

export const repairAt = (row: string, column: string): string => `${row}/${column}`;

/** A row with one cell put right; what was doubtful about it is settled. */
export function withRepair(raw: RawRow, column: string, text: string): RawRow {
  const { [column]: _mark, ...marks } = raw.marks;
  const { [column]: _question, ...questions } = raw.questions;
  const { [column]: _title, ...titles } = raw.titles;
  return { ...raw, cells: { ...raw.cells, [column]: text }, marks, questions, titles };
}

/** A row with all of its cells that were put right. */
export const repairedRow = (raw: RawRow, columns: readonly string[], repairs: Repairs): RawRow =>
  columns.reduce((row, column) => {
    const text = repairs[repairAt(raw.id, column)];
    return text === undefined ? row : withRepair(row, column, text);
  }, raw);
