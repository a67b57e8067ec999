import { expect, test } from 'vitest';
import { batasPeta, type UkuranPeta } from '#contract/formulas/peta.ts';
import { ukuranOf } from './ukuran';

test.each<[Exclude<UkuranPeta, 'tanam'>, number, string]>([
  ['harga', 4.4, '+4'],
  ['harga', -2.6, '-2,6'],
  ['harga', 3, '+3'],
  ['perubahan', 4.6, '+4,6'],
  ['perubahan', 0.3, '0'],
  ['puso', 4.96, '5'],
  ['nd', 79.6, '79,6'],
  ['nd', 74.7, '75'],
  ['neraca', -10.4, '-10'],
  ['neraca', 0.3, '+0,3'],
])('on a shape %s of %d is %j: rounded, but not to a limit that it is not', (ukuran, nilai, words) => {
  expect(ukuranOf[ukuran].singkat(nilai, batasPeta[ukuran])).toBe(words);
});
