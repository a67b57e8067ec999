import { expect, test } from 'vitest';
import { figuresOf, typedFigures } from './figures';
import { namesOf, subjectIn } from './waiting';

const luas = { names: ['Luas tanam', 'Luas tanam'] } as const;

test.each([
  [undefined, 'Luas tanam padi Muyub, Melak, Mei'],
  ['Ubah', 'Ubah luas tanam padi Muyub, Melak, Mei'],
  ['Hapus', 'Hapus luas tanam padi Muyub, Melak, Mei'],
] as const)('a waiting row that is to %s is called %s', (does, label) => {
  expect(namesOf(luas, 'padi Muyub', 'Melak, Mei', does)).toEqual({ label, kelompok: 'Luas tanam, Melak, Mei' });
  expect(subjectIn(luas, label, 'Melak, Mei')).toBe('padi Muyub');
});

test('of a waiting row that was called otherwise its whole name is left', () => {
  expect(subjectIn(luas, 'Luas tanam padi', 'Melak, Mei')).toBe('Luas tanam padi');
});

const figures = [{ name: 'kebutuhan' }, { name: 'ketersediaan' }] as const;

test.each([
  ['nothing yet', undefined, { kebutuhan: '', ketersediaan: '' }],
  ['a row of the server', { kebutuhan: 95.5, ketersediaan: 0 }, { kebutuhan: '95,5', ketersediaan: '0' }],
  ['none from an older server', { kebutuhan: null, ketersediaan: 7 }, { kebutuhan: '', ketersediaan: '7' }],
  ['text of an older app', { kebutuhan: '1,5', ketersediaan: '12' }, { kebutuhan: '1,5', ketersediaan: '12' }],
])('a form shows %s', (_name, row, shown) => {
  expect(typedFigures(figures, row)).toEqual(shown);
});

test('figures as numbers: NaN where there are none', () => {
  expect(figuresOf(figures, { kebutuhan: '95', neraca: 1 })).toEqual({ kebutuhan: 95, ketersediaan: Number.NaN });
});
