import { expect, test } from 'vitest';
import { bulanTahun, dayFrom, dayOf, isoDay, monthsUntil, weeksUntil } from './calendar.ts';

const day = dayFrom(2026, 10, 20);

test('the newest week is the one that holds today, from Monday to Sunday', () => {
  const [before, newest] = weeksUntil(day, 2);
  expect(newest).toEqual({ nama: 'Minggu ke-3 November 2026', mulai: day - 4, selesai: day + 2 });
  expect(isoDay(newest!.mulai)).toBe('2026-11-16');
  expect(before!.selesai + 1).toBe(newest!.mulai);
});

test.each([0, 1, 2, 3, 4, 5, 6])('%i days after a Monday the week is still the same', (after) => {
  expect(weeksUntil(dayFrom(2026, 10, 16) + after, 1)[0]!.mulai).toBe(dayFrom(2026, 10, 16));
});

test('a week across two months belongs to the month of its Thursday', () => {
  expect(weeksUntil(dayFrom(2026, 11, 1), 1)[0]!.nama).toBe('Minggu ke-1 Desember 2026');
  expect(weeksUntil(dayFrom(2027, 0, 1), 1)[0]!.nama).toBe('Minggu ke-5 Desember 2026');
});

test('no two weeks of thirty years have one name', () => {
  const names = weeksUntil(day, 30 * 52).map(({ nama }) => nama);
  expect(new Set(names).size).toBe(names.length);
});

test('months follow one another without a gap, across the turn of a year too', () => {
  const months = monthsUntil(dayFrom(2026, 1, 28), 12);
  expect([months[0]!.nama, months.at(-1)!.nama]).toEqual(['Maret 2025', 'Februari 2026']);
  expect(months.at(-1)!.selesai).toBe(dayFrom(2026, 1, 28));
  months.slice(1).forEach((month, index) => {
    expect(month.mulai).toBe(months[index]!.selesai + 1);
  });
});

test('a day begins at midnight of the office, eight hours before UTC', () => {
  expect(isoDay(dayOf(new Date('2026-11-19T15:59:59Z')))).toBe('2026-11-19');
  expect(isoDay(dayOf(new Date('2026-11-19T16:00:00Z')))).toBe('2026-11-20');
  expect(bulanTahun(dayOf(new Date('2026-10-31T16:00:00Z')))).toBe('November 2026');
});
