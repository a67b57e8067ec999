import { expect, test } from 'vitest';
import { kilobytes, median, medians, percentile, seconds, whole } from './figures.ts';

test.each([
  [[3], 3],
  [[30, 4, 200], 30],
  [[1, 10, 2, 9], 5.5],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('each figure has a median of its own', () => {
  const runs = [
    { lcp: 900, cls: 0.3 },
    { lcp: 1200, cls: 0.1 },
    { lcp: 1000, cls: 0.2 },
  ];
  expect(medians(runs)).toEqual({ lcp: 1000, cls: 0.2 });
});

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [hundred, 0.5, 50],
  [hundred, 0.99, 99],
  [hundred, 1, 100],
  [[7], 0.99, 7],
  [[7], 0, 7],
  [[], 0.5, Number.NaN],
])('a percentile is one of the values (%#)', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

test('figures are written for reading', () => {
  expect(whole(12345.6)).toBe('12,346');
  expect(kilobytes(184_960)).toBe('185.0');
  expect(seconds(1284)).toBe('1.28');
});
