import { expect, test } from 'vitest';
import { arrangedBy, isBerubah, isUrutHarga, type UrutHarga } from './arranged';

const harga = (nama: string, harga_eceran: number, harga_eceran_sebelumnya: number | null) => ({
  nama,
  harga_eceran,
  harga_eceran_sebelumnya,
});

/** In the order of their names, as the server lists them. */
const rows = [
  harga('Bawang', 40_000, 40_000),
  harga('Beras', 14_000, 13_500),
  harga('Cabai', 60_000, 40_000),
  harga('Daging', 140_000, null),
  harga('Garam', 0, 8_000),
  harga('Gula', 17_000, 18_000),
  harga('Jagung', 14_000, 16_000),
];

test.each<[UrutHarga, string]>([
  ['termurah', 'Beras Jagung Gula Bawang Cabai Daging Garam'],
  ['termahal', 'Daging Cabai Bawang Gula Beras Jagung Garam'],
  ['naik', 'Cabai Beras Bawang Gula Jagung Daging Garam'],
  ['turun', 'Jagung Gula Bawang Beras Cabai Daging Garam'],
])('%s: what is not known comes last, equal figures stay by name', (urut, names) => {
  const before = [...rows];
  expect(arrangedBy(urut, rows).map(({ nama }) => nama)).toEqual(names.split(' '));
  expect(rows).toEqual(before);
});

test('only a known difference is a change: missing is not zero', () => {
  expect(rows.filter(isBerubah).map(({ nama }) => nama)).toEqual(['Beras', 'Cabai', 'Gula', 'Jagung']);
});

test.each([
  ['naik', true],
  ['nama', false],
  ['toString', false],
  ['', false],
  [null, false],
])('an order in the address: %j is one: %s', (text, isOne) => {
  expect(isUrutHarga(text)).toBe(isOne);
});
