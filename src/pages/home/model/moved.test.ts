import { expect, test } from 'vitest';
import { movedBothWays, movedMost } from './moved';

/** A price of 100 that became so much. */
const now = (harga_eceran: number, harga_eceran_sebelumnya: number | null = 100) => ({
  harga_eceran,
  harga_eceran_sebelumnya,
});
const pricesOf = (rows: { harga_eceran: number }[]) => rows.map(({ harga_eceran }) => harga_eceran);
const week = [
  now(101),
  now(95),
  now(110),
  now(100),
  now(80),
  now(120),
  now(99),
  now(103),
  now(0),
  now(150, null),
  now(150, 0),
];

test('the most moved come first, whichever way; unchanged, missing and zero have not moved', () => {
  expect(pricesOf(movedMost(week, 4))).toEqual([80, 120, 110, 95]);
  expect(movedMost(week, 20)).toHaveLength(7);
});

test('of both ways the largest: what rose, then what fell', () => {
  expect(pricesOf(movedBothWays(week, 4))).toEqual([120, 110, 80, 95]);
});

test('of an odd number one more has risen', () => {
  expect(pricesOf(movedBothWays(week, 5))).toEqual([120, 110, 103, 80, 95]);
});

test('where fewer went one way, the other has their room', () => {
  expect(pricesOf(movedBothWays([now(99), now(101), now(102), now(103), now(104)], 4))).toEqual([104, 103, 102, 99]);
  expect(pricesOf(movedBothWays([now(90), now(80), now(70), now(60), now(50)], 4))).toEqual([50, 60, 70, 80]);
  expect(movedBothWays([now(100)], 5)).toEqual([]);
});
