import { fluent, type Piece } from './piece.ts';

const ray = (d: string, colour: string, opacity: number) =>
  `<path d="${d}" fill="${colour}" fill-opacity="${opacity}"/>`;
// Light from the upper left, shade along the lower right, in the set's own 32 units.
const bright = (d: string) => ray(d, '#fff8df', 0.5);
const dim = (d: string) => ray(d, '#8a4a10', 0.2);

const lemonSheen =
  bright(
    'M11.2 12.5C9.4 14.4 8.8 17 9.3 19.3C9.7 20.3 11 20 10.9 18.9C10.7 16.8 11.5 15 12.7 13.7C13.3 12.7 12 11.7 11.2 12.5Z',
  ) + dim('M27.6 11C29.8 17 28.4 22.4 25.2 25.6C23 27.8 20.6 27.9 18.9 28.1C22.8 26.4 27.4 21 27.6 11Z');
const roundSheen =
  bright(
    'M9.2 13.6C7.6 15.4 7 17.8 7.4 20C7.8 21 9 20.8 9 19.7C8.8 17.8 9.4 16 10.6 14.7C11.2 13.7 10 12.7 9.2 13.6Z',
  ) + dim('M26.6 12.4C29 18.6 26.4 26.6 19.6 29.2C17.4 30 14.6 30 12.6 29.2C20.4 28.4 26 21.6 26.6 12.4Z');
const tomatoSheen =
  bright(
    'M6 16.5C5.2 18.4 5.3 20.6 6.2 22.3C6.9 23.1 7.9 22.5 7.6 21.5C7 19.9 7.1 18.4 7.7 17.1C7.9 16 6.5 15.5 6 16.5Z',
  ) + ray('M28.6 14.4C30.6 20 28 27.4 21.4 29.4C19 30.1 16 30.1 13.6 29.8C22 28.8 28 22.4 28.6 14.4Z', '#6b0f0f', 0.22);
const mangoSheen =
  bright(
    'M7.6 11.6C6.2 14 6.2 17 7.4 19.6C8.2 20.6 9.4 20 9.1 18.8C8.2 16.7 8.3 14.6 9.2 12.8C9.5 11.5 8.2 10.6 7.6 11.6Z',
  ) +
  ray('M22.9 8.9c1.6 2.6 2.8 5.5 3.5 8.6l.35 1.6c.9 4.1-1.2 8.3-5 10C24.6 24.6 25.2 16.6 22.9 8.9Z', '#b4402b', 0.25);
const potatoSheen = dim('M26.6 7.6C30 13 29.6 21 25 26C21 30.2 14 31 9.6 28.4C18.4 28.4 26.6 19 26.6 7.6Z');
const eggSheen =
  ray(
    'M11.4 9C9.6 11.4 8.6 14.4 8.5 17.2C8.8 18.4 10.1 18.3 10.3 17.2C10.5 14.8 11.4 12.2 12.9 10.1C13.4 8.8 12.2 8 11.4 9Z',
    '#ffffff',
    0.65,
  ) + ray('M22.9 6.7c2.8 4.2 4 9.2 3.5 14C25.9 26 21.4 29.9 16.6 29.9C21.6 27.2 24.8 18.6 22.9 6.7Z', '#7d3c14', 0.16);

const terongSheen =
  ray(
    'M29.4 20.4C29.4 26 25.4 30 19.6 30C13.6 30 9 26.4 6.4 21.4C10 25.4 14.4 27.4 18.6 27.4C23.4 27.4 27.4 25 29.4 20.4Z',
    '#241032',
    0.3,
  ) +
  ray(
    'M8.4 12.4C8.8 16.4 11.4 20.4 15 22.4C16 22.8 15.6 24 14.6 23.8C10.4 22 7.4 17.4 7 13C7 11.8 8.2 11.4 8.4 12.4Z',
    '#ffffff',
    0.45,
  );
const garlicSheen =
  '<path d="M14.4 10C11 15 10 21 11.6 27M17.6 10C21 15 22 21 20.4 27" fill="none" stroke="#d9bfa6" stroke-width=".6" stroke-linecap="round"/>';

