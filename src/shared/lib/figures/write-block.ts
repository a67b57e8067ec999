import { figureText } from './write-figure';

/**
 * Cells as spreadsheets take them from the clipboard. Figures are plain digits, which Excel reads as numbers whatever its
 * language; decimals have our comma: a dot would be a date to an Indonesian Excel ('14.5' is the fourteenth of May), and
 * no text with decimals is a number in both. Names that begin as formulas do stay names.
 */
export const writeBlock = (cells: readonly (readonly (string | number | null)[])[]): string =>
  cells.map((row) => row.map(cellText).join('\t')).join('\n');

function cellText(cell: string | number | null): string {
  if (cell === null || typeof cell === 'number') return figureText(cell);
  const text = /^'*[=+\-@]/.test(cell) ? `'${cell}` : cell;
  return /["\t\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
