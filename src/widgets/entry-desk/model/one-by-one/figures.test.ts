import { expect, test } from 'vitest';
import type { Figure } from '@/entities/laporan';
import { choicesOf } from './choices';
import { changeOf, pressed, stepped, type Tuts } from './figures';

const figure = (name: string, more: Partial<Figure> = {}): Figure => ({
  ...{ name, label: name, show: String, kind: 'whole' },
  ...more,
});
const eceran = figure('eceran', { label: 'Harga Eceran', prefix: 'Rp. ' });
const grosir = figure('grosir', { label: 'Harga Grosir', prefix: 'Rp. ' });

test.each([
  ['over what was there', '14500', ['1', '5', '000'], '15000'],
  ['three noughts on nothing are nought', '', ['000'], '0'],
  ['a nought before digits goes', '', ['0', '5'], '5'],
  ['a comma alone is nought and a comma', '', [',', '5'], '0,5'],
  ['a second comma says nothing', '', ['1', ',', ',', '5'], '1,5'],
  ['no more digits than a figure can have', '', ['999', '999', '999', '999', '9'] as Tuts[], '999999999999'],
  ['the last one is taken back', '', ['1', '2', 'hapus'], '1'],
])('keys of the keypad: %s', (_name, before, keys, after) => {
  const typed = keys.reduce((text, key, nth) => pressed(text, key as Tuts, nth === 0), before);
  expect(typed).toBe(after);
});

test.each([
  [eceran, '', 14_500, 1, '15000'],
  [eceran, '', 14_500, -1, '14000'],
  [eceran, '15000', 14_500, 1, '15500'],
  [eceran, '', 45_000, -1, '44500'],
  [eceran, '', 150_000, 1, '150500'],
  [eceran, '300', 1_500, -1, '200'],
  [eceran, '50', 1_500, -1, '0'],
  [figure('balita'), '', 12, 1, '13'],
  [eceran, 'abc', 14_500, 1, 'abc'],
] as const)('a step of %o from %j, last %d, %d: %j', (of, text, was, by, after) => {
  expect(stepped(of, text, was, by)).toBe(after);
});

test.each([
  ['15000', 14_500, { direction: 'naik', isBig: false }],
  ['14500', 14_500, { direction: 'tetap', isBig: false }],
  ['5000', 14_500, { direction: 'turun', isBig: true }],
])('%s after %d', (text, was, change) => {
  expect(changeOf(text, was, 0)).toMatchObject(change);
});

test('what cannot be read, and what was nothing, has not changed', () => {
  expect([changeOf('', 5, 0), changeOf('1.5', 5, 0), changeOf('5', undefined, 0), changeOf('5', 0, 0)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

const was = { eceran: 14_500, grosir: 13_500 };
const labels = (texts: Record<string, string>, figures = [eceran, grosir]) =>
  choicesOf(figures, texts, was, 'pekan lalu').map(({ label, says }) => `${label}: ${says}`);

test.each([
  ['nothing typed', {}, ['Sama dengan pekan lalu: 14500 · 13500']],
  ['a price that rose', { eceran: '15000' }, ['Grosir sama: 13500', 'Ikut naik: 14000']],
  ['a price that fell', { grosir: '13000' }, ['Eceran sama: 14500', 'Ikut turun: 14000']],
  ['a price that stayed', { eceran: '14500' }, ['Grosir sama: 13500']],
  ['a price that fell by more than the other is', { eceran: '500' }, ['Grosir sama: 13500']],
  ['a price that cannot be read', { eceran: '1.5' }, ['Grosir sama: 13500']],
  ['both typed', { eceran: '1', grosir: '1' }, []],
])('one tap: %s', (_name, texts, choices) => {
  expect(labels(texts)).toEqual(choices);
});

test('one tap fills nothing that was not reported', () => {
  expect(choicesOf([eceran, grosir], {}, undefined, 'pekan lalu')).toEqual([]);
});

test('counts do not move together', () => {
  expect(labels({ eceran: '15000' }, [{ ...figure('eceran') }, { ...figure('grosir') }])).toEqual([
    'grosir sama: 13500',
  ]);
});
