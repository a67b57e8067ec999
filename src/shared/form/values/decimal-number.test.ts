import { expect, test } from 'vitest';
import { decimalOf, typedDecimal } from './decimal-number';

test.each([
  ['95,5', 95.5],
  ['95', 95],
  ['1.234,5', 1234.5],
  ['1.500', 1500],
  ['0', 0],
  ['', ''],
  ['1.5', Number.NaN],
  ['95,', Number.NaN],
  ['-5', Number.NaN],
  ['1,5,5', Number.NaN],
])('rulings 13, decimals are typed with a comma: %s is %s', (text, value) => {
  expect(decimalOf(text)).toBe(value);
});

test.each([
  [95.5, '95,5'],
  [0, '0'],
  [null, ''],
])('%s is typed %s', (value, text) => {
  expect(typedDecimal(value)).toBe(text);
});
