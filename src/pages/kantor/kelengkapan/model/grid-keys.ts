/** A cell by its place. */
export interface Cell {
  row: number;
  column: number;
}

interface Size {
  rows: number;
  columns: number;
}

/** Rows that a page key goes over. */
const PAGE = 10;

/** Where a key leads from a cell; null where it is none of the grid's. With Ctrl the ends are those of the grid. */
export function movedBy(key: string, { row, column }: Cell, { rows, columns }: Size, isWide = false): Cell | null {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const to = (nextRow: number, nextColumn: number): Cell => ({
    row: Math.min(Math.max(nextRow, 0), lastRow),
    column: Math.min(Math.max(nextColumn, 0), lastColumn),
  });
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'PageUp':
      return to(row - PAGE, column);
    case 'PageDown':
      return to(row + PAGE, column);
    case 'Home':
      return to(isWide ? 0 : row, 0);
    case 'End':
      return to(isWide ? lastRow : row, lastColumn);
    default:
      return null;
  }
}
