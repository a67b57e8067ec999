import type { CellSelectionBounds } from '@tanstack/react-table';
import type { IsianRow, Ketikan } from '@/entities/laporan';
import type { Arrow, Way } from './keys';
import type { Later } from './later';
import type { GridTable } from './table';
import { placeAfter } from './ways';

/** What a sheet has to know of the screen that it stands on. */
export interface Sheeted {
  root: HTMLElement;
  table: GridTable;
  /** Those on screen, in their order. */
  rows: readonly IsianRow[];
  /** All rows of the place, also those that a filter hides. */
  all: readonly IsianRow[];
  figures: readonly string[];
  mayType: (row: IsianRow) => boolean;
  /** A typed text as a form holds it; as it is where it cannot be read. */
  held: (figure: string, text: string) => string;
  enter: (typed: readonly Ketikan[]) => void;
  /** The figures in doubt are meant. */
  confirm: (keys: readonly string[]) => void;
  undo: () => void;
  redo: () => void;
  /** Tab or Enter leads on from the last cell. */
  leadOn: () => void;
  /** No cell on screen lacks its figure. */
  sayFull: () => void;
}

/** As long as the heights say nothing. */
const ROW_PX = 40;

/** A figure of a row. */
export interface Cell {
  key: string;
  figure: string;
}

/** The cell that has the focus, and what is being typed in it: null while nothing is. */
export interface Now extends Cell {
  text: string | null;
}

/** The cells of a sheet, its selection and its fields. */
export function createCells(known: () => Sheeted | null, later: Later) {
  /** Figures of cells that were left since the last paint, each by its cell. */
  const left = new Map<string, Ketikan>();
  const rowOf = (key: string | undefined) => known()?.all.find((row) => row.key === key);
  const nameOf = ({ key, figure }: Cell) => `${key} ${figure}`;
  const stored = (cell: Cell) => left.get(nameOf(cell))?.text ?? rowOf(cell.key)?.texts[cell.figure] ?? '';

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

  /** The field that a way leads to; null where it leads out of the grid. */
  function fieldAfter(at: Cell, way: Way, field: HTMLElement | null): HTMLInputElement | null {
    const { rows = [], figures = [], root } = known() ?? {};
    // Asked of the screen only by a key that needs it: it would have to be laid out for that.
    const inView = () => Math.floor((root?.clientHeight ?? 0) / (field?.offsetHeight || ROW_PX));
    const page = way.startsWith('page') ? Math.max(1, inView() - 2) : 0;
    const place = placeAfter(placeOf(at), way, { rows: rows.length, columns: figures.length, page });
    return place && fieldAt(place.row, place.column);
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

  /** Where the selection begins. */
  const corner = (at: Cell | null) => {
    const range = bounds(at);
    return { row: range?.minRowIndex ?? 0, column: range?.minColumnIndex ?? 0 };
  };

  /** The first cell that may be typed in and lacks its figure; the first of all where none does. */
  function firstOpen(): HTMLInputElement | null {
    const { rows = [], figures = [], mayType } = known() ?? {};
    const row = rows.find((one) => mayType?.(one) && figures.some((name) => !one.texts[name])) ?? rows[0];
    const figure = figures.find((name) => !row?.texts[name]) ?? figures[0];
    return row && figure ? fieldOf({ key: row.key, figure }) : null;
  }

  /** The next cell behind one that may be typed in and lacks its figure, from the top again behind the last. */
  function nextOpen(at: Cell | null): HTMLInputElement | null {
    const { rows = [], figures = [], mayType } = known() ?? {};
    const open = rows.flatMap((row, line) =>
      figures.flatMap((figure, column) => {
        const cell = { key: row.key, figure };
        return mayType?.(row) && stored(cell) === '' ? [{ cell, place: line * figures.length + column }] : [];
      }),
    );
    const { row, column } = at ? placeOf(at) : { row: -1, column: 0 };
    const here = row * figures.length + column;
    const next = open.find(({ place }) => place > here) ?? open[0];
    return next ? fieldOf(next.cell) : null;
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

  /** Extends the selection by an arrow, and brings its far end into sight. */
  function extend(at: Cell | null, arrow: Arrow): void {
    const table = known()?.table;
    if (at && table?.atoms.cellSelection.get().length === 0) table.setFocusedCell(at.key, at.figure);
    table?.extendCellSelection(arrow);
    const range = table?.atoms.cellSelection.get().at(-1);
    const far = range && fieldOf({ key: range.focusRowId, figure: range.focusColumnId });
    far?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }

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

  const held = (typed: Ketikan): Ketikan => ({ ...typed, text: known()?.held(typed.figure, typed.text) ?? typed.text });

  function take(typed: readonly Ketikan[]): void {
    const sheet = known();
    const fresh = typed.map(held).filter(({ text, ...cell }) => mayType(cell.key) && text !== stored(cell));
    if (fresh.length > 0) sheet?.enter(fresh);
  }

  function takeLeft(): void {
    const typed = [...left.values()];
    left.clear();
    for (const one of typed) take([one]);
  }

  /** Takes over what is new of it, in the rows that may be typed in. */
  function enter(typed: readonly Ketikan[]): void {
    takeLeft();
    take(typed);
  }

  /** Takes a figure over once it is painted that its cell is left: a row that is drawn anew would hold the key up. */
  function leave(typed: Ketikan): void {
    left.delete(nameOf(typed));
    left.set(nameOf(typed), held(typed));
    later.add(takeLeft);
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
    enter(
      targets.flat().map(({ row: { key }, figure }) => ({ key, figure, text: stored({ key: source.key, figure }) })),
    );
  }

  return {
    rowOf,
    stored,
    standing,
    placeOf,
    fieldOf,
    fieldAfter,
    bounds,
    corner,
    firstOpen,
    nextOpen,
    select,
    extend,
    unselect,
    columnsIn,
    selected,
    enter,
    leave,
    fill,
    fillDown,
  };
}
