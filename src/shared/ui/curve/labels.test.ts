import { expect, test } from 'vitest';
import type { Value } from './gaps';
import { drawing } from './geometry';
import { labelsOf } from './labels';

function ends(first: readonly Value[], second?: readonly Value[]) {
  const series = [{ nama: 'Melak', values: first }, ...(second ? [{ nama: 'Damai', values: second }] : [])];
  const drawn = drawing({ series });
  return drawn && labelsOf(drawn, series).ends.map(({ value, anchor, isCrowded }) => [value, anchor, isCrowded]);
}

/** Weeks of one price. */
const flat = (price: number, weeks = 11) => Array.from({ length: weeks }, () => price);

test.each([
  ['a line alone', flat(100).with(5, 150), undefined, 'middle', false],
  ['another line far above', flat(100).with(5, 150), flat(200), 'middle', false],
  ['another line right above its whole curve', flat(100).with(5, 150), flat(157), 'middle', true],
  [
    'another line falls beside it: on its other side',
    flat(100).with(5, 150),
    [200, 200, 200, 200, 160, 120, 100, 80, 80, 80, 80],
    'start',
    false,
  ],
  [
    'another rises beside it: on its other side',
    flat(100).with(5, 150),
    [80, 80, 80, 80, 100, 120, 160, 200, 200, 200, 200],
    'end',
    false,
  ],
  [
    'a stroke of another between two points far from it: on its other side',
    [100, 150, 100, 100],
    [100, 140, 240, 240],
    'end',
    false,
  ],
])('the label of the highest value, with %s', (_name, first, second, anchor, isCrowded) => {
  expect(ends(first, second)?.[0]).toEqual([150, anchor, isCrowded]);
});

test.each([
  ['a narrow curve has no room for it where another line runs not far under it', 93, [100, 'middle', true]],
  ['no curve has where that runs right under it', 97, undefined],
])('the label of the lowest value: %s', (_name, other, end) => {
  expect(ends(flat(150).with(5, 100), flat(other))?.[1]).toEqual(end);
});

test('a line that never changes, and three lines, have no labels at their ends', () => {
  expect(ends(flat(150))).toEqual([]);
  const series = ['Melak', 'Damai', 'Tering'].map((nama, at) => ({ nama, values: [at, at + 10] }));
  const drawn = drawing({ series });
  expect(drawn && labelsOf(drawn, series).ends).toEqual([]);
});
