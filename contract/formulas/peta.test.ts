import { expect, test } from 'vitest';
import { batasMerata, batasPeta, kelasPeta, meanOf, nilaiPeta, sumOf, type UkuranPeta } from './peta.ts';

test.each<[UkuranPeta, number, number, number | null]>([
  ['harga', 66_000, 60_000, 10],
  ['harga', 54_000, 60_000, -10],
  ['harga', 0, 60_000, null],
  ['harga', 60_000, 0, null],
  ['perubahan', 15_300, 15_000, 2],
  ['perubahan', 15_000, 15_000, 0],
  ['neraca', 104, 95.5, 8.5],
  ['neraca', 0.1, 0.3, -0.2],
  ['neraca', 0, 0, 0],
  ['tanam', 0, 0, 0],
  ['tanam', 120, 7, 120],
  ['puso', 6, 120, 5],
  ['puso', 0, 120, 0],
  ['puso', 0, 0, null],
  ['nd', 33, 40, 82.5],
  ['nd', 0, 0, null],
])('%s of %d and %d is %d', (ukuran, angka, pembanding, value) => {
  const found = nilaiPeta(ukuran, { angka, pembanding });
  if (value === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(value, 10);
});

test.each<[Exclude<UkuranPeta, 'tanam'>, number, number, number | null]>([
  ['harga', 89, 100, 0],
  ['harga', 90, 100, 0],
  ['harga', 91, 100, 1],
  ['harga', 97, 100, 1],
  ['harga', 98, 100, 2],
  ['harga', 102, 100, 2],
  ['harga', 100, 100, 2],
  ['harga', 103, 100, 3],
  ['harga', 110, 100, 4],
  ['harga', 0, 100, null],
  ['perubahan', 100, 100, 2],
  ['perubahan', 95, 100, 0],
  ['perubahan', 96, 100, 1],
  ['perubahan', 199, 200, 1],
  ['perubahan', 201, 200, 3],
  ['perubahan', 105, 100, 4],
  ['neraca', 90, 100, 0],
  ['neraca', 91, 100, 1],
  ['neraca', 99, 100, 1],
  ['neraca', 100, 100, 2],
  ['neraca', 110, 100, 3],
  ['neraca', 3.3, 3, 3],
  ['neraca', 2.7, 3, 0],
  ['neraca', 5, 0, 4],
  ['neraca', 0, 0, 2],
  ['puso', 0, 100, 0],
  ['puso', 1, 100, 1],
  ['puso', 12, 100, 3],
  ['nd', 79, 100, 0],
  ['nd', 80, 100, 1],
  ['nd', 90, 100, 1],
  ['nd', 91, 100, 2],
  ['nd', 0, 0, null],
])('%s of %d against %d falls into class %d', (ukuran, angka, pembanding, kelas) => {
  expect(kelasPeta(ukuran, batasPeta[ukuran], { angka, pembanding })).toBe(kelas);
});

test('sums come first, and are divided then: a small place does not weigh as much as a large one', () => {
  const all = sumOf([
    { angka: 1, pembanding: 2 },
    { angka: 90, pembanding: 98 },
  ]);
  expect(all && nilaiPeta('nd', all)).toBe(91);
  expect(sumOf([])).toBeNull();
  expect(meanOf([10, 20, 60])).toBe(30);
  expect(meanOf([])).toBeNull();
});

test.each([
  [[], []],
  [[0, 0], []],
  [[5], [5]],
  [[7, 7, 7, 7], [7]],
  [
    [12, 40, 62, 88, 130, 210, 340, 1340],
    [60, 150, 350],
  ],
])('the limits of the areas %j are %j', (values, limits) => {
  expect(batasMerata(values)).toEqual(limits);
});
