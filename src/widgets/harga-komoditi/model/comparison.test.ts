import { expect, test } from 'vitest';
import { compared } from './comparison';

const place = (kecamatan_id: number, nama_kecamatan: string, eceran: number | null) => ({
  ...{ kecamatan_id, nama_kecamatan, eceran },
  ...{ grosir: null, eceran_sebelumnya: null, grosir_sebelumnya: null },
});

const all = [
  place(1, 'Bongan', null),
  place(2, 'Melak', 15_000),
  place(3, 'Tering', 14_000),
  place(4, 'Damai', 14_000),
  place(5, 'Bentian Besar', 0),
];
const names = (places: readonly { nama_kecamatan: string }[]) => places.map(({ nama_kecamatan }) => nama_kecamatan);

test('cheapest first, by name where they cost the same; missing is not zero, and zero is no price', () => {
  expect(names(compared(all, null))).toEqual(['Damai', 'Tering', 'Melak', 'Bentian Besar', 'Bongan']);
});

test('all that cost least are the cheapest', () => {
  expect(names(compared(all, null).filter(({ isCheapest }) => isCheapest))).toEqual(['Damai', 'Tering']);
});

test('the own one stands above all, also without a price', () => {
  expect(names(compared(all, 1))).toEqual(['Bongan', 'Damai', 'Tering', 'Melak', 'Bentian Besar']);
});

test.each([[[]], [[place(1, 'Bongan', null)]], [[place(1, 'Bongan', 9000)]]])(
  'where there is nothing to compare none is the cheapest',
  (places) => {
    expect(compared(places, null).filter(({ isCheapest }) => isCheapest)).toEqual([]);
  },
);
