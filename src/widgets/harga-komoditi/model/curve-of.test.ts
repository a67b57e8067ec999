import { expect, test } from 'vitest';
import type { RiwayatHarga } from '@/entities/harga-pangan';
import { curveOf } from './curve-of';
import { periodeOf } from './story';

type Prices = readonly (readonly [eceran: number | null, grosir: number | null])[];

const riwayat = (prices: Prices, acuan: RiwayatHarga['acuan'] = []): RiwayatHarga => ({
  ...{ komoditi_id: 1, nama_komoditi: 'Beras Medium', logo_komoditi_url: null, satuan: 'kg' },
  ...{ tempat: 'kecamatan', kecamatan_id: 2, nama_kecamatan: 'Melak', dari_kecamatan: 16, tanpa_tanggal: 0 },
  titik: prices.map(([eceran, grosir], index) => ({
    periode_harga_pangan_id: index + 1,
    nama_periode: `Minggu ${index + 1}`,
    ...{ tanggal_mulai: null, tanggal_selesai: null, jumlah_kecamatan: null },
    sejak: `2026-11-${String(index * 7 + 1).padStart(2, '0')}`,
    eceran,
    grosir,
  })),
  acuan,
});

const acuan = (berlaku_mulai: string, harga_acuan: number, zona = '', jenis: 'HET' | 'HAP' = 'HET') => ({
  ...{ jenis, harga_acuan, zona, berlaku_mulai },
  sumber: 'Badan Pangan Nasional',
});

test('it begins with the first price; zero was entered, but is none', () => {
  const { labels, marks, series } = curveOf(
    riwayat([
      [null, null],
      [0, 0],
      [14_000, 13_000],
      [0, null],
      [15_000, null],
    ]),
    null,
  );
  expect(labels).toEqual(['Minggu 3', 'Minggu 4', 'Minggu 5']);
  expect(marks[0]).toBe('15 Nov 2026');
  expect(series).toEqual([
    { nama: 'Eceran', values: [14_000, null, 15_000] },
    { nama: 'Grosir', values: [13_000, null, null] },
  ]);
});

test('without any wholesale price there is no line for it', () => {
  expect(curveOf(riwayat([[14_000, null]]), null).series.map(({ nama }) => nama)).toEqual(['Eceran']);
});

test.each([[[]], [[[null, null]]], [[[0, 0]]]] as Prices[][])('no price at all: %j', (prices) => {
  expect(curveOf(riwayat(prices), null)).toMatchObject({ labels: [], series: [{ nama: 'Eceran', values: [] }] });
});

test('domain 4.1: what was entered for the regency and the computed mean are lines of their own', () => {
  const entered = riwayat([
    [15_000, 14_000],
    [null, null],
  ]);
  const mean = riwayat([
    [15_400, 14_100],
    [15_500, null],
  ]);
  expect(curveOf(entered, mean).series).toEqual([
    { nama: 'Eceran (diisi)', values: [15_000, null] },
    { nama: 'Grosir (diisi)', values: [14_000, null] },
    { nama: 'Rata-rata kecamatan (dihitung)', values: [15_400, 15_500] },
  ]);
});

test.each([
  ['holds from the first period that begins with it', [acuan('2026-11-05', 14_000)], [[1, 3]]],
  [
    'ends where the next of its kind and zone begins',
    [acuan('2026-01-01', 13_000), acuan('2026-11-15', 14_000)],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    'of another zone goes on',
    [acuan('2026-01-01', 13_000, 'Zona 1'), acuan('2026-11-15', 14_000, 'Zona 2')],
    [
      [0, 3],
      [2, 3],
    ],
  ],
  [
    'of another kind goes on',
    [acuan('2026-01-01', 13_000), acuan('2026-11-15', 14_000, '', 'HAP')],
    [
      [0, 3],
      [2, 3],
    ],
  ],
  ['that starts next month has no line', [acuan('2026-12-01', 14_000)], []],
])('a reference %s', (_name, given, spans) => {
  const { references } = curveOf(
    riwayat(
      [
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
      ],
      given,
    ),
    null,
  );
  expect(references.map(({ fromIndex, toIndex }) => [fromIndex, toIndex])).toEqual(spans);
});

test.each([
  ['none is asked for: the last with a price', {}, 2],
  ['one with a price is asked for', { periodeId: 1 }, 1],
  ['one without a price: the last that has one', { periodeId: 3 }, 2],
  ['an address may name anything', { periodeId: 99 }, 2],
  ["a list's row is there, whatever its age", { periodeId: 99, isOfList: true }, 99],
])('which period is compared: %s', (_name, asked, id) => {
  expect(
    periodeOf(
      riwayat([
        [14_000, null],
        [15_000, null],
        [null, 13_000],
      ]),
      asked,
    ),
  ).toBe(id);
});
