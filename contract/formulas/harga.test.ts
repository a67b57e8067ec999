import { expect, test } from 'vitest';
import { perubahan } from './harga.ts';

test.each([
  [11000, 10000, { arah: 'naik', persen: 10 }],
  [9000, 10000, { arah: 'turun', persen: 10 }],
  [10000, 10000, { arah: 'tetap', persen: 0 }],
  [10000, null, null],
  [10000, 0, null],
  [0, 10000, null],
])('from %j against %j before', (sekarang, sebelumnya, expected) => {
  expect(perubahan(sekarang, sebelumnya)).toEqual(expected);
});
