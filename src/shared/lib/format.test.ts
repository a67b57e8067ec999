import { afterEach, expect, test } from 'vitest';
import { angka, grouped, persen, rentang, rupiah, saat, setOfficeClock, tanggal } from './format';

// Files of a process share their modules.
afterEach(() => setOfficeClock(null));

test.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1000, 0, '1.000'],
  [1234567, 0, '1.234.567'],
  [1234.5, 2, '1.234,5'],
  [1.005, 2, '1,01'],
  [0.5, 0, '1'],
  [-0.5, 0, '-1'],
  [-0.004, 2, '0'],
  [999.995, 2, '1.000'],
  [999_999_999_999_999, 0, '999.999.999.999.999'],
])('%d with %d decimals is written %s', (value, decimals, text) => {
  expect(grouped(value, decimals)).toBe(text);
});

test.each([0, 1, 2])('with %d decimals it says what the browser’s own formatter says', (decimals) => {
  const { format } = new Intl.NumberFormat('id-ID', { maximumFractionDigits: decimals });
  const values = Array.from({ length: 5000 }, (_, at) => ((at * 7919) ** 2 % 1e9) / 10 ** (at % 7));
  for (const value of values.flatMap((one) => [one, -one])) {
    expect(`${value} ${grouped(value, decimals)}`).toBe(`${value} ${format(value).replace(/^-0$/, '0')}`);
  }
});

test.each([
  [0, '0'],
  [1234.5, '1.234,5'],
  [-57, '-57'],
  [null, '-'],
  [undefined, '-'],
])('%j is written %s', (value, text) => {
  expect(angka(value)).toBe(text);
});

test.each([
  [0, '0\u00a0%'],
  [-12.34, '-12,3\u00a0%'],
  [1666.7, '1.666,7\u00a0%'],
])('%d per cent is written %s, on one line', (value, text) => {
  expect(persen(value)).toBe(text);
});

test.each([
  [0, 'Rp\u00a00'],
  [14500, 'Rp\u00a014.500'],
  [1_000_000, 'Rp\u00a01.000.000'],
  [999.6, 'Rp\u00a01.000'],
  [-2500, '-Rp\u00a02.500'],
])('spec §1: %d is written %s', (amount, text) => {
  expect(rupiah(amount)).toBe(text);
});

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

test('moments are those of the office’s clock, also on a device of another zone', () => {
  const midnight = Date.parse('2026-11-22T16:05:00Z');
  setOfficeClock(8);
  expect(saat(midnight)).toBe('23 Nov 2026 00.05');
  setOfficeClock(9);
  expect(saat(midnight)).toBe('23 Nov 2026 01.05');
  setOfficeClock(7);
  expect(saat(midnight)).toBe('22 Nov 2026 23.05');
});
