import { beforeEach, expect, test } from 'vitest';
import { isSecondOfTwo, standFor } from './double-tap';

/** Far from the last tap of the test before. */
let start = 0;
const tapAt = (ms: number, [clientX, clientY] = [20, 20], more: PointerEventInit = {}) => {
  const tap = new PointerEvent('click', { clientX, clientY, pointerType: 'touch', ...more });
  Object.defineProperty(tap, 'timeStamp', { value: start + ms });
  return tap;
};
beforeEach(() => {
  start += 10_000;
});

test.each<[what: string, taps: () => MouseEvent[], answers: boolean[]]>([
  ['one tap', () => [tapAt(0)], [false]],
  ['two quick ones', () => [tapAt(0), tapAt(200, [30, 24])], [false, true]],
  ['three quick ones', () => [tapAt(0), tapAt(200), tapAt(450)], [false, true, true]],
  ['two, one after the other', () => [tapAt(0), tapAt(300)], [false, false]],
  ['two quick ones in two places', () => [tapAt(0), tapAt(100, [20, 60])], [false, false]],
  [
    'a mouse that counts them',
    () => [
      tapAt(0, [20, 20], { pointerType: 'mouse', detail: 1 }),
      tapAt(450, [20, 20], { pointerType: 'mouse', detail: 2 }),
    ],
    [false, true],
  ],
  [
    'two clicks of a mouse',
    () => [
      tapAt(0, [20, 20], { pointerType: 'mouse', detail: 1 }),
      tapAt(200, [20, 20], { pointerType: 'mouse', detail: 1 }),
    ],
    [false, false],
  ],
])('a double tap: %s', (_what, taps, expected) => {
  expect(taps().map(isSecondOfTwo)).toEqual(expected);
});

test('whoever asks again of a tap hears the same', () => {
  const [first, second] = [tapAt(0), tapAt(200)];
  expect(isSecondOfTwo(first)).toBe(false);
  expect(isSecondOfTwo(first)).toBe(false);
  expect(isSecondOfTwo(second)).toBe(true);
  expect(isSecondOfTwo(first)).toBe(false);
});

test('what stands for a tap is no tap after it', () => {
  const passedOn = tapAt(250);
  standFor(passedOn, tapAt(0));
  expect(isSecondOfTwo(passedOn)).toBe(false);
  expect(isSecondOfTwo(tapAt(290))).toBe(true);
});
