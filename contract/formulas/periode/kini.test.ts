import { expect, test } from 'vitest';
import { currentForPetugas, currentForReaders, hasBegun } from './kini.ts';

const of = (nama: string, tanggal_mulai: string | null, tanggal_selesai: string | null, hasRows = false) => ({
  nama,
  tanggal_mulai,
  tanggal_selesai,
  hasRows,
});
const before = of('before', '2026-11-16', '2026-11-22', true);
const week = of('this week', '2026-11-23', '2026-11-29');
const reported = { ...week, hasRows: true };
const next = of('next', '2026-11-30', '2026-12-06');
const lastOfNextYear = of('last of next year', '2027-12-27', '2028-01-02');
const market = of('one-day market', '2026-11-25', '2026-11-25', true);
const undated = of('without dates', null, null);
const open = of('without an end', '2026-11-20', null);

/** The day in the periods' own calendar, and which period is current for readers and for officers. */
const table: [string, string, (typeof before)[], string | undefined, string | undefined][] = [
  ['a week with rows', '2026-11-28', [before, reported], 'this week', 'this week'],
  ['a week without rows yet', '2026-11-28', [before, week], 'before', 'this week'],
  ['the next week, opened on Friday', '2026-11-27', [before, reported, next], 'this week', 'this week'],
  ['a whole year, opened ahead', '2026-11-28', [before, week, next, lastOfNextYear], 'before', 'this week'],
  ['rows that were entered ahead', '2026-11-28', [before, week, { ...next, hasRows: true }], 'before', 'this week'],
  ['the first day of the next', '2026-11-30', [before, reported, next], 'this week', 'next'],
  ['the last day of a week', '2026-11-29', [before, reported, next], 'this week', 'this week'],
  ['no period for today', '2026-12-20', [before, reported, next], 'this week', 'next'],
  ['a market day within the week', '2026-11-28', [before, week, market], 'one-day market', 'this week'],
  ['the market day itself', '2026-11-25', [before, week, market], 'one-day market', 'this week'],
  ['nothing with rows', '2026-11-28', [week, next], 'this week', 'this week'],
  ['nothing that has begun', '2026-11-28', [next, lastOfNextYear], undefined, undefined],
  ['no period at all', '2026-11-28', [], undefined, undefined],
  ['one without dates', '2026-11-28', [before, undated], 'before', 'before'],
  ['none but one without dates', '2026-11-28', [undated], 'without dates', 'without dates'],
  ['one without dates and rows', '2026-11-28', [week, { ...undated, hasRows: true }], 'without dates', 'this week'],
  [
    'one without dates and rows beside a week',
    '2026-11-28',
    [before, { ...undated, hasRows: true }],
    'before',
    'before',
  ],
  ['one without an end', '2026-11-28', [before, open], 'before', 'without an end'],
  ['one without an end, on its day', '2026-11-20', [before, open], 'before', 'before'],
];

test.each(table)('%s, %s', (_case, hariIni, periodes, forReaders, forPetugas) => {
  expect(currentForReaders(periodes, hariIni, ({ hasRows }) => hasRows)?.nama).toBe(forReaders);
  expect(currentForPetugas(periodes, hariIni)?.nama).toBe(forPetugas);
});

test('a closed period stays current', () => {
  const closed = { ...reported, ditutup_pada: '2026-11-27T00:00:00Z' };
  expect(currentForPetugas([before, closed], '2026-11-28')).toBe(closed);
  expect(currentForReaders([before, closed], '2026-11-28', ({ hasRows }) => hasRows)).toBe(closed);
});

test('a period begins on its first day', () => {
  expect(hasBegun(next, '2026-11-29')).toBe(false);
  expect(hasBegun(next, '2026-11-30')).toBe(true);
  expect(hasBegun(undated, '2026-01-01')).toBe(true);
});
