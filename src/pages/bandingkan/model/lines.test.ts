import { expect, test } from 'vitest';
import { namaGaris } from '#contract/nama-garis.ts';
import type { GarisHarga } from '@/entities/harga-pangan';
import { lastAt, listed, ringkas, sebelum, unitsSaid } from './lines';

const line = (komoditi_id: number, nama_tempat: string, more: Partial<GarisHarga> = {}): GarisHarga => ({
  ...{ kunci: `${nama_tempat}.${komoditi_id}`, komoditi_id, nama_komoditi: komoditi_id === 1 ? 'Beras' : 'Gula' },
  ...{ satuan: 'kg', tempat: 'kecamatan', nama_tempat, eceran: [], sebelumnya: null, jumlah_kecamatan: null },
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

test('the lowest, the highest and the usual price leave out what was not reported', () => {
  const restless = line(1, 'Melak', { eceran: [10, null, 30, 20, null], sebelumnya: 9 });
  expect(ringkas(restless)).toEqual({
    ...{ terendah: { harga: 10, at: 0 }, tertinggi: { harga: 30, at: 2 } },
    ...{ biasa: 20, n: 3 },
  });
  expect(lastAt(restless)).toBe(3);
  expect([0, 1, 2, 3].map((at) => sebelum(restless, at))).toEqual([9, 10, null, 30]);
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
