import type { Key } from '../../lib/browser';

/** Keys besides characters that a row is typed with. */
const TYPING = ['Tab', 'Enter', 'Backspace'];
/** The input events that a keyboard on the screen sends in the place of these keys. */
const TOUCHED: Record<string, Key> = { insertLineBreak: 'Enter', deleteContentBackward: 'Backspace' };
/** A pause this long, the time that reading takes, tells that the next key is meant for what is on screen. */
const PAUSE_MS = 600;

/** Keys that are part of typing others. Any other key that types nothing, and a tap, show that somebody looked up. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock'];

const isChar = (key: string) => key.length === 1;

const signs: Record<Key, string> = { Tab: ' ⇥ ', 'Shift+Tab': ' ⇤ ', Enter: ' ⏎ ', Backspace: '⌫' };

export const keysText = (keys: readonly Key[]): string => keys.map((key) => signs[key] ?? key).join('');

interface Listener {
  /** Keys came, went, or may be meant for what is on screen from now on. */
  onChange: () => void;
  onEscape: () => void;
}

/**
 * Holds the keys of somebody who types on while his row was not taken, so that none falls into a field that it was not
 * meant for. After a pause in typing keys reach what is on screen again; to a question only those that can answer it.
 */
export function createHeldKeys({ onChange, onEscape }: Listener) {
  const keys: Key[] = [];
  let isHolding = false;
  let isQuestion = false;
  let isCalm = false;
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rest = () => {
    clearTimeout(timer);
    isCalm = false;
    timer = setTimeout(() => {
      isCalm = true;
      onChange();
    }, PAUSE_MS);
  };
  const hold = (event: Event, held: readonly Key[]) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    keys.push(...held);
    rest();
    onChange();
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, timeStamp } = event;
    const isAfterPause = isAfter(timeStamp);
    if (isQuestion && key === 'Escape') {
      hold(event, []);
      return onEscape();
    }
    if (ctrlKey || metaKey || altKey || (!isChar(key) && !TYPING.includes(key))) {
      if (!isQuestion && !MODIFIERS.includes(key)) release();
      return;
    }
    if (isAfterPause && !isQuestion) return release();
    if (isAfterPause && (!isChar(key) || key === ' ')) return;
    last = timeStamp;
    hold(event, [shiftKey && key === 'Tab' ? 'Shift+Tab' : key]);
  };
  const onTouch = (event: InputEvent) => {
    if (!isQuestion && isAfter(event.timeStamp)) return release();
    last = event.timeStamp;
    const key = TOUCHED[event.inputType];
    hold(event, key ? [key] : [...(event.data ?? '')]);
  };
  const onTap = () => isQuestion || release();
  const isAfter = (time: number) => isCalm && time - last > PAUSE_MS;
  /** Lets keys through again; those that were held stay. */
  function release(): void {
    if (!isHolding) return;
    isHolding = false;
    clearTimeout(timer);
    listen('removeEventListener');
  }
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    document[how]('keydown', onKey as EventListener, true);
    document[how]('beforeinput', onTouch as EventListener, true);
    document[how]('pointerdown', onTap, true);
  };

  return {
    /** @param forAnswer a question is on screen, which figures do not answer */
    hold(forAnswer: boolean): void {
      release();
      isHolding = true;
      isQuestion = forAnswer;
      last = performance.now();
      rest();
      listen('addEventListener');
    },
    release,
    next: (): Key | undefined => keys.shift(),
    discard(): void {
      keys.length = 0;
      onChange();
    },
    held: (): readonly Key[] => keys,
    isCalm: (): boolean => isCalm,
  };
}
