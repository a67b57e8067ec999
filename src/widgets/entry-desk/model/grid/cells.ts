import type { CellSelectionBounds } from '@tanstack/react-table';
import type { IsianRow, Ketikan } from '@/entities/laporan';
import type { GridTable } from './table';

/** What a sheet has to know of the screen that it stands on. */
export interface Sheeted {
  root: HTMLElement;
  table: GridTable;
  /** Those on screen, in their order. */
  rows: readonly IsianRow[];
  figures: readonly string[];
  mayType: (row: IsianRow) => boolean;
  /** A typed text as a form holds it; as it is where it cannot be read. */
  held: (figure: string, text: string) => string;
  enter: (typed: readonly Ketikan[]) => void;
  undo: () => void;
  redo: () => void;
}

/** A figure of a row. */
export interface Cell {
  key: string;
  figure: string;
}

/** The cells of a sheet, its selection and its fields. */
export function createCells(known: () => Sheeted | null) {
  const rowOf = (key: string | undefined) => known()?.rows.find((row) => row.key === key);
  const stored = ({ key, figure }: Cell) => rowOf(key)?.texts[figure] ?? '';

  const mayType = (key: string) => {
    const row = rowOf(key);
    return row !== undefined && known()?.mayType(row) === true;
  };

  /**
   * What stands in a cell that a text was typed into, before anything is drawn anew: a '-' changes nothing, and what another
   * officer has entered meanwhile stays.
   */
  const standing = (cell: Cell, text: string | null): string =>
    text !== null && mayType(cell.key) ? (known()?.held(cell.figure, text) ?? text) : stored(cell);

  const placeOf = ({ key, figure }: Cell) => ({
    row: known()?.rows.findIndex((row) => row.key === key) ?? -1,
    column: known()?.figures.indexOf(figure) ?? -1,
  });

  function fieldOf({ key, figure }: Cell): HTMLInputElement | null {
    const field = `input[data-baris="${CSS.escape(key)}"][data-figur="${CSS.escape(figure)}"]`;
    return known()?.root.querySelector<HTMLInputElement>(field) ?? null;
  }

  function fieldAt(row: number, column: number): HTMLInputElement | null {
    const [key, figure] = [known()?.rows[row]?.key, known()?.figures[column]];
    return key === undefined || figure === undefined ? null : fieldOf({ key, figure });
  }

  /** The rectangle that is selected; a cell alone where it is no larger. */
  function bounds(at: Cell | null): CellSelectionBounds | null {
    const table = known()?.table;
    // Not asked of the table while nothing is selected: it would build its rows for it, after each figure that is entered.
    const [range] = table && table.atoms.cellSelection.get().length > 0 ? table.getCellSelectionBounds() : [];
    if (range || !at) return range ?? null;
    const { row, column } = placeOf(at);
    return { minRowIndex: row, maxRowIndex: row, minColumnIndex: column, maxColumnIndex: column };
  }

  /** The cell with the focus stands for itself: moving costs the table nothing. */
  function unselect(): void {
    const table = known()?.table;
    if (table && table.atoms.cellSelection.get().length > 0) table.resetCellSelection(true);
  }

  const select = (from: Cell, to: Cell) =>
    known()?.table.selectCellRange({
      anchorRowId: from.key,
      anchorColumnId: from.figure,
      focusRowId: to.key,
      focusColumnId: to.figure,
    });

  function columnsIn(row: number): string {
    const range = bounds(null);
    if (!range || row < range.minRowIndex || row > range.maxRowIndex) return '';
    const isOne = range.minRowIndex === range.maxRowIndex && range.minColumnIndex === range.maxColumnIndex;
    return isOne ? '' : `${range.minColumnIndex}-${range.maxColumnIndex}`;
  }

  /** The cells of the selection, row by row. */
  function selected(at: Cell | null): { row: IsianRow; figure: string }[][] {
    const range = bounds(at);
    const sheet = known();
    if (!sheet || !range) return [];
    const figures = sheet.figures.slice(range.minColumnIndex, range.maxColumnIndex + 1);
    const rows = sheet.rows.slice(range.minRowIndex, range.maxRowIndex + 1);
    return rows.map((row) => figures.map((figure) => ({ row, figure })));
  }

  /** Takes over what is new of it, in the rows that may be typed in. */
  function enter(typed: readonly Ketikan[]): void {
    const sheet = known();
    const held = typed.map((one) => ({ ...one, text: sheet?.held(one.figure, one.text) ?? one.text }));
    const fresh = held.filter(({ text, ...cell }) => mayType(cell.key) && text !== stored(cell));
    if (fresh.length > 0) sheet?.enter(fresh);
  }

  const fill = (at: Cell | null, text: string) =>
    enter(selected(at).flatMap((cells) => cells.map(({ row, figure }) => ({ key: row.key, figure, text }))));

  /** The first row of the selection for all below it; a single row takes what stands above it. */
  function fillDown(at: Cell | null): void {
    const [first = [], ...rest] = selected(at);
    const above = known()?.rows[(bounds(at)?.minRowIndex ?? 0) - 1];
    const source = rest.length > 0 ? first[0]?.row : above;
    const targets = rest.length > 0 ? rest : [first];
    if (!source) return;
    enter(targets.flat().map(({ row, figure }) => ({ key: row.key, figure, text: source.texts[figure] ?? '' })));
  }

  return {
    rowOf,
    stored,
    standing,
    placeOf,
    fieldOf,
    fieldAt,
    bounds,
    select,
    unselect,
    columnsIn,
    selected,
    enter,
    fill,
    fillDown,
  };
}
