import { expect, test } from 'vitest';
import { periodesOfYear } from '../../periode.ts';
import { bulanPeriode, bulanTerakhir, geserBulan, kunciBulan, namaBulanTahun, samaBulan } from '../bulan.ts';

test.each([
  ['a week within a month', '2026-11-16', '2026-11-22', '2026-11'],
  ['a week whose Thursday is in the next', '2026-11-30', '2026-12-06', '2026-12'],
  ['a week whose Thursday is still in this one', '2026-10-26', '2026-11-01', '2026-10'],
  ['a week across the year', '2026-12-28', '2027-01-03', '2026-12'],
  ['a month', '2026-02-01', '2026-02-28', '2026-02'],
  ['a single day', '2026-11-30', '2026-11-30', '2026-11'],
  ['one without an end', '2026-11-30', null, '2026-11'],
])('%s counts in one month', (_name, mulai, selesai, month) => {
  expect(kunciBulan(bulanPeriode(mulai, selesai))).toBe(month);
});

test('each week counts in the month of its name, and a month has four or five', () => {
  const counts = new Map<string, number>();
  for (const { nama_periode, tanggal_mulai, tanggal_selesai } of periodesOfYear('harga-pangan', 2026)) {
    const month = namaBulanTahun(bulanPeriode(tanggal_mulai, tanggal_selesai));
    expect(nama_periode.endsWith(month), nama_periode).toBe(true);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  expect(new Set(counts.values())).toEqual(new Set([4, 5]));
  expect(counts.get('Oktober 2026')).toBe(5);
});

test('months go on across years', () => {
  expect(geserBulan({ tahun: 2026, bulan: 1 }, -1)).toEqual({ tahun: 2025, bulan: 12 });
  expect(geserBulan({ tahun: 2026, bulan: 12 }, 1)).toEqual({ tahun: 2027, bulan: 1 });
  expect(bulanTerakhir({ tahun: 2026, bulan: 2 }, 3).map(kunciBulan)).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(samaBulan({ tahun: 2026, bulan: 2 }, { tahun: 2026, bulan: 2 })).toBe(true);
  expect(samaBulan({ tahun: 2026, bulan: 2 }, { tahun: 2025, bulan: 2 })).toBe(false);
});
