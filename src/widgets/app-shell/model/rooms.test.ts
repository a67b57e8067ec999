import { expect, test } from 'vitest';
import { noted, roomAddress, type Trail } from './rooms';

const HARGA = '/dashboard/harga-pangan';
const KABUPATEN = '/dashboard/harga-pangan-kutai-barat';
const STOK = '/dashboard/ketersediaan-pangan';
const LUAS = '/dashboard/luas-lahan';
const BALITA = '/dashboard/timbang-balita';

const nothing: Trail = { periodes: {}, kecamatan: null };
const at = (path: string) => {
  const { pathname, search } = new URL(path, 'http://x');
  return { pathname, search };
};
const walked = (...paths: string[]) => paths.reduce((trail, path) => noted(trail, at(path)), nothing);

test.each([
  ['from a table of periods to the door', HARGA, BALITA, BALITA],
  ['from elsewhere to the door', '/dashboard', HARGA, HARGA],
  ['from its own rows back to its door', `${HARGA}/edit?periode=52&kecamatan=2`, HARGA, HARGA],
  [
    'from the rows of a place to its rows in the newest period',
    `${HARGA}/edit?periode=52&kecamatan=2`,
    BALITA,
    `${BALITA}/edit?periode=terbaru&kecamatan=2`,
  ],
  [
    'both prices share their weeks',
    `${HARGA}/edit?periode=52&kecamatan=2`,
    KABUPATEN,
    `${KABUPATEN}/edit?periode=52&kecamatan=2`,
  ],
  [
    'planted areas have their rows at the door',
    `${STOK}/edit?periode=9&kecamatan=2`,
    LUAS,
    `${LUAS}?periode=terbaru&kecamatan=2`,
  ],
  ['planted areas without a month are a door', LUAS, STOK, STOK],
  ['planted areas of a month', `${LUAS}?periode=3`, STOK, `${STOK}/edit?periode=terbaru`],
  ['from a form', `${LUAS}/tambah?periode=3`, BALITA, `${BALITA}/edit?periode=terbaru`],
  [
    'from all of a place at once to all of it at once',
    `${HARGA}/edit?periode=52&kecamatan=2&isi=`,
    LUAS,
    `${LUAS}?periode=terbaru&kecamatan=2&isi=`,
  ],
  ['a room that is none of the five', `${HARGA}/edit?periode=52`, '/dashboard/profile', '/dashboard/profile'],
])('%s', (_what, here, door, to) => {
  expect(roomAddress(door, at(here), nothing)).toBe(to);
});

test('a room opens in the period that was open there last', () => {
  const trail = walked(`${BALITA}/edit?periode=8&kecamatan=2`, HARGA);
  expect(roomAddress(BALITA, at(`${HARGA}/edit?periode=52&kecamatan=3`), trail)).toBe(
    `${BALITA}/edit?periode=8&kecamatan=3`,
  );
});

test('the place is kept over rooms whose address names none, until another or none is chosen', () => {
  const here = at(`${LUAS}/tambah?periode=3`);
  const before = walked(`${HARGA}/edit?periode=52&kecamatan=2`, `${KABUPATEN}/edit?periode=52`);
  expect(roomAddress(STOK, here, before)).toBe(`${STOK}/edit?periode=terbaru&kecamatan=2`);
  const none = noted(before, at(`${HARGA}/edit?periode=52`));
  expect(roomAddress(STOK, here, none)).toBe(`${STOK}/edit?periode=terbaru`);
});
