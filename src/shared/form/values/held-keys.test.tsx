import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeldKeys } from './held-keys';

let time = 0;
const escaped = vi.fn();
const held = createHeldKeys({ onChange: () => {}, onEscape: escaped });

beforeEach(() => {
  vi.useFakeTimers();
  time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  escaped.mockClear();
});
afterEach(() => {
  held.release();
  held.discard();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets so many milliseconds pass, then presses a key. @returns whether it reached what is on screen */
function press(after: number, key: string, init: KeyboardEventInit = {}): boolean {
  time += after;
  vi.advanceTimersByTime(after);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: time });
  return fireEvent(document.body, event);
}

/** As the keyboard of a phone does it. */
function touch(after: number, inputType: string, data: string | null): boolean {
  time += after;
  vi.advanceTimersByTime(after);
  const event = new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: time });
  return fireEvent(document.body, event);
}

test('nothing is held before and after', () => {
  expect(press(10, '1')).toBe(true);
  held.hold(false);
  expect(press(10, '1')).toBe(false);
  held.release();
  expect(press(10, '2')).toBe(true);
  expect(held.held()).toEqual(['1']);
});

test('a row that was not taken: keys go on to be held until somebody has looked up', () => {
  held.hold(false);
  for (const key of ['2', '0', 'Tab', ',', 'Backspace', 'Enter']) expect(press(300, key)).toBe(false);
  expect(press(300, 'Tab', { shiftKey: true })).toBe(false);
  expect(held.held()).toEqual(['2', '0', 'Tab', ',', 'Backspace', 'Enter', 'Shift+Tab']);
  expect(press(700, '9')).toBe(true);
  expect(press(10, '0')).toBe(true);
});

test('a processor that is late does not make a pause: the time of the key counts', () => {
  held.hold(false);
  press(100, '2');
  // The timer ran while the key that was pressed in time still waited.
  vi.advanceTimersByTime(5_000);
  expect(press(100, '0')).toBe(false);
});

test('a question: after a pause Tab and Enter answer it, figures never do, Escape always', () => {
  held.hold(true);
  expect(press(300, 'Enter')).toBe(false);
  expect(press(700, 'Tab')).toBe(true);
  expect(press(10, 'Enter')).toBe(true);
  expect(press(10, ' ')).toBe(true);
  expect(press(700, '5')).toBe(false);
  expect(press(10, 'Enter')).toBe(false);
  expect(press(10, 'Escape')).toBe(false);
  expect(escaped).toHaveBeenCalledOnce();
  expect(held.held()).toEqual(['Enter', '5', 'Enter']);
});

test('what is no typing passes: shortcuts, arrows, function keys', () => {
  held.hold(true);
  for (const key of ['F5', 'ArrowDown', 'Shift']) expect(press(10, key)).toBe(true);
  expect(press(10, 'r', { ctrlKey: true })).toBe(true);
  expect(held.held()).toEqual([]);
});

test.each([
  ['a shortcut', () => press(10, 'a', { ctrlKey: true })],
  ['an arrow', () => press(10, 'ArrowLeft')],
  ['a tap', () => fireEvent.pointerDown(document.body)],
])('a row that was not taken: %s is a look at the screen', (_name, look) => {
  held.hold(false);
  press(10, '2');
  press(10, 'Shift', { shiftKey: true });
  expect(press(10, '0')).toBe(false);
  look();
  expect(press(10, '9')).toBe(true);
  expect(held.held()).toEqual(['2', '0']);
});

test('the keyboard of a phone presses no keys: what it enters is held', () => {
  held.hold(false);
  expect(touch(10, 'insertText', '12')).toBe(false);
  expect(touch(10, 'deleteContentBackward', null)).toBe(false);
  expect(touch(10, 'insertLineBreak', null)).toBe(false);
  expect(held.held()).toEqual(['1', '2', 'Backspace', 'Enter']);
  expect(touch(700, 'insertText', '9')).toBe(true);
});
