import { expect, test } from 'vitest';
import { sideOf } from './directions';

test.each([
  ['a card opens what it shows', { pathname: '/etalase', idx: 1 }, { pathname: '/detail-produk/madu', idx: 2 }, 1],
  ['the way back', { pathname: '/detail-produk/madu', idx: 2 }, { pathname: '/etalase', idx: 1 }, -1],
  ['several steps back', { pathname: '/laporan/luas-tanam/melak', idx: 5 }, { pathname: '/', idx: 0 }, -1],
  ['a tab at the right', { pathname: '/', idx: 0 }, { pathname: '/harga-pangan', idx: 1 }, 1],
  ['a tab at the left, however it was reached', { pathname: '/etalase', idx: 1 }, { pathname: '/', idx: 2 }, -1],
  ['back to a tab at the right', { pathname: '/', idx: 2 }, { pathname: '/etalase', idx: 1 }, 1],
  ['the dashboard’s tabs', { pathname: '/dashboard', idx: 3 }, { pathname: '/dashboard/profile', idx: 4 }, 1],
  [
    'a room at the left, with its rows open',
    { pathname: '/dashboard/timbang-balita/edit', idx: 3 },
    { pathname: '/dashboard/harga-pangan/edit', idx: 4 },
    -1,
  ],
  [
    'the rows of a room from its door',
    { pathname: '/dashboard/harga-pangan', idx: 3 },
    { pathname: '/dashboard/harga-pangan/edit', idx: 4 },
    1,
  ],
  ['in the place of another', { pathname: '/login', idx: 3 }, { pathname: '/dashboard', idx: 3 }, 0],
])('look: %s comes from its side', (_, from, to, side) => {
  expect(sideOf(from, to)).toBe(side);
});
