import { chatRow } from './chat';
import { delimited, signOf } from './delimited';

/**
 * Rows of cells of a text that was copied elsewhere: a part of a sheet (tabs), a CSV (';', or ',' where it is no decimal
 * comma), or a list of prices from a chat, one line each, whose greetings and dates are left out.
 */
export function readBlock(text: string): string[][] {
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  if (lines.trim() === '') return [];
  const sign = signOf(lines);
  if (sign) return delimited(lines, sign).map((row) => row.map(shown));
  const rows = lines.split('\n');
  const isColumn = rows.every((row) => !/\p{L}.*[\s:=].*\d/u.test(row));
  if (isColumn) return rows.map((row) => [shown(row.trim())]);
  return rows.map(chatRow).filter((row) => row !== null);
}

/** An apostrophe keeps a spreadsheet from working a text out; it is not part of it. */
const shown = (cell: string): string => (/^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell);
