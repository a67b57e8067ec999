import { expect, test } from 'vitest';
import { angka, rupiah } from '@/shared/lib/format';
import { compared, settledFigures } from './versions';

const figures = [
  { name: 'eceran', label: 'Harga Eceran', show: rupiah, kind: 'whole' },
  { name: 'stok', label: 'Ketersediaan', show: angka, kind: 'decimal' },
] as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['both say the same', '14500', 14_500, 14_000, 'mine'],
  ['the same, typed with dots', '14.500', 14_500, undefined, 'mine'],
  ['only the other has changed it', '14000', 15_000, 14_000, 'theirs'],
  ['only I have changed it', '14500', 14_000, 14_000, 'mine'],
  ['both have changed it', '14500', 15_000, 14_000, null],
  ['nobody knows from what', '14500', 15_000, undefined, null],
  ['mine is blank', '', 15_000, undefined, 'theirs'],
  ['mine cannot be read', '14..5', 15_000, 14_000, 'theirs'],
  ['the server has none', '14500', null, undefined, 'mine'],
])('a figure in two versions: %s', (_case, mine, theirs, base, proposed) => {
  const [one] = compared({
    figures,
    mine: { eceran: mine },
    theirs: { eceran: theirs },
    base: base === undefined ? undefined : { eceran: base },
  });
  expect(one?.proposed).toBe(proposed);
});

test('where both have changed the same, a preference is proposed and nothing else', () => {
  const prefer = (base: number) =>
    compared({ figures, mine: { eceran: '1' }, theirs: { eceran: 2 }, base: { eceran: base }, prefer: 'mine' })[0];
  expect([prefer(3)?.proposed, prefer(1)?.proposed, prefer(2)?.proposed]).toEqual(['mine', 'theirs', 'mine']);
});

test.each([
  ['10000', 15_000, undefined, 'Di server Rp 5.000 (50%) lebih besar.'],
  ['15000', 14_500, 14_000, 'Semula Rp 14.000. Di server Rp 500 (3,3%) lebih kecil.'],
  ['0', 500, undefined, 'Di server Rp 500 lebih besar.'],
  ['500', 500, undefined, ''],
])('the difference is said in figures: %s and %s', (mine, theirs, base, note) => {
  const [one] = compared({
    figures,
    mine: { eceran: mine },
    theirs: { eceran: theirs },
    base: base ? { eceran: base } : undefined,
  });
  expect(plain(one?.note ?? '')).toBe(note);
});

test('what is settled is what a form holds: my text as I typed it, theirs with a comma', () => {
  const versions = { figures, mine: { eceran: '14.500', stok: '3' }, theirs: { eceran: 15_000, stok: 2.5 } };
  expect(settledFigures(versions, { eceran: 'mine', stok: 'theirs' })).toEqual({ eceran: '14.500', stok: '2,5' });
});

test('a village is chosen like a figure, in words', () => {
  const also = [{ name: 'desa', label: 'Kelurahan', mine: 'Melak Ulu', theirs: 'Melak Ilir', base: 'Melak Ilir' }];
  expect(compared({ figures: [], mine: {}, theirs: {}, also })).toMatchObject([
    { proposed: 'mine', isSame: false, note: 'Semula Melak Ilir.' },
  ]);
});
