import { expect, test } from 'vitest';
import { countFilters, matchingLahan, panenFilterOf } from './needs';

test.each([
  ['', { limit: 50 }, 0],
  ['query=melak', { search: 'melak', limit: 50 }, 0],
  [
    'kecamatan=3&komoditi=ubi+kayu&bulan=Maret',
    { kecamatan_id: 3, komoditi: 'ubi kayu', bulan: 'Maret', limit: 50 },
    3,
  ],
  ['kecamatan=x&komoditi=emas', { limit: 50 }, 0],
])('the address ?%s asks for %j', (address, expected, count) => {
  const query = new URLSearchParams(address);
  expect(matchingLahan(query).variables).toEqual({ filter: expected });
  expect(countFilters(panenFilterOf(query))).toBe(count);
});
