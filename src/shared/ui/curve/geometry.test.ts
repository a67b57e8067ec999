import { describe, expect, test } from 'vitest';
import { drawing, extremes, namedPoints, nearest } from './geometry';

const one = (values: readonly (number | null)[], rest: object = {}) =>
  drawing({ series: [{ nama: 'Eceran', values }], ...rest });

const weeks = (count: number) => Array.from({ length: count }, (_, index) => index * 7);

describe('a line', () => {
  test.each([
    ['every week: one line', [10, 20, 30], /^M0,[\d.]+L50,[\d.]+L100,[\d.]+$/, 0],
    ['a week without a value: two lines', [10, 20, null, 30, 40], /^M0,[\d.]+L25,[\d.]+M75,[\d.]+L100,[\d.]+$/, 0],
    ['a value between two gaps: a dot', [10, 20, null, 30, null, 40, 50], /Z/, 1],
    ['a single value: a dot in the middle', [14500], /^M50,50Z$/, 1],
    ['what is no number is no value', [10, Number.NaN, 20], /^M0,[\d.]+ZM100,[\d.]+Z$/, 2],
  ])('%s', (_name, values, path, lone) => {
    const line = one(values)?.lines[0];
    expect(line?.path).toMatch(path);
    expect(line?.lone).toHaveLength(lone);
  });

  test('months that are left out are a gap, although no period stands there', () => {
    const at = [0, 7, 14, 105, 112];
    expect(one([10, 11, 12, 13, 14], { at })?.lines[0]?.path.match(/M/g)).toHaveLength(2);
  });

  test('two periods of the same day stand above each other, and no line breaks there', () => {
    const drawn = one([10, 11, 12, 13], { at: [0, 7, 7, 14] });
    expect(drawn?.xs).toEqual([0, 50, 50, 100]);
    expect(drawn?.lines[0]?.path.match(/M/g)).toHaveLength(1);
  });

  test.each([156, 1800])('%i points stay within the box', (count) => {
    const values = Array.from({ length: count }, (_, index) => 12_000 + ((index * 7919) % 4000));
    const spots = one(values, { at: weeks(count) })?.lines[0]?.spots ?? [];
    expect(spots).toHaveLength(count);
    for (const spot of spots) {
      expect(spot?.x).toBeGreaterThanOrEqual(0);
      expect(spot?.x).toBeLessThanOrEqual(100);
      expect(spot?.y).toBeGreaterThan(0);
      expect(spot?.y).toBeLessThan(100);
    }
  });
});

describe('the scale', () => {
  const scale = (values: readonly (number | null)[]) => one(values)?.ticks.map(({ value }) => value);

  test.each([
    ['round rupiah around the values, not from zero on', [14_500, 15_700, 13_300], [13_000, 14_000, 15_000, 16_000]],
    ['values that are all the same', [14_500, 14_500], [13_000, 14_000, 15_000, 16_000]],
    ['zero among them: from zero on', [0, 15_000], [0, 5000, 10_000, 15_000]],
    ['nothing but zero', [0, 0, 0], [0, 0.2, 0.4, 0.6, 0.8, 1]],
    ['huge values', [1_000_000_000, 2_000_000_000], [1_000_000_000, 1_500_000_000, 2_000_000_000]],
    ['below zero', [-400, 200], [-400, -200, 0, 200]],
  ])('%s', (_name, values, ticks) => {
    expect(scale(values)).toEqual(ticks);
  });

  test.each([[[]], [[null, null]], [[Number.NaN]]])('without a value there is nothing to draw: %j', (values) => {
    expect(one(values)).toBeNull();
  });

  test('the lower value stands lower, whatever line it belongs to', () => {
    const [eceran, grosir] =
      drawing({
        series: [
          { nama: 'Eceran', values: [15_000, 15_000] },
          { nama: 'Grosir', values: [14_000, null] },
        ],
      })?.lines ?? [];
    expect(grosir?.spots[0]?.y).toBeGreaterThan(eceran?.spots[0]?.y ?? 100);
    expect(grosir?.spots[1]).toBeNull();
  });
});

describe('a reference', () => {
  const references = (given: object) =>
    one([10, 20, 30, 40, 50], { references: [{ label: 'HAP', value: 35, ...given }] });

  test.each([
    ['for the whole curve', {}, [0, 100]],
    ['from a point on', { fromIndex: 2 }, [50, 100]],
    ['until the next one begins', { fromIndex: 1, toIndex: 3 }, [25, 75]],
  ])('holds %s', (_name, given, ends) => {
    expect(references(given)?.references.map(({ from, to }) => [from, to])).toEqual([ends]);
  });

  test('that begins after the last point is not drawn, and changes no scale', () => {
    const drawn = references({ value: 900, fromIndex: 5 });
    expect(drawn?.references).toEqual([]);
    expect(drawn?.ticks).toEqual(one([10, 20, 30, 40, 50])?.ticks);
  });

  test('that lies far above all values is on the scale', () => {
    expect(references({ value: 90 })?.references[0]?.y).toBeGreaterThan(0);
  });
});

test.each([
  [-20, 0],
  [24, 0],
  [26, 2],
  [50, 2],
  [300, 3],
])(
  'at %d per cent of the width the nearest point is the one of index %i; of two in one place the later',
  (x, index) => {
    expect(nearest([0, 50, 50, 100], x)).toBe(index);
  },
);

test.each([
  ['one point', [50], [0]],
  ['two', [0, 100], [0, 1]],
  ['a middle', [0, 50, 100], [0, 1, 2]],
  ['nothing near the middle', [0, 10, 100], [0, 2]],
  ['four points, none in the middle', [0, 33, 67, 100], [0, 3]],
])('below the axis stand the ends and the middle: %s', (_name, xs, named) => {
  expect(namedPoints(xs)).toEqual(named);
});

test.each([
  [[3, 1, 2], { low: 1, high: 0 }],
  [[1, 1, null, 1], { low: 3, high: 3 }],
  [[null], null],
])('the ends of %j; of equal ones the latest', (values, ends) => {
  expect(extremes(values)).toEqual(ends);
});
