import { expect, test } from 'vitest';
import type { LaporanTerbuka } from '#contract/summaries/beranda-kantor.ts';
import { named, reportWords, standing } from './due';

const place = (nama_kecamatan: string, terisi: number, diharapkan: number) => ({
  ...{ kecamatan_id: 1, nama_kecamatan, terisi, diharapkan },
});

test('places that have not begun, that are partly there and that are complete; those that owe nothing are none of them', () => {
  const tempat = [place('A', 0, 3), place('B', 1, 3), place('C', 3, 3), place('D', 0, 0)];
  const { belumMulai, sebagian, lengkap } = standing({ tempat });
  expect([named(belumMulai), named(sebagian), named(lengkap)]).toEqual(['A', 'B', 'C']);
});

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B', 'C', 'D'], 'A, B, C, D'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C, D, dan 1 lainnya'],
])('%j are named %j', (names, said) => {
  expect(named(names.map((nama) => place(nama, 0, 1)))).toBe(said);
});

const periode = (nama_periode: string) => ({
  ...{ periode_id: 1, nama_periode, tanggal_mulai: null, tanggal_selesai: null, mulai: '2026-11-01' },
  ...{ tahun: '2026', sudah_mulai: true, ditutup: false },
});
const open = (nama: string, terisi: number, terlambat_sejak: string | null): LaporanTerbuka => ({
  ...{ jenis: 'harga-pangan', satuan: 'harga', periode: periode(nama), terisi, diharapkan: 1_200 },
  ...{ terlambat_sejak, tempat: [], petugas: [] },
});

test.each([
  [[], 'Tidak ada periode yang terbuka'],
  [[open('Minggu ke-4', 34, null)], 'Minggu ke-4: 34 dari 1.200 harga'],
  [[open('Minggu ke-4', 1_200, null)], 'Minggu ke-4: lengkap'],
  [[open('Minggu ke-4', 34, null), open('Minggu ke-3', 1_199, '2026-11-20')], 'Terlambat 1 hari, kurang 1 harga'],
  [[open('Ini', 34, '2026-11-20'), open('Lalu', 0, '2026-10-31')], 'Terlambat 21 hari, kurang 1.200 harga'],
])('a report stands like this (%#)', (terbuka, says) => {
  expect(reportWords(terbuka, '2026-11-20')).toEqual({ says, isLate: says.startsWith('Terlambat') });
});