export const produce = {
  alpukat: fluent('avocado', [2, 2, 29.2, 30], 1.25, { spread: 40 }),
  pisang: fluent('banana', [2, 2, 30, 30], 1.5),
  terong: fluent('eggplant', [2, 2, 30, 30], 1.7, { turn: 60, spread: 40, sheen: terongSheen }),
  wortel: fluent('carrot', [2, 2, 30, 30], 1.6, { spread: 40 }),
  kelapa: fluent('coconut', [2, 2, 30, 30], 1.7, { spread: 50, tints: { '#d3d3d3': '#fffdf4', '#9b9b9b': '#e9e3d2' } }),
  'bawang-putih': fluent('garlic', [2, 3, 30, 28.3], 0.95, {
    spread: 30,
    tints: { '#ffce7c': '#e2cdb0', '#feefc2': '#fffaf0' },
    sheen: garlicSheen,
  }),
  jahe: fluent('ginger-root', [2, 2, 29.5, 30], 1.4, { spread: 50 }),
  kunyit: fluent('ginger-root', [2, 2, 29.5, 30], 1.3, {
    spread: 50,
    tints: {
      '#e19747': '#d8852c',
      '#b97028': '#a75c17',
      '#d3883e': '#c57422',
      '#975617': '#8a4a10',
      '#ffce7c': '#f0932b',
      '#ffdea7': '#f9b548',
    },
  }),
  lemon: fluent('lemon', [2, 2.1, 30, 30], 1.05, { spread: 60, sheen: lemonSheen }),
  'jeruk-nipis': fluent('lemon', [2, 2.1, 30, 30], 0.85, {
    spread: 60,
    tints: { '#fcd53f': '#a3c74f', '#86d72f': '#4f9a45' },
    sheen: lemonSheen,
  }),
  'jeruk-nipis-iris': fluent('lime', [4, 3, 29, 29], 0.85, { spread: 60 }),
  mangga: fluent('mango', [1, 2, 27, 30], 1.35, { spread: 40, sheen: mangoSheen }),
  melon: fluent('melon', [4, 0.7, 28, 30], 2, { spread: 20 }),
  'kacang-tanah': fluent('peanuts', [2, 2, 30, 30], 0.85, { spread: 80 }),
  kentang: fluent('potato', [4, 2, 28.9, 30], 1.15, { spread: 70, sheen: potatoSheen }),
  'ubi-jalar': fluent('roasted-sweet-potato', [2, 2, 30, 30], 1.5, { spread: 40 }),
  'ubi-ungu': fluent('roasted-sweet-potato', [2, 2, 30, 30], 1.5, {
    spread: 40,
    tints: { '#f92f60': '#7d4a86', '#ca0b4a': '#5b3263', '#ff822d': '#a06bb0' },
  }),
  jeruk: fluent('tangerine', [5, 2, 28, 30], 1.1, { spread: 40, sheen: roundSheen }),
  tomat: fluent('tomato', [2, 5, 30, 30], 1, { spread: 110, sheen: tomatoSheen }),
  semangka: fluent('watermelon', [2, 2, 29.9, 30], 2, { spread: 20 }),
  telur: fluent('egg', [6, 2, 26.6, 30], 0.85, {
    turn: 60,
    spread: 60,
    tints: { '#f3ad61': '#dba271' },
    sheen: eggSheen,
  }),
  'telur-kampung': fluent('egg', [6, 2, 26.6, 30], 0.8, {
    turn: 60,
    spread: 60,
    tints: { '#f3ad61': '#f1e0c4' },
    sheen: eggSheen,
  }),
  'telur-asin': fluent('egg', [6, 2, 26.6, 30], 0.9, {
    turn: 60,
    spread: 60,
    tints: { '#f3ad61': '#9ec5bd' },
    sheen: eggSheen,
  }),
  daging: fluent('cut-of-meat', [2, 2, 30, 30], 1.9, { spread: 20 }),
  'paha-ayam': fluent('poultry-leg', [2, 2, 30.1, 30], 1.8, {
    spread: 30,
    tints: { '#d3883e': '#eab080', '#a56953': '#cb7f58', '#d3d3d3': '#fffaf0' },
  }),
  garam: fluent('salt', [8, 2, 24, 30], 1.7, { spread: 0 }),
} satisfies Record<string, Piece>;
