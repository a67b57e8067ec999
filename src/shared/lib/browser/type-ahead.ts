import { flushSync } from 'react-dom';
import { type Key, press } from './typing';

const FIELD = 'input, select, textarea';
/** Keys besides characters that a row is typed with. As a first key they move about the screen. */
const TYPING = ['Tab', 'Enter', 'Backspace', ' '];
/** Nobody still types for a field that has not come by then. */
const LONGEST_MS = 10_000;

let stop = () => {};

/**
 * Keeps what is typed while something opens for the field that it begins with: who types without looking is faster than
 * a slow phone. A look at the screen (a tap, Escape) ends it. @returns ends it, where the screen goes
 */
export function typeAhead(): () => void {
  stop();
  const keys: Key[] = [];
  let isGiving = false;
  const onKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'Escape' || (!isGiving && isField(target))) return stop();
    if (ctrlKey || metaKey || altKey || !(TYPING.includes(key) ? keys.length > 0 : key.length === 1)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keys.push(shiftKey && key === 'Tab' ? 'Shift+Tab' : key);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (isGiving) return;
    if (isBare(target)) return stop();
    if (!isField(target)) return;
    const form = target.closest<HTMLFormElement>('[role="dialog"] form');
    if (!form) return stop();
    isGiving = true;
    // After the field's own focus handlers, which select what stands in it.
    setTimeout(() => {
      stop();
      for (const key of keys) give(key, form);
    });
  };
  const timer = setTimeout(() => stop(), LONGEST_MS);
  const over = new AbortController();
  const listening = { capture: true, signal: over.signal };
  document.addEventListener('keydown', onKey, listening);
  document.addEventListener('focusin', onFocus, listening);
  document.addEventListener('pointerdown', () => stop(), listening);
  stop = () => {
    clearTimeout(timer);
    over.abort();
  };
  return stop;
}

/** Marks what stands in a dialog until its form comes; a dialog may wait for other things too. */
export const formToCome = { 'data-isian': 'menyusul' };

/** What has opened is there, and there is nothing to type in. */
const isBare = (target: EventTarget | null): boolean => {
  const dialog = target instanceof Element && target.closest('[role="dialog"]');
  return dialog instanceof Element && dialog.querySelector('form, [data-isian]') === null;
};

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches(FIELD);

/** Dispatches the key first, so that a form that holds keys back gets this one too. */
function give(key: Key, form: HTMLFormElement): void {
  const options = {
    key: key.replace('Shift+', ''),
    shiftKey: key.startsWith('Shift+'),
    bubbles: true,
    cancelable: true,
  };
  flushSync(() => {
    if (document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options))) press(key, form);
  });
}
