import { expect, test } from 'vitest';
import { hariPeriode, hariTertutup, neraca, rasio, statusNeraca } from '../neraca.ts';

/** The table of Kabupaten Pemalang, August 2024 (domain 4.3): available, needed, balance in tons. */
test.each([
  ['Beras', 21_160, 11_287, 9_873],
  ['Jagung', 2_419, 134, 2_285],
  ['Bawang putih', 129, 127, 2],
  ['Daging sapi/kerbau', 392, 449, -57],
  ['tenths of a ton', 5.3, 5.1, 0.2],
  ['as much as is needed', 7, 7, 0],
  ['nothing there', 0, 12.5, -12.5],
  ['availability not reported', null, 12.5, null],
  ['need not reported', 12.5, null, null],
])('domain 4.3, balance: %s', (_name, tersedia, dibutuhkan, tons) => {
  expect(neraca(tersedia, dibutuhkan)).toBe(tons);
});

test.each([
  [150, 100, 150],
  [392, 449, 87.305],
  [0, 100, 0],
  [0, 0, null],
  [5, 0, null],
  [null, 100, null],
  [100, null, null],
])('domain 4.3, ratio: %j of %j tons is %j per cent', (tersedia, dibutuhkan, persen) => {
  const found = rasio(tersedia, dibutuhkan);
  expect(found === null ? null : Math.round(found * 1000) / 1000).toBe(persen);
});

test.each([
  ['a month', 100, 60, 30, 50],
  ['a week', 291, 291, 7, 7],
  ['half of what a week needs', 145.5, 291, 7, 3.5],
  ['nothing there', 0, 291, 7, 0],
  ['nothing needed', 10, 0, 7, null],
  ['a period without dates', 10, 10, null, null],
  ['availability not reported', null, 10, 7, null],
])('domain 4.3, days covered: %s', (_name, tersedia, dibutuhkan, hari, days) => {
  expect(hariTertutup(tersedia, dibutuhkan, hari)).toBe(days);
});

test.each([
  [99.9, 100, 'defisit'],
  [100, 100, 'cukup'],
  [109.99, 100, 'cukup'],
  [110, 100, 'surplus'],
  [1.1, 1, 'surplus'],
  [0, 100, 'defisit'],
  [0, 0, null],
  [null, 100, null],
])('domain 4.3, status: %j of %j tons is %j', (tersedia, dibutuhkan, status) => {
  expect(statusNeraca(tersedia, dibutuhkan)).toBe(status);
});

test('the cut-off of ten per cent is ours, and can be another', () => {
  expect(statusNeraca(115, 100, 20)).toBe('cukup');
  expect(statusNeraca(115, 100, 15)).toBe('surplus');
});

test.each([
  ['2026-11-16', '2026-11-22', 7],
  ['2026-02-01', '2026-02-28', 28],
  ['2026-11-16', '2026-11-16', 1],
  ['2026-11-22', '2026-11-16', null],
  [null, '2026-11-22', null],
  ['2026-11-16', null, null],
])('a period from %j to %j has %j days', (mulai, selesai, days) => {
  expect(hariPeriode(mulai, selesai)).toBe(days);
});
