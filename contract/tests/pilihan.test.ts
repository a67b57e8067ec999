import { expect, test } from 'vitest';
import {
  alamatBanding,
  bacaPilihan,
  entriesOf,
  isRentangMinggu,
  mulaiBanding,
  semuaPilihan,
  tempatPilihan,
} from '../pilihan.ts';

const kecamatan = [
  { id: 1, nama_kecamatan: 'Melak' },
  { id: 2, nama_kecamatan: "Mu'ut" },
  { id: 3, nama_kecamatan: 'Mook Manaar Bulatn' },
];
const komoditi = [
  { id: 4, nama_komoditi: 'Beras Medium' },
  { id: 5, nama_komoditi: 'Gula, Putih' },
  { id: 6, nama_komoditi: 'Gula/Aren 1/2' },
  { id: 9, nama_komoditi: 'beras  medium' },
];
const semua = semuaPilihan(tempatPilihan(kecamatan, 'Kutai Barat'), komoditi);

test.each([
  ['one line', 'melak.beras-medium', [[1, 4]]],
  ['the regency’s entered price', 'kutai-barat.beras-medium', [['kabupaten', 4]]],
  ['the computed mean', 'rata-rata.beras-medium', [['rata-rata', 4]]],
  [
    'several, in the order that they are given',
    'rata-rata.gula-putih,melak.beras-medium',
    [
      ['rata-rata', 5],
      [1, 4],
    ],
  ],
  ['a line twice is one line', 'melak.beras-medium,melak.beras-medium', [[1, 4]]],
  ['in any case, with spaces and commas too many', ' ,Melak.BERAS-medium ,,', [[1, 4]]],
  ['a name with an apostrophe', "mu'ut.beras-medium", [[2, 4]]],
  ['two commodities of one name', 'melak.beras-medium-9', [[1, 9]]],
  ['a name with a slash, as older links have it', 'melak.gula/aren-1/2', [[1, 6]]],
  ['nothing', '', []],
])('an address names %s', (_name, pilih, expected) => {
  const { dipilih, berlebih, tidakDikenal } = bacaPilihan(pilih, semua);
  expect(dipilih.map(({ tempat, komoditi: { id } }) => [tempat.tempat, id])).toEqual(expected);
  expect([berlebih, tidakDikenal]).toEqual([[], []]);
});

test('what nobody knows takes no place of what is known, and what is too much is named', () => {
  const places = ['melak', "mu'ut", 'mook-manaar-bulatn', 'kutai-barat', 'rata-rata', 'melak'];
  const pilih = ['melak.emas', ...places.map((place, at) => `${place}.${at < 5 ? 'beras-medium' : 'gula-putih'}`), 'x'];
  const { dipilih, berlebih, tidakDikenal } = bacaPilihan(pilih.join(','), semua);
  expect(dipilih).toHaveLength(5);
  expect(berlebih.map(({ kunci }) => kunci)).toEqual(['melak.gula-putih']);
  expect(tidakDikenal).toEqual(['melak.emas', 'x']);
});

test('bad input: of endless entries some are read', () => {
  expect(entriesOf(Array.from({ length: 900 }, (_, at) => at).join(','))).toHaveLength(20);
  expect(entriesOf('x'.repeat(90_000)).join(',')).toHaveLength(2000);
});

test('each line that is offered is found again under its key', () => {
  for (const one of semua) expect(bacaPilihan(one.kunci, semua).dipilih).toEqual([one]);
  expect(new Set(semua.map(({ kunci }) => kunci)).size).toBe(semua.length);
});

test('a kecamatan of the regency’s own name keeps its address', () => {
  const slugs = tempatPilihan([{ id: 1, nama_kecamatan: 'Sampang' }], 'Sampang').map(({ slug }) => slug);
  expect(slugs).toEqual(['sampang', 'kabupaten-sampang', 'rata-rata']);
});

test.each([
  [[], '26', '/bandingkan'],
  [['melak.beras-medium'], '26', '/bandingkan?pilih=melak.beras-medium'],
  [['melak.beras-medium', "mu'ut.gula"], '4', "/bandingkan?pilih=melak.beras-medium,mu'ut.gula&minggu=4"],
  [['a.b&c'], '52', '/bandingkan?pilih=a.b%26c&minggu=52'],
] as const)('%j over %s weeks stand at %s', (kunci, minggu, address) => {
  expect(alamatBanding(kunci, minggu)).toBe(address);
});

test.each([
  ['12', true],
  ['13', false],
  ['', false],
  [null, false],
])('a span of %j weeks may be shown: %s', (text, isOne) => {
  expect(isRentangMinggu(text)).toBe(isOne);
});

test.each([
  ['Melak', '/bandingkan?pilih=melak.beras-medium,rata-rata.beras-medium'],
  ['Kabupaten Kutai Barat', '/bandingkan?pilih=kutai-barat.beras-medium,rata-rata.beras-medium'],
])('from a price in %s a comparison begins', (tempat, address) => {
  expect(mulaiBanding(tempat, 'Beras Medium')).toBe(address);
});
