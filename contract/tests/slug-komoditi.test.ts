import { expect, test } from 'vitest';
import { komoditiBySlug, slugsKomoditi } from '../slug-komoditi.ts';

const named = (...names: [id: number, nama_komoditi: string][]) =>
  names.map(([id, nama_komoditi]) => ({ id, nama_komoditi }));

test.each([
  ['a name alone', named([4, 'Cabai Rawit']), { 4: 'cabai-rawit' }],
  ['runs of white space', named([4, '  Beras \t Medium ']), { 4: 'beras-medium' }],
  [
    'signs stay as they are, but for those that part addresses',
    named([1, 'Minyak (curah) 1/2 l'], [2, "Mu'ut"]),
    { 1: 'minyak-(curah)-1-2-l', 2: "mu'ut" },
  ],
  [
    'the lower id keeps it, whatever the order',
    named([9, 'Beras  Medium'], [3, 'Beras Medium']),
    { 3: 'beras-medium', 9: 'beras-medium-9' },
  ],
  ['three of one name', named([1, 'A B'], [2, 'A  B'], [3, 'A   B']), { 1: 'a-b', 2: 'a-b-2', 3: 'a-b-3' }],
  [
    'a name that looks like an appended id keeps its own',
    named([1, 'A B'], [7, 'A  B'], [8, 'A B 7']),
    { 1: 'a-b', 7: 'a-b-7-7', 8: 'a-b-7' },
  ],
  ['dots alone', named([4, '..'], [5, '...']), { 4: '..-4', 5: '...' }],
  ['none', [], {}],
])('%s', (_, komoditi, slugs) => {
  expect(Object.fromEntries(slugsKomoditi(komoditi))).toEqual(slugs);
  for (const one of komoditi) expect(komoditiBySlug(komoditi, slugsKomoditi(komoditi).get(one.id)!)).toBe(one);
});

test('an address finds its commodity in upper case too, and nothing where there is none', () => {
  const komoditi = named([3, 'Beras Medium'], [9, 'Beras  Medium']);
  expect(komoditiBySlug(komoditi, 'Beras-MEDIUM')?.id).toBe(3);
  expect(komoditiBySlug(komoditi, 'beras-medium-9')?.id).toBe(9);
  for (const slug of ['beras', 'beras-medium-3', '', 'constructor'])
    expect(komoditiBySlug(komoditi, slug)).toBeUndefined();
});
