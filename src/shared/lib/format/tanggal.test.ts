import { expect, test } from 'vitest';
import { rentang, saat, tanggal } from './tanggal';

test.each([
  ['2026-05-12', '12 Mei 2026'],
  ['2026-08-01', '1 Agu 2026'],
])('%s is written %s', (date, text) => {
  expect(tanggal(date)).toBe(text);
});

test.each([
  ['2026-11-16', '2026-11-22', '16 – 22 Nov 2026'],
  ['2026-10-26', '2026-11-01', '26 Okt – 1 Nov 2026'],
  ['2025-12-29', '2026-01-04', '29 Des 2025 – 4 Jan 2026'],
])('from %s to %s is written %s', (mulai, selesai, text) => {
  expect(rentang(mulai, selesai)).toBe(text);
});

test('a moment is written with the time of the day', () => {
  expect(saat(new Date(2026, 4, 12, 8, 10).getTime())).toBe('12 Mei 2026 08.10');
  expect(saat(new Date(2026, 11, 1, 23, 5).getTime())).toBe('1 Des 2026 23.05');
});
