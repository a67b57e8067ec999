import { expect, test } from 'vitest';
import { daysLeft } from './days-left';

const now = Date.parse('2026-11-20T08:00:00.000Z');

test.each([
  ['2026-12-20T08:00:00.000Z', '30 hari lagi'],
  ['2026-12-20T07:59:59.000Z', '30 hari lagi'],
  ['2026-11-21T08:00:01.000Z', '2 hari lagi'],
  ['2026-11-21T08:00:00.000Z', 'Hari ini yang terakhir'],
  ['2026-11-20T08:00:00.000Z', 'Hari ini yang terakhir'],
])('what is there until %s is said to be there: %s', (until, words) => {
  expect(daysLeft(until, now)).toBe(words);
});
