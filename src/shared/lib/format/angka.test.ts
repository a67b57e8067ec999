import { expect, test } from 'vitest';
import { angka } from './angka';

test.each([
  [0, '0'],
  [1234.5, '1.234,5'],
  [-57, '-57'],
  [null, '-'],
  [undefined, '-'],
])('%j is written %s', (value, text) => {
  expect(angka(value)).toBe(text);
});
