import { expect, test } from 'vitest';
import { kunciBulan, namaBulanTahun } from '../skpg/bulan.ts';
import { bulanPeriode, tahunPeriode } from './bulan-periode.ts';
import { periodesOfYear } from './kalender.ts';

test.each([
  ['Minggu ke-3 November 2026', '2026-11-16', '2026-11'],
  ['Minggu ke-1 Desember 2026', '2026-11-30', '2026-12'],
  ['Minggu ke-5 Oktober 2026', '2026-10-26', '2026-10'],
  ['Minggu ke-1 Januari 2026', '2025-12-29', '2026-01'],
  ['minggu  ke-1 januari 2026 ', '2025-12-29', '2026-01'],
  ['Minggu ke-5 Desember 2026', '2026-12-28', '2026-12'],
  ['Minggu ke-1 Januari 2031', '2030-12-30', '2031-01'],
  ['Februari 2028', '2028-02-01', '2028-02'],
])('%s counts in the month of its name', (nama_periode, tanggal_mulai, month) => {
  const bulan = bulanPeriode({ nama_periode, tanggal_mulai });
  expect(bulan && kunciBulan(bulan)).toBe(month);
  expect(tahunPeriode({ nama_periode, tanggal_mulai })).toBe(month.slice(0, 4));
});

test.each([
  ['Pasar murah akhir tahun', '2025-12-29', '2025-12'],
  ['Pekan sembako', '2026-11-30', '2026-11'],
])('%s, a name of the office, counts in the month of its first day', (nama_periode, tanggal_mulai, month) => {
  const bulan = bulanPeriode({ nama_periode, tanggal_mulai });
  expect(bulan && kunciBulan(bulan)).toBe(month);
});

test('a period without dates counts in no month', () => {
  expect(bulanPeriode({ nama_periode: 'Minggu ke-1 Januari 2026', tanggal_mulai: null })).toBeNull();
  expect(tahunPeriode({ nama_periode: 'Minggu ke-1 Januari 2026', tanggal_mulai: null })).toBeNull();
});

test.each(['harga-pangan', 'luas-tanam'] as const)(
  '%s: each calendar period counts in its name, over sixty years',
  (jenis) => {
    for (let tahun = 2000; tahun < 2060; tahun++) {
      for (const periode of periodesOfYear(jenis, tahun)) {
        const bulan = bulanPeriode(periode);
        expect(bulan && periode.nama_periode.endsWith(namaBulanTahun(bulan)), periode.nama_periode).toBe(true);
        expect(tahunPeriode(periode)).toBe(String(tahun));
      }
    }
  },
);
