import { expect, test } from 'vitest';
import { periodesOfYear } from './kalender.ts';
import { overlappingPairs, overlaps } from './tumpang.ts';

const of = (tanggal_mulai: string | null, tanggal_selesai: string | null = null) => ({
  tanggal_mulai,
  tanggal_selesai,
});
const week = of('2026-11-16', '2026-11-22');

test.each([
  ['the same days', of('2026-11-16', '2026-11-22'), true],
  ['a part of them', of('2026-11-20', '2026-11-26'), true],
  ['all of them and more', of('2026-11-01', '2026-11-30'), true],
  ['its last day, as a period of two days', of('2026-11-22', '2026-11-23'), true],
  ['the day after it', of('2026-11-23', '2026-11-29'), false],
  ['a market of one day within it', of('2026-11-18', '2026-11-18'), false],
  ['the same first day without an end', of('2026-11-16'), true],
  ['a first day within it, without an end', of('2026-11-18'), true],
  ['no dates', of(null), false],
])('a week and %s', (_name, other, isOverlap) => {
  expect(overlaps('harga-pangan', week, other)).toBe(isOverlap);
  expect(overlaps('harga-pangan', other, week)).toBe(isOverlap);
});

test('two markets of the same day overlap, of two days they do not', () => {
  const market = of('2026-11-18', '2026-11-18');
  expect(overlaps('harga-pangan', market, { ...market })).toBe(true);
  expect(overlaps('harga-pangan', market, of('2026-11-19', '2026-11-19'))).toBe(false);
});

test('nothing lies within a month of villages, whose areas and toddlers would count twice', () => {
  expect(overlaps('luas-tanam', of('2026-11-01', '2026-11-30'), of('2026-11-18', '2026-11-18'))).toBe(true);
  expect(overlaps('timbang-balita', of('2026-11-01'), of('2026-11-30', '2026-12-15'))).toBe(true);
  expect(overlaps('timbang-balita', of('2026-11-01'), of('2026-12-01', '2026-12-31'))).toBe(false);
});

test('the periods of the calendar never overlap, and each pair is named once', () => {
  for (const jenis of ['harga-pangan', 'timbang-balita'] as const) {
    const years = [2026, 2027, 2028].flatMap((tahun) => periodesOfYear(jenis, tahun));
    expect(overlappingPairs(jenis, years)).toEqual([]);
  }
  const lateWeek = of('2026-11-20', '2026-11-26');
  const next = of('2026-11-23', '2026-11-29');
  const listed = [of('2026-12-14', '2026-12-20'), next, lateWeek, of(null), week];
  expect(overlappingPairs('harga-pangan', listed)).toEqual([
    [week, lateWeek],
    [lateWeek, next],
  ]);
});
