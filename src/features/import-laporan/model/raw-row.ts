import { type Cell, type Mark, markAt, type Table } from '@/shared/spreadsheet';
import { type Column, type Found, PERIODE } from './columns';

/** A row of a file by the names of its columns, as it was read or repaired since. */
export interface RawRow {
  /** Its number in the file, counted as spreadsheets do. */
  at: number;
  cells: Readonly<Record<string, Cell>>;
  marks: Readonly<Record<string, Mark>>;
}

/** What was repaired, by the row's number and the column's name. */
export type Repairs = Readonly<Record<string, string>>;

export const repairAt = (row: number, column: string): string => `${row}/${column}`;

export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '').trim();

/** The rows below the head that say anything: one without a single value is nobody's report. */
export function rawRows({ rows, marks }: Table, { head, at }: Found, columns: readonly Column[], repairs: Repairs) {
  const known = columns.filter(({ name }) => at.has(name));
  const found: RawRow[] = [];
  let blank = 0;
  for (let row = head + 1; row < rows.length; row += 1) {
    const raw: { at: number; cells: Record<string, Cell>; marks: Record<string, Mark> } = {
      at: row + 1,
      cells: {},
      marks: {},
    };
    for (const { name } of known) {
      const column = at.get(name) ?? 0;
      const mark = marks.get(markAt(row, column));
      const repaired = repairs[repairAt(row + 1, name)];
      raw.cells[name] = repaired ?? rows[row]?.[column] ?? null;
      if (mark && repaired === undefined) raw.marks[name] = mark;
    }
    const isFilled = known.some(
      ({ name, figure, isText }) => (figure || isText) && (textOf(raw.cells[name]) !== '' || raw.marks[name]),
    );
    if (isFilled) found.push(raw);
    else if (known.some(({ name }) => name !== PERIODE && textOf(raw.cells[name]) !== '')) blank += 1;
  }
  return { rows: found, blank };
}
