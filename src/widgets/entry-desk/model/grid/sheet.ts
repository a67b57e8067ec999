import { followed } from '@/shared/lib/followed';
import { type Cell, createCells, type Now, type Sheeted } from './cells';
import { answersOf, cellOf, showIn, walkAnswers } from './fields';
import { type Command, commandOf, type Mode, type Way } from './keys';
import { createLater } from './later';

/**
 * The keyboard of the grid. It works on the fields themselves, beside React: a key that moves has moved when the next one
 * is pressed, however slow the screen is drawn, so that no figure gets into the wrong cell.
 */
export function createSheet(later = createLater()) {
  let known: Sheeted | null = null;
  let mode: Mode = 'pilih';
  let field: HTMLInputElement | null = null;
  /** A half typed figure stays so while something else has the focus. */
  let isPaused = false;
  /** The text of the cell before anything was typed into it. */
  let before = '';
  /** The text of the cell came back after a kill, and nobody has touched it since: it is not sent by itself. */
  let isRestored = false;
  const now = followed<Now | null>(null);
  /** As the screen shows it: a key is painted before anything is drawn around it. */
  const seen = followed<Now | null>(null);
  now.subscribe(() => later.add(() => seen.set(now.get())));
  const cells = createCells(() => known, later);

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
    if (isPaused || isRestored) return;
    const at = now.get();
    const text = at?.text?.trim() ?? null;
    if (field && at && (text !== null || mode === 'ubah')) showIn(field, cells.standing(at, text));
    rest();
    const isMoved = at && before !== cells.stored(at);
    if (at && text !== null) cells.leave({ key: at.key, figure: at.figure, text, ...(isMoved && { before }) });
  }

  function go(way: Way): boolean {
    const at = now.get();
    if (!known || !at) return false;
    const next = cells.fieldAfter(at, way, field);
    // Behind the last figure a row may have something to ask.
    if (way === 'right' && next === field && answersOf(field)[0]) {
      answersOf(field)[0]?.focus();
      return true;
    }
    if (!next && (way === 'next' || way === 'enter')) {
      commit();
      // Completeness of the place counts this figure.
      later.settleDrawn();
      known.leadOn();
      return true;
    }
    if (!next) return false;
    if (next === field) {
      commit();
      cells.unselect();
      next.select();
    } else next.focus();
    return true;
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

  /** Types a text into a cell, with the caret behind it. @returns false where the cell cannot be typed in */
  function typeOn(cell: Cell, text: string): boolean {
    const input = cells.fieldOf(cell);
    if (!input || input.readOnly) return false;
    input.focus();
    edit();
    input.value = text;
    before = cells.stored(cell);
    now.set({ ...cell, text });
    return true;
  }

  function revert(at: Now): void {
    if (field) showIn(field, cells.stored(at));
    rest();
    cells.unselect();
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
      if (field) showIn(field, cells.standing(at, text));
      rest();
      cells.fill(at, text);
    }
    if (name === 'next-open') nextOpen();
    if (name === 'fill-down') {
      commit();
      cells.fillDown(now.get());
    }
  }

  /** Goes to the next cell that lacks its figure. */
  function nextOpen(): void {
    commit();
    later.settleDrawn();
    const next = cells.nextOpen(now.get());
    if (next) next.focus();
    else known?.sayFull();
  }

  /** For whoever has to see at once what it leads to. */
  function settle(): void {
    commit();
    later.settle();
  }

  return {
    now,
    seen,
    cells,
    go,
    edit,
    nextOpen,
    commit: settle,
    selected: () => cells.selected(now.get()),
    /** Where the selection begins. */
    corner: () => cells.corner(now.get()),
    /** Which columns of a row are selected, from the first to the last: '1-3'. A cell alone has the focus, which says it. */
    columnsIn: (at: number): string => cells.columnsIn(at),
    isTyping: (input: HTMLInputElement) => input === field && (mode === 'ubah' || now.get()?.text !== null),
    /** The caret is among the figures, where a text is pasted as text. */
    isEditing: () => mode === 'ubah',
    attach(next: Sheeted): void {
      known = next;
    },
    detach(): void {
      settle();
      known = null;
    },
    /** Focuses the first cell that lacks its figure, unless somebody was faster. */
    begin(): void {
      if (!now.get()) cells.firstOpen()?.focus();
    },
    confirm: (keys: readonly string[]) => known?.confirm(keys),
    turn: (way: 'undo' | 'redo') => known?.[way](),
    /** Puts back the text of a cell that was being typed when the page was killed. @returns false where that cannot be */
    restore(cell: Cell, text: string): boolean {
      isRestored = typeOn(cell, text);
      return isRestored;
    },
    isPaused: () => isPaused,
    pause(): void {
      isPaused = now.get() !== null;
    },
    /** Goes on in the cell that was paused, with the caret behind what was typed. @returns false where none was */
    resume(): boolean {
      const at = now.get();
      const paused = isPaused && at && cells.fieldOf(at);
      isPaused = false;
      if (!at || !paused) return false;
      if (at.text === null) paused.focus();
      else typeOn(at, at.text);
      return true;
    },
    focused(target: EventTarget | null): void {
      const cell = cellOf(target);
      // The window has the focus again.
      if (!cell || !known || (isRestored && cell.input === field)) return;
      isRestored = false;
      field = cell.input;
      mode = 'pilih';
      const reached = known.root.querySelector('input[tabindex="0"]');
      if (reached !== field) reached?.setAttribute('tabindex', '-1');
      field.setAttribute('tabindex', '0');
      field.setAttribute('data-pilih', '');
      now.set({ key: cell.key, figure: cell.figure, text: null });
      cells.unselect();
      field.select();
    },
    /** @param to what has the focus instead */
    blurred(target: EventTarget | null, to: EventTarget | null): void {
      if (target !== field) return;
      // Another window takes the focus, too.
      if (document.hasFocus()) isRestored = false;
      if (cellOf(to)) commit();
      else settle();
    },
    typed(target: EventTarget | null): void {
      const at = now.get();
      if (!field || target !== field || !at) return;
      isRestored = false;
      if (at.text === null) before = cells.stored(at);
      if (mode === 'pilih') {
        mode = 'ketik';
        delete field.dataset['pilih'];
      }
      now.set({ ...at, text: field.value });
    },
    /** @returns whether the key was the sheet's */
    pressed(event: KeyboardEvent): boolean {
      isRestored = false;
      if (event.target instanceof HTMLButtonElement) return walkAnswers(event.target, event.key, field);
      const command = cellOf(event.target) && commandOf(event, mode);
      // Undo, copy and the like go by the rows as they are.
      if (event.ctrlKey || event.metaKey || (command && 'act' in command)) later.settleDrawn();
      if (!command) return false;
      if ('go' in command) return go(command.go);
      if ('extend' in command) {
        commit();
        cells.extend(now.get(), command.extend);
      } else act(command.act);
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
        cells.select(at, cell);
      } else if (cell.input === cell.input.ownerDocument.activeElement) cells.unselect();
      else cell.input.focus();
      return true;
    },
  };
}

export type Sheet = ReturnType<typeof createSheet>;
