import { expect, test } from 'vitest';
import { jenisLaporan } from '../limits.ts';
import { diharapkan, hitungan, keadaan, terlambatSejak } from './kelengkapan.ts';

/** As the officer's dashboard counts them: 'Belum ada komoditi', '12 dari 36 harga', '2 dari 6 desa'. */
test.each([
  ['harga-pangan', 36, 'harga'],
  ['harga-pangan-kutai-barat', 36, 'harga'],
  ['ketersediaan-pangan', 12, 'pangan'],
  ['timbang-balita', 6, 'desa'],
  ['luas-tanam', 6, 'desa'],
] as const)('of %s a kecamatan with 6 villages owes %d %s', (jenis, owed, satuan) => {
  expect(diharapkan(jenis, { komoditi: 36, pangan: 12, desa: 6 })).toBe(owed);
  expect(hitungan[jenis].satuan).toBe(satuan);
});

test('a village owes one weighing and one report of its planting', () => {
  const owed = jenisLaporan.filter((jenis) => hitungan[jenis].tempat === 'desa');
  expect(owed.map((jenis) => diharapkan(jenis, { komoditi: 36, pangan: 12, desa: 1 }))).toEqual([1, 1]);
});

test.each([
  [0, 36, true, 'kosong'],
  [1, 36, true, 'sebagian'],
  [35, 36, true, 'sebagian'],
  [36, 36, true, 'lengkap'],
  // A subject was removed since.
  [37, 36, true, 'lengkap'],
  // Nothing to report, or not yet.
  [0, 0, true, 'tidak diharapkan'],
  [0, 36, false, 'tidak diharapkan'],
  // What was filled in early is shown.
  [1, 36, false, 'sebagian'],
  [36, 36, false, 'lengkap'],
  [1, 0, true, 'sebagian'],
] as const)('%d of %d, begun %j: %s', (terisi, owed, sudahMulai, said) => {
  expect(keadaan(terisi, owed, sudahMulai)).toBe(said);
});

test.each([
  ['2026-11-22', '2026-11-20', null],
  ['2026-11-22', '2026-11-22', null],
  ['2026-11-22', '2026-11-23', '2026-11-23'],
  ['2026-11-22', '2027-01-02', '2026-11-23'],
  ['2026-12-31', '2027-01-01', '2027-01-01'],
  ['2028-02-28', '2028-03-01', '2028-02-29'],
  [null, '2026-11-20', null],
])('a period until %j is on %s late since %j', (selesai, hariIni, sejak) => {
  expect(terlambatSejak(selesai, hariIni)).toBe(sejak);
});
