import { expect, test } from 'vitest';
import { namaGaris } from '#contract/nama-garis.ts';
import type { GarisHarga } from '@/entities/harga-pangan';
import { berubah, lastAt, listed, periodeSaid, ringkas, unitsSaid } from './lines';

const line = (komoditi_id: number, nama_tempat: string, more: Partial<GarisHarga> = {}): GarisHarga => ({
  ...{ kunci: `${nama_tempat}.${komoditi_id}`, komoditi_id, nama_komoditi: komoditi_id === 1 ? 'Beras' : 'Gula' },
  ...{
    satuan: 'kg',
    tempat: 'kecamatan',
    nama_tempat,
    eceran: [],
    sebelumnya: null,
    jumlah_kecamatan: null,
    perubahan: null,
  },
  ...more,
});
const kabupaten = line(1, 'Kabupaten Kutai Barat', { tempat: 'kabupaten' });
const mean = line(1, 'Rata-rata kecamatan', { tempat: 'rata-rata' });

test.each([
  [
    'one commodity in several places',
    [line(1, 'Melak'), kabupaten, mean],
    'Beras, per kg',
    ['Melak', 'Kabupaten Kutai Barat (diisi)', 'Rata-rata kecamatan (dihitung)'],
  ],
  ['several commodities in one place', [line(1, 'Melak'), line(2, 'Melak')], 'Melak', ['Beras', 'Gula']],
  ['several of both', [line(1, 'Melak'), line(2, 'Damai')], 'Harga eceran', ['Beras, Melak', 'Gula, Damai']],
  ['one', [line(1, 'Melak')], 'Beras, per kg', ['Melak']],
  ['none', [], '', []],
])('lines are named as short as they stay apart: %s', (_name, garis, judul, nama) => {
  expect(namaGaris(garis)).toEqual({ judul, nama });
});

test('different units are told', () => {
  expect(unitsSaid([line(1, 'Melak'), line(2, 'Melak')])).toBeNull();
  expect(unitsSaid([line(1, 'Melak'), line(1, 'Damai'), line(2, 'Melak', { satuan: 'liter' })])).toBe(
    'Satuannya berbeda: Beras per kg, Gula per liter. Bandingkan naik-turunnya, bukan tingginya.',
  );
});

test('a period is told by its days, but two of the same days by their names', () => {
  const week = (nama_periode: string, tanggal_mulai: string | null, tanggal_selesai: string | null) => ({
    ...{
      periode_harga_pangan_id: 1,
      nama_periode,
      tanggal_mulai,
      tanggal_selesai,
      sejak: tanggal_mulai ?? '2026-11-01',
    },
  });
  const all = [
    week('Minggu ke-3', '2026-11-16', '2026-11-22'),
    week('Minggu ke-4', '2026-11-23', '2026-11-29'),
    week('Minggu ke-4 (susulan)', '2026-11-23', '2026-11-29'),
    week('Tanpa hari', null, null),
  ];
  expect(all.map((one) => periodeSaid(one, all))).toEqual([
    ...['16 – 22 Nov 2026', 'Minggu ke-4', 'Minggu ke-4 (susulan)', 'Tanpa hari'],
  ]);
});

test('a line moves against the period before; a computed one as its answer tells, not as its means differ', () => {
  const entered = line(1, 'Melak', { eceran: [10, 20, null, 30, 15, 15], sebelumnya: 8 });
  expect([0, 1, 2, 3, 4, 5].map((at) => berubah(entered, at))).toEqual([
    { arah: 'naik', persen: 25 },
    { arah: 'naik', persen: 100 },
    ...[null, null],
    { arah: 'turun', persen: 50 },
    { arah: 'tetap', persen: 0 },
  ]);
  const computed = {
    ...mean,
    eceran: [10, 20, 30],
    sebelumnya: 10,
    jumlah_kecamatan: [1, 2, 2],
    perubahan: [null, -5, 0],
  };
  expect([0, 1, 2].map((at) => berubah(computed, at))).toEqual([
    null,
    { arah: 'turun', persen: 5 },
    { arah: 'tetap', persen: 0 },
  ]);
});

test('the lowest, the highest and the usual price leave out what was not reported', () => {
  const restless = line(1, 'Melak', { eceran: [10, null, 30, 20, null], sebelumnya: 9 });
  expect(ringkas(restless)).toEqual({
    ...{ terendah: { harga: 10, at: 0 }, tertinggi: { harga: 30, at: 2 } },
    ...{ biasa: 20, n: 3 },
  });
  expect(lastAt(restless)).toBe(3);
  const silent = line(1, 'Melak', { eceran: [null, null] });
  expect([ringkas(silent), lastAt(silent)]).toEqual([null, -1]);
});

test.each([
  [[], ''],
  [['Melak'], 'Melak'],
  [['Melak', 'Damai'], 'Melak dan Damai'],
  [['Melak', 'Damai', 'Tering'], 'Melak, Damai, dan Tering'],
])('%j in a sentence', (words, said) => {
  expect(listed(words)).toBe(said);
});
