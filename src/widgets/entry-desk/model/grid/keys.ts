/** How the cell with the focus takes keys: as a whole, being typed anew, or with its caret among its figures. */
export type Mode = 'pilih' | 'ketik' | 'ubah';

export type Arrow = 'up' | 'down' | 'left' | 'right';

/** Where to go from a cell. */
export type Way =
  | Arrow
  | 'next'
  | 'previous'
  | 'enter'
  | 'enter-back'
  | 'row-start'
  | 'row-end'
  | 'top'
  | 'bottom'
  | 'first'
  | 'last'
  | 'page-up'
  | 'page-down';

export type Command =
  | { go: Way }
  | { extend: Arrow }
  | { act: 'undo' | 'redo' | 'fill-down' | 'fill' | 'all' | 'clear' | 'revert' | 'edit' | 'next-open' };

const always: Readonly<Record<string, Command>> = {
  Enter: { go: 'enter' },
  'Shift+Enter': { go: 'enter-back' },
  Tab: { go: 'next' },
  'Shift+Tab': { go: 'previous' },
  ArrowUp: { go: 'up' },
  ArrowDown: { go: 'down' },
  PageUp: { go: 'page-up' },
  PageDown: { go: 'page-down' },
  'Ctrl+Home': { go: 'first' },
  'Ctrl+End': { go: 'last' },
  'Ctrl+Enter': { act: 'fill' },
  'Ctrl+D': { act: 'fill-down' },
  Escape: { act: 'revert' },
  F8: { act: 'next-open' },
};

/** As long as the caret has no business in the cell. */
const outsideText: Readonly<Record<string, Command>> = {
  ArrowLeft: { go: 'left' },
  ArrowRight: { go: 'right' },
  Home: { go: 'row-start' },
  End: { go: 'row-end' },
  'Ctrl+ArrowUp': { go: 'top' },
  'Ctrl+ArrowDown': { go: 'bottom' },
  'Ctrl+ArrowLeft': { go: 'row-start' },
  'Ctrl+ArrowRight': { go: 'row-end' },
  'Shift+ArrowUp': { extend: 'up' },
  'Shift+ArrowDown': { extend: 'down' },
  'Shift+ArrowLeft': { extend: 'left' },
  'Shift+ArrowRight': { extend: 'right' },
  F2: { act: 'edit' },
};

/** As long as nothing was typed: afterwards these keys are the text's own. */
const untouched: Readonly<Record<string, Command>> = {
  Delete: { act: 'clear' },
  'Ctrl+A': { act: 'all' },
  'Ctrl+Z': { act: 'undo' },
  'Ctrl+Y': { act: 'redo' },
  'Ctrl+Shift+Z': { act: 'redo' },
};

const tables: Record<Mode, readonly (typeof always)[]> = {
  pilih: [always, outsideText, untouched],
  ketik: [always, outsideText],
  ubah: [always],
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>;

/** What a key asks of the sheet; null where it belongs to the text of the cell, or to the browser. */
export function commandOf(pressed: Pressed, mode: Mode): Command | null {
  if (pressed.altKey || pressed.isComposing) return null;
  const key = pressed.key.length === 1 ? pressed.key.toUpperCase() : pressed.key;
  const chord = [(pressed.ctrlKey || pressed.metaKey) && 'Ctrl', pressed.shiftKey && 'Shift', key];
  const name = chord.filter(Boolean).join('+');
  return tables[mode].find((table) => name in table)?.[name] ?? null;
}
