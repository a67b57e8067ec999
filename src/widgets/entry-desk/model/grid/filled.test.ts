import { expect, test } from 'vitest';
import type { Figure, Tempat } from '@/entities/laporan';
import { incompleteAfter } from './place-counts';
import { fitsFilter } from './states';

const figures: Figure[] = [{ name: 'eceran', label: 'Eceran', show: String, kind: 'whole', prefix: 'Rp. ' }];

test.each([
  ['three times as much', '45000', true],
  ['a little more', '15000', false],
  ['the same', '14500', false],
  ['nothing yet', '', false],
])('the filter of large changes, %s: %s', (_name, eceran, isShown) => {
  const row = { keadaan: 'isian', texts: { eceran }, was: { eceran: 14_500 } } as const;
  expect(fitsFilter(row, 'berubah', { figures, least: 0 })).toBe(isShown);
});

const [melak, tering, damai, bongan] = ['Melak', 'Tering', 'Damai', 'Bongan'].map((nama_kecamatan, at) => ({
  id: at + 1,
  nama_kecamatan,
})) as [Tempat, Tempat, Tempat, Tempat];

test('the way on leads to places behind this one first, and to no complete one', () => {
  const counts = new Map([
    [melak.id, { filled: 3, all: 4 }],
    [tering.id, { filled: 0, all: 4 }],
    [damai.id, { filled: 4, all: 4 }],
  ]);
  // Nothing is known of Bongan: it may lack something.
  expect(incompleteAfter(tering, [melak, tering, damai, bongan], counts)).toEqual([bongan, melak]);
});
