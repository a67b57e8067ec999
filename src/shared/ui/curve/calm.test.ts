import { expect, test } from 'vitest';
import { calmest } from './calm';
import type { Spot } from './geometry';

const line = (...spots: readonly (readonly [x: number, y: number] | null)[]) => ({
  path: '',
  lone: [],
  spots: spots.map((spot): Spot | null => spot && { x: spot[0], y: spot[1] }),
});

const reference = (y: number, from = 0, to = 100) => ({ label: 'HET Rp 14.000', value: 14_000, y, from, to });

test.each([
  ['nothing is near: at its end, above it', reference(50), [line([10, 90], null)], [true, false]],
  ['a line runs above its end: below it', reference(50), [line([60, 45], [80, 42])], [true, true]],
  [
    'lines run on both sides of its end: at its beginning',
    reference(50),
    [line([70, 45]), line([80, 55])],
    [false, false],
  ],
  ['it lies at the upper edge: below it', reference(5), [line([50, 90])], [true, true]],
  [
    'it lies at the lower edge: above it, whatever runs there',
    reference(95),
    [line([90, 90], [10, 90])],
    [true, false],
  ],
  ['it ended long ago: from its beginning on', reference(50, 0, 10), [line([50, 90])], [false, false]],
])('where the label of a reference stands: %s', (_name, given, lines, [isAtEnd, isBelow]) => {
  expect(calmest(given, lines)).toMatchObject({ isAtEnd, isBelow });
});

test('a label is not written over another, though a line runs where it then stands', () => {
  const lines = [line([20, 45])];
  expect(calmest(reference(50), lines, [{ x: 90, y: 52 }])).toMatchObject({ isAtEnd: true, isBelow: false });
  expect(calmest(reference(50), lines, [{ x: 90, y: 45 }])).toMatchObject({ isAtEnd: true, isBelow: true });
  expect(calmest(reference(50), lines, [{ x: 90, y: 50 }])).toMatchObject({ isAtEnd: false, isBelow: true });
  // It reaches to both sides of its middle.
  expect(calmest(reference(50), lines, [{ x: 51, y: 57 }])).toMatchObject({ isAtEnd: true, isBelow: false });
  expect(calmest(reference(50), [line([80, 45])], [{ x: 51, y: 57 }])).toMatchObject({
    isAtEnd: false,
    isBelow: false,
  });
});

test.each([
  ['nothing runs under it', [line([10, 90])], false],
  ['two points do: one sees where the line goes', [line([60, 45], [65, 55], [20, 45], [25, 55])], false],
  [
    'a stroke would be hidden wherever it stood',
    [
      line(
        ...[5, 10, 15, 60, 65, 70].flatMap(
          (x) =>
            [
              [x, 45],
              [x, 55],
            ] as const,
        ),
      ),
    ],
    true,
  ],
])('a label has no room where %s', (_name, lines, isCrowded) => {
  expect(calmest(reference(50), lines).isCrowded).toBe(isCrowded);
});
