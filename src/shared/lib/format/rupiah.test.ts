import { expect, test } from 'vitest';
import { rupiah } from './rupiah';

test.each([
  [0, 'Rp\u00a00'],
  [14500, 'Rp\u00a014.500'],
  [1_000_000, 'Rp\u00a01.000.000'],
  [999.6, 'Rp\u00a01.000'],
  [-2500, '-Rp\u00a02.500'],
])('spec §1: %d is written %s', (amount, text) => {
  expect(rupiah(amount)).toBe(text);
});
