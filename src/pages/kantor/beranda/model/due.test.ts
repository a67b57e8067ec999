import { expect, test } from 'vitest';
import { named, standing } from './due';

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
