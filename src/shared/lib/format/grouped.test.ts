import { expect, test } from 'vitest';
import { grouped } from './grouped';

test.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1000, 0, '1.000'],
  [1234567, 0, '1.234.567'],
  [1234.5, 2, '1.234,5'],
  [1.005, 2, '1,01'],
  [0.5, 0, '1'],
  [-0.5, 0, '-1'],
  [-0.004, 2, '0'],
  [999.995, 2, '1.000'],
  [999_999_999_999_999, 0, '999.999.999.999.999'],
])('%d with %d decimals is written %s', (value, decimals, text) => {
  expect(grouped(value, decimals)).toBe(text);
});

test.each([0, 1, 2])('with %d decimals it says what the browser’s own formatter says', (decimals) => {
  const { format } = new Intl.NumberFormat('id-ID', { maximumFractionDigits: decimals });
  const values = Array.from({ length: 5000 }, (_, at) => ((at * 7919) ** 2 % 1e9) / 10 ** (at % 7));
  for (const value of values.flatMap((one) => [one, -one])) {
    expect(`${value} ${grouped(value, decimals)}`).toBe(`${value} ${format(value).replace(/^-0$/, '0')}`);
  }
});
