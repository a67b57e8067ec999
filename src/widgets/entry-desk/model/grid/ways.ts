import type { Way } from './keys';

/** A cell by its place among those on screen. */
export interface Place {
  row: number;
  column: number;
}

/** How much there is, and how many rows a page up or down goes. */
interface Extent {
  rows: number;
  columns: number;
  page: number;
}

/** The place where a way leads to; the place itself at an edge, null out of the grid: Tab and Enter lead on from its last cell. */
export function placeAfter({ row, column }: Place, way: Way, { rows, columns, page }: Extent): Place | null {
  const lastRow = rows - 1;
  const lastColumn = columns - 1;
  const inRow = (wanted: number, at = column): Place => ({ row: Math.min(Math.max(wanted, 0), lastRow), column: at });
  switch (way) {
    case 'up':
      return inRow(row - 1);
    case 'down':
      return inRow(row + 1);
    case 'left':
      return inRow(row, Math.max(column - 1, 0));
    case 'right':
      return inRow(row, Math.min(column + 1, lastColumn));
    case 'next':
      if (column < lastColumn) return inRow(row, column + 1);
      return row < lastRow ? { row: row + 1, column: 0 } : null;
    case 'previous':
      if (column > 0) return inRow(row, column - 1);
      return row > 0 ? { row: row - 1, column: lastColumn } : null;
    // Who types column after column goes on at the head of the next.
    case 'enter':
      if (row < lastRow) return inRow(row + 1);
      return column < lastColumn ? { row: 0, column: column + 1 } : null;
    case 'enter-back':
      if (row > 0) return inRow(row - 1);
      return column > 0 ? { row: lastRow, column: column - 1 } : { row, column };
    case 'row-start':
      return inRow(row, 0);
    case 'row-end':
      return inRow(row, lastColumn);
    case 'top':
      return inRow(0);
    case 'bottom':
      return inRow(lastRow);
    case 'first':
      return inRow(0, 0);
    case 'last':
      return inRow(lastRow, lastColumn);
    case 'page-up':
      return inRow(row - page);
    case 'page-down':
      return inRow(row + page);
  }
}
