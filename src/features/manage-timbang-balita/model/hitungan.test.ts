import { expect, test } from 'vitest';
import { belumTercatat } from './hitungan';

test.each([
  ['40', '33', '5', 2],
  ['40', '33', '7', null],
  ['40', '33', '8', null],
  ['40', '33', '', null],
  ['40', '33', '0,5', null],
  ['40', '', '', null],
])('domain 4.2: of %j weighed, %j gained and %j did not: %j were new or absent', (D, N, T, rest) => {
  expect(belumTercatat({ jumlah_balita: D, berat_badan_naik: N, berat_badan_tidak_naik: T })).toBe(rest);
});
