import { chatRow } from './chat';
import { delimited, ofBars, signOf } from './delimited';

export interface Block {
  lines: readonly (readonly string[])[];
  /** Lines of a chat in which no figure could be told from its name, as they were written. */
  unread: readonly string[];
}

/**
 * Rows of cells of a text that was copied elsewhere: a part of a sheet (tabs), a table of Word or the web ('|'), a CSV (';',
 * or ',' where it is no decimal comma), or a list of prices from a chat, one line each.
 */
export function readBlock(text: string): Block {
  const whole = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  if (whole.trim() === '') return { lines: [], unread: [] };
  const sign = signOf(whole);
  const table = sign === '|' ? ofBars(whole) : whole;
  if (sign) return { lines: delimited(table, sign).map((row) => row.map(shown)), unread: [] };
  const rows = whole.split('\n');
  const isColumn = rows.every((row) => !/\p{L}.*[\s:=].*\d/u.test(row));
  if (isColumn) return { lines: rows.map((row) => [shown(row.trim())]), unread: [] };
  const lines: string[][] = [];
  const unread: string[] = [];
  for (const row of rows) {
    const cells = chatRow(row);
    if (cells) lines.push(cells);
    else if (row.trim() !== '') unread.push(row.trim());
  }
  return { lines, unread };
}

/** An apostrophe keeps a spreadsheet from working a text out; it is not part of it. */
const shown = (cell: string): string => (/^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell);
