import { followed } from '@/shared/lib/followed';
import { type Cell, createCells, type Sheeted } from './cells';
import { shownText } from './change';
import { type Arrow, type Command, commandOf, type Mode, type Way } from './keys';
import { placeAfter } from './ways';

/** The cell that has the focus, and what is being typed in it: null while nothing is. */
export interface Now extends Cell {
  text: string | null;
}

/** As long as the heights say nothing. */
const ROW_PX = 40;

/**
 * The keyboard of the grid. It works on the fields themselves, beside React: a key that moves has moved when the next one
 * is pressed, however slow the screen is drawn, so that no figure gets into the wrong cell.
 */
export function createSheet() {
  let known: Sheeted | null = null;
  let mode: Mode = 'pilih';
  let field: HTMLInputElement | null = null;
  const now = followed<Now | null>(null);
  const cells = createCells(() => known);

  /** Nothing is typed in the cell (any more). */
  function rest(): void {
    mode = 'pilih';
    const at = now.get();
    if (at && at.text !== null) now.set({ ...at, text: null });
    if (field) delete field.dataset['ubah'];
    field?.setAttribute('data-pilih', '');
  }

  /** Takes over what was typed into the cell that has the focus. */
  function commit(): void {
    const at = now.get();
    const text = at?.text?.trim() ?? null;
    if (field && at && (text !== null || mode === 'ubah')) field.value = shownText(text ?? cells.stored(at));
    rest();
    if (at && text !== null) cells.enter([{ key: at.key, figure: at.figure, text }]);
  }

  function go(way: Way): boolean {
    const at = now.get();
    if (!known || !at) return false;
    const page = Math.max(1, Math.floor(known.root.clientHeight / (field?.offsetHeight || ROW_PX)) - 2);
    const place = placeAfter(cells.placeOf(at), way, {
      rows: known.rows.length,
      columns: known.figures.length,
      page,
    });
    const next = place && cells.fieldAt(place.row, place.column);
    if (!next) return false;
    if (next === field) {
      commit();
      known.table.setFocusedCell(at.key, at.figure);
      next.select();
    } else next.focus();
    return true;
  }

  function extend(arrow: Arrow): void {
    if (!known) return;
    commit();
    known.table.extendCellSelection(arrow);
    const range = known.table.atoms.cellSelection.get().at(-1);
    const far = range && cells.fieldOf({ key: range.focusRowId, figure: range.focusColumnId });
    far?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** The caret among the figures, as they are stored. */
  function edit(): void {
    const at = now.get();
    if (!field || !at || field.readOnly) return;
    if (mode === 'pilih') field.value = cells.stored(at);
    mode = 'ubah';
    field.dataset['ubah'] = '';
    delete field.dataset['pilih'];
    field.setSelectionRange(field.value.length, field.value.length);
  }

  function revert(at: Now): void {
    if (field) field.value = shownText(cells.stored(at));
    rest();
    known?.table.setFocusedCell(at.key, at.figure);
    field?.select();
  }

  function act(name: Extract<Command, { act: string }>['act']): void {
    const at = now.get();
    if (!known || !at) return;
    if (name === 'undo' || name === 'redo') known[name]();
    if (name === 'all') known.table.selectAllCells();
    if (name === 'clear') cells.fill(at, '');
    if (name === 'edit') edit();
    if (name === 'revert') revert(at);
    if (name === 'fill') {
      const text = at.text?.trim() ?? cells.stored(at);
      rest();
      cells.fill(at, text);
    }
    if (name === 'fill-down') {
      commit();
      cells.fillDown(now.get());
    }
  }

  return {
    now,
    cells,
    go,
    edit,
    commit,
    selected: () => cells.selected(now.get()),
    /** Where the selection begins. */
    corner: () => {
      const range = cells.bounds(now.get());
      return { row: range?.minRowIndex ?? 0, column: range?.minColumnIndex ?? 0 };
    },
    /** Which columns of a row are selected, from the first to the last: '1-3'. A cell alone has the focus, which says it. */
    columnsIn: (at: number): string => cells.columnsIn(at),
    isTyping: (input: HTMLInputElement) => input === field && (mode === 'ubah' || now.get()?.text !== null),
    /** The caret is among the figures, where a text is pasted as text. */
    isEditing: () => mode === 'ubah',
    attach(next: Sheeted): void {
      known = next;
    },
    detach(): void {
      commit();
      known = null;
    },
    /** Focuses the first cell that lacks its figure. */
    begin(): void {
      const { rows = [], figures = [], mayType } = known ?? {};
      const row = rows.find((one) => mayType?.(one) && figures.some((name) => !one.texts[name])) ?? rows[0];
      const figure = figures.find((name) => !row?.texts[name]) ?? figures[0];
      if (row && figure) cells.fieldOf({ key: row.key, figure })?.focus();
    },
    turn: (way: 'undo' | 'redo') => known?.[way](),
    focused(target: EventTarget | null): void {
      const cell = cellOf(target);
      if (!cell || !known) return;
      field = cell.input;
      mode = 'pilih';
      for (const one of known.root.querySelectorAll('input[tabindex="0"]')) one.setAttribute('tabindex', '-1');
      field.setAttribute('tabindex', '0');
      field.setAttribute('data-pilih', '');
      now.set({ key: cell.key, figure: cell.figure, text: null });
      known.table.setFocusedCell(cell.key, cell.figure);
      field.select();
    },
    blurred(target: EventTarget | null): void {
      if (target !== field) return;
      commit();
      field = null;
    },
    typed(target: EventTarget | null): void {
      const at = now.get();
      if (!field || target !== field || !at) return;
      if (mode === 'pilih') {
        mode = 'ketik';
        delete field.dataset['pilih'];
      }
      now.set({ ...at, text: field.value });
    },
    /** @returns whether the key was the sheet's */
    pressed(event: KeyboardEvent): boolean {
      const command = cellOf(event.target) && commandOf(event, mode);
      if (!command) return false;
      if ('go' in command) return go(command.go);
      if ('extend' in command) extend(command.extend);
      else act(command.act);
      return true;
    },
    /** @returns whether the pointer selects cells, and no text */
    pointed(target: EventTarget | null, isRange: boolean): boolean {
      const at = now.get();
      const gridcell = target instanceof Element ? target.closest('[role=gridcell]') : null;
      const cell = cellOf(gridcell?.querySelector('input') ?? null);
      if (!cell || !known || (cell.input === field && mode !== 'pilih')) return false;
      if (isRange && at) {
        commit();
        known.table.selectCellRange({
          anchorRowId: at.key,
          anchorColumnId: at.figure,
          focusRowId: cell.key,
          focusColumnId: cell.figure,
        });
      } else if (cell.input === field) known.table.setFocusedCell(cell.key, cell.figure);
      else cell.input.focus();
      return true;
    },
  };
}

export type Sheet = ReturnType<typeof createSheet>;

function cellOf(target: EventTarget | null): (Cell & { input: HTMLInputElement }) | null {
  if (!(target instanceof HTMLInputElement) || !target.dataset['figur']) return null;
  return { input: target, key: target.dataset['baris'] ?? '', figure: target.dataset['figur'] };
}
