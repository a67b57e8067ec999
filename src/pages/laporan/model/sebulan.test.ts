import { expect, test } from 'vitest';
import { sebulan } from './sebulan';

const periode = { id: 3, nama_periode: 'November 2026', tanggal_mulai: '2026-11-01' };

test.each([
  ['nd', 90, 100, 'November 2026: 90 dari 100 balita ditimbang naik berat badan (N/D 90 %), dari laporan 2 kecamatan.'],
  ['nd', 0, 0, 'November 2026: 0 dari 0 balita ditimbang naik berat badan, dari laporan 2 kecamatan.'],
  ['tanam', 120.5, 6, 'November 2026: 120,5 ha ditanami, 6 ha puso, dari laporan 2 kecamatan.'],
  ['tanam', null, null, null],
] as const)('the regency\u2019s month: %s of %j and %j', (ukuran, angka, pembanding, said) => {
  const sentence = sebulan(ukuran, { periode, jumlah_kecamatan: 2, kabupaten: { angka, pembanding } });
  expect(sentence?.replaceAll('\u00a0', ' ') ?? null).toBe(said);
});

test('without any period nothing is said', () => {
  expect(
    sebulan('nd', { periode: null, jumlah_kecamatan: 0, kabupaten: { angka: null, pembanding: null } }),
  ).toBeNull();
});
