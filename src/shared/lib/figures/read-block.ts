import { isFigure } from './block-cells';
import { readChat, type UnreadLine } from './chat';
import type { Columns } from './chat-labels';
import { delimited, ofBars, signOf } from './delimited';

export interface Block {
  lines: readonly (readonly string[])[];
  /** Lines of a chat that are not taken. */
  unread: readonly UnreadLine[];
  /** Each line is a name and its figures; below their titles where the first line has no name. */
  isList?: true;
}

/**
 * Rows of cells of a text that was copied elsewhere: a part of a sheet (tabs), a table of Word or the web ('|'), a CSV (';',
 * or ',' where it is no decimal comma), or a list of prices from a chat, one line each.
 *
 * @param columns of the sheet: a chat names them beside its figures
 */
export function readBlock(text: string, columns: Columns = []): Block {
  const whole = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  if (whole.trim() === '') return { lines: [], unread: [] };
  const sign = signOf(whole);
  const table = sign === '|' ? ofBars(whole) : whole;
  if (sign) return { lines: delimited(table, sign).map((row) => row.map(shown)), unread: [] };
  const rows = whole.split('\n');
  const pairs = pairsOf(rows);
  const isColumn = !pairs && rows.every((row) => !/\p{L}.*[\s:=].*\d/u.test(row) || isFigure(row));
  if (isColumn) return { lines: rows.map((row) => [shown(row.trim())]), unread: [] };
  return { ...readChat(pairs ?? rows, columns), isList: true };
}

/** 'Beras', '17.800', 'Telur', '32.000': names and figures on lines of their own, joined; null for any other text. */
function pairsOf(rows: readonly string[]): string[] | null {
  const filled = rows.map((row) => row.trim()).filter(Boolean);
  const isName = (row: string) => /\p{L}{2}/u.test(row) && !/\d/.test(row);
  const isPaired = filled.every((row, at) => (at % 2 === 0 ? isName(row) : /^(rp\.?\s*)?\d/i.test(row)));
  if (!isPaired || filled.length < 4 || filled.length % 2 === 1) return null;
  return filled.flatMap((row, at) => (at % 2 === 0 ? [`${row.replace(/\s*[:=]$/, '')}: ${filled[at + 1]}`] : []));
}

/** An apostrophe keeps a spreadsheet from working a text out; it is not part of it. */
const shown = (cell: string): string => (/^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell);
