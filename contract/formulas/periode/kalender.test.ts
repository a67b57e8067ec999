import { describe, expect, test } from 'vitest';
import { jenisPeriode } from '../../limits.ts';
import { irama, nextPeriode, periodesOfYear } from './kalender.ts';

const ended = (tanggal_selesai: string | null, tanggal_mulai: string | null = tanggal_selesai) => ({
  tanggal_mulai,
  tanggal_selesai,
});
const next = (jenis: 'harga-pangan' | 'timbang-balita', last: string) =>
  Object.values(nextPeriode(jenis, ended(last), '2026-11-20'));

describe('the next week', () => {
  test.each([
    ['2026-11-22', 'Minggu ke-4 November 2026', '2026-11-23', '2026-11-29'],
    // Its Thursday is 3 December.
    ['2026-11-29', 'Minggu ke-1 Desember 2026', '2026-11-30', '2026-12-06'],
    // 2026 ends on a Thursday: its last week is the fifty-third, and reaches into January.
    ['2026-12-27', 'Minggu ke-5 Desember 2026', '2026-12-28', '2027-01-03'],
    ['2027-01-03', 'Minggu ke-1 Januari 2027', '2027-01-04', '2027-01-10'],
    // The first of 2030 begins in 2029.
    ['2029-12-30', 'Minggu ke-1 Januari 2030', '2029-12-31', '2030-01-06'],
    // Leap years.
    ['2028-02-27', 'Minggu ke-1 Maret 2028', '2028-02-28', '2028-03-05'],
    ['2024-02-25', 'Minggu ke-5 Februari 2024', '2024-02-26', '2024-03-03'],
    // A week that was entered by hand and ends on a Friday.
    ['2026-11-20', 'Minggu ke-4 November 2026', '2026-11-23', '2026-11-29'],
  ])('after %s is %s', (last, ...expected) => {
    expect(next('harga-pangan', last)).toEqual(expected);
  });
});

describe('the next month', () => {
  test.each([
    ['2026-11-30', 'Desember 2026', '2026-12-01', '2026-12-31'],
    ['2026-12-31', 'Januari 2027', '2027-01-01', '2027-01-31'],
    ['2027-01-31', 'Februari 2027', '2027-02-01', '2027-02-28'],
    ['2028-01-31', 'Februari 2028', '2028-02-01', '2028-02-29'],
    ['2028-02-29', 'Maret 2028', '2028-03-01', '2028-03-31'],
  ])('after %s is %s', (last, ...expected) => {
    expect(next('timbang-balita', last)).toEqual(expected);
  });
});

test('a period without a last day is followed from its first; without both, and with none at all, today counts', () => {
  const name = (newest?: ReturnType<typeof ended>) => nextPeriode('harga-pangan', newest, '2026-11-20').nama_periode;
  expect(name(ended(null, '2026-11-02'))).toBe('Minggu ke-2 November 2026');
  expect(name(ended(null))).toBe('Minggu ke-3 November 2026');
  expect(name()).toBe('Minggu ke-3 November 2026');
});

describe('a whole year', () => {
  test.each([
    [2026, 53, 'Minggu ke-1 Januari 2026', '2025-12-29', '2027-01-03'],
    [2027, 52, 'Minggu ke-1 Januari 2027', '2027-01-04', '2028-01-02'],
    [2028, 52, 'Minggu ke-1 Januari 2028', '2028-01-03', '2028-12-31'],
    [2032, 53, 'Minggu ke-1 Januari 2032', '2031-12-29', '2033-01-02'],
  ])('%i has %i weeks', (tahun, weeks, name, from, until) => {
    const all = periodesOfYear('harga-pangan', tahun);
    expect(all).toHaveLength(weeks);
    expect(all[0]).toMatchObject({ nama_periode: name, tanggal_mulai: from });
    expect(all.at(-1)!.tanggal_selesai).toBe(until);
  });

  test('has twelve months', () => {
    const all = periodesOfYear('luas-tanam', 2028);
    expect(all.map(({ nama_periode }) => nama_periode.split(' ')[0])).toEqual([
      ...['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni'],
      ...['Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember'],
    ]);
    expect(all[1]).toMatchObject({ tanggal_mulai: '2028-02-01', tanggal_selesai: '2028-02-29' });
  });

  test.each(jenisPeriode)('%s: years join without a gap, and each period follows the one before', (jenis) => {
    const all = Array.from({ length: 60 }, (_, at) => periodesOfYear(jenis, 2000 + at)).flat();
    expect(new Set(all.map(({ nama_periode }) => nama_periode)).size).toBe(all.length);
    for (const [at, one] of all.entries()) {
      if (at > 0) expect(nextPeriode(jenis, all[at - 1], '2000-01-01')).toEqual(one);
    }
    expect(all.length).toBe(irama[jenis] === 'bulan' ? 60 * 12 : 3130);
  });
});
