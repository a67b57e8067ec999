import { expect, test } from 'vitest';
import { hariDi, jamMenit } from './zona-waktu.ts';

test.each([
  ['Kutai Barat', '64.07', '2026-11-19T15:59:00Z', '2026-11-19'],
  ['Kutai Barat', '64.07', '2026-11-19T16:00:00Z', '2026-11-20'],
  ['Pontianak', '61.71', '2026-11-19T16:00:00Z', '2026-11-19'],
  ['Pontianak', '61.71', '2026-11-19T17:00:00Z', '2026-11-20'],
  ['Jayapura', '91.71', '2026-11-19T15:00:00Z', '2026-11-20'],
  ['Ambon', '81.71', '2026-12-31T15:00:00Z', '2027-01-01'],
  ['nowhere', '', '2026-11-19T17:00:00Z', '2026-11-20'],
])('in %s (%s) at %s it is %s', (_name, wilayah, now, day) => {
  expect(hariDi(wilayah, new Date(now))).toBe(day);
});

test.each([
  ['64.07', '2026-11-20T00:10:00.000Z', '08.10'],
  ['64.07', '2026-11-19T23:59:59.000Z', '07.59'],
  ['32.04', '2026-11-20T00:10:00.000Z', '07.10'],
])('in %s %s is %s', (wilayah, moment, time) => {
  expect(jamMenit(wilayah, moment)).toBe(time);
});
