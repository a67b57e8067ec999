import { expect, test } from 'vitest';
import { decimalOf, readWhole, showWhole, typedDecimal } from '../typed-numbers';

test.each([
  ['digits are taken', '', '14500', '14500'],
  ['a digit behind grouped thousands', '14.500', '14.5000', '145000'],
  ['a digit within them', '14.500', '194.500', '194500'],
  ['a digit taken away', '14.500', '14.50', '1450'],
  ['all taken away', '1', '', ''],
  ['letters go', '12', '12a', '12'],
  ['emoji go', '12', '12🌾', '12'],
  ['leading zeros go', '', '0014', '14'],
  ['zero is a value', '', '0', '0'],
  ['Arabic digits are ours', '', '\u0661\u0664\u0665', '145'],
  ["pasted 'Rp 1.500.000'", '', 'Rp 1.500.000', '1500000'],
  ["pasted 'Rp. 1.500.000,00'", '', 'Rp. 1.500.000,00', '1500000'],
  ['grouped by hand', '14.50', '14.500', '14500'],
])('spec §5, digits only: %s', (_name, before, after, value) => {
  expect(readWhole(before, after)).toBe(value);
});

test.each([
  ['a decimal comma', '', '0,5'],
  ['a decimal dot', '', '1.5'],
  ['decimals of an amount', '', '1.500,50'],
  ['thousands grouped with a comma', '', '14,500'],
  ['less than nothing', '', '-5'],
  ['half a hectare with a dot', '0.50', '0.500'],
  ['a dot typed behind a number', '14', '14.'],
  ['a dot put before the last digits', '1.500', '1.50.0'],
])('rulings 13: %s is refused visibly, never swallowed', (_name, before, text) => {
  expect(readWhole(before, text)).toBe(text);
});

test.each([
  ['14500', '14.500'],
  ['0', '0'],
  ['', ''],
  ['0,5', '0,5'],
  ['1234567890123456789', '1234567890123456789'],
])('numbers are grouped while typed: %s is shown as %s', (value, shown) => {
  expect(showWhole(value)).toBe(shown);
});

test.each([
  ['95,5', 95.5],
  ['95', 95],
  ['1.234,5', 1234.5],
  ['1.500', 1500],
  ['0', 0],
  ['', ''],
  ['1,500', 1.5],
  ['1.5', Number.NaN],
  ['0.500', Number.NaN],
  ['95,', Number.NaN],
  ['-5', Number.NaN],
  ['1,5,5', Number.NaN],
])('rulings 13, decimals are typed with a comma: %s is %s', (text, value) => {
  expect(decimalOf(text)).toBe(value);
});

test.each([
  [95.5, '95,5'],
  [1.125, '1,1250'],
  [0, '0'],
  [null, ''],
])('%s is typed %s', (value, text) => {
  expect(typedDecimal(value)).toBe(text);
});
