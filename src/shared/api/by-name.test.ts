import { expect, test } from 'vitest';
import { byName } from './by-name';

test('names in small letters first, then the further keys, then the ids', () => {
  const rows = [
    { id: 5, nama: 'Melak', kunci: 2 },
    { id: 4, nama: 'melak', kunci: 1 },
    { id: 3, nama: 'Melak', kunci: 2 },
    { id: 9, nama: 'Bigung', kunci: 7 },
  ];
  expect(byName(rows, ({ nama, kunci }) => [nama, kunci]).map(({ id }) => id)).toEqual([9, 4, 3, 5]);
});
