import { ellipse, path, stroke } from '../svg.ts';
import { fluent } from './fluent.ts';
import { drawn, type Piece } from './piece.ts';

const polybag = (leaves: string) =>
  path('M14 92H86L78 158C68 164 32 164 22 158Z', '#3a3a3f') +
  path('M64 92H86L78 158C74 161 68 162 62 162C66 140 68 116 64 92Z', '#25252a') +
  ellipse(50, 92, 36, 9, '#54402f') +
  leaves;
const blade = (d: string, fill: string) => path(d, fill);
const citrus = polybag(
  stroke('M50 92V36', '#7a5a34', 5) +
    blade('M50 70C30 72 14 62 10 46C30 44 44 54 50 70Z', '#4f9a45') +
    blade('M50 62C70 62 86 52 90 36C70 34 56 46 50 62Z', '#3c8241') +
    blade('M50 46C34 42 24 28 26 12C42 16 52 28 50 46Z', '#6ab058') +
    blade('M50 44C64 40 76 28 74 10C58 14 48 26 50 44Z', '#4f9a45') +
    blade('M50 34C42 22 42 6 50-6C58 6 58 22 50 34Z', '#82c06c'),
);
const chilliPlant = polybag(
  stroke('M50 92V30M50 62L28 44M50 54L74 38', '#5f8a3c', 4.6) +
    blade('M28 44C14 44 4 34 4 22C18 22 28 30 28 44Z', '#4f9a45') +
    blade('M74 38C88 38 98 28 98 16C84 16 74 24 74 38Z', '#3c8241') +
    blade('M50 34C40 24 38 10 46-4C58 6 60 22 50 34Z', '#6ab058') +
    blade('M50 76C36 78 26 72 22 62C36 60 46 66 50 76Z', '#5aa050') +
    blade('M50 72C62 74 74 68 78 58C64 56 54 62 50 72Z', '#4b9148') +
    path('M34 52C38 60 38 68 33 76C28 68 29 60 34 52Z', '#dc4a2c') +
    path('M68 48C73 56 73 64 68 72C63 64 63 56 68 48Z', '#dc4a2c') +
    path('M56 40C60 46 60 54 56 60C52 54 52 46 56 40Z', '#ee8b2c'),
);

export const animals = {
  ayam: fluent('rooster', [3, 2, 30, 30], 2, { spread: 0 }),
  bebek: fluent('duck', [2, 2, 30, 30], 2.3, {
    spread: 0,
    tints: {
      '#9b9b9b': '#c9b38c',
      '#d3d3d3': '#efe3c8',
      '#f4f4f4': '#fdf8ea',
      '#44911b': '#6b5a3a',
      '#86d72f': '#8a7850',
    },
  }),
  'anak-ayam': fluent('front-facing-baby-chick', [2, 5, 30, 30], 1, { spread: 0 }),
  sapi: fluent('cow', [2, 3.5, 30, 30], 4, {
    spread: 0,
    tints: { '#d3d3d3': '#c98f5a', '#e6e6e6': '#d8a36c', '#9b9b9b': '#8a5a36', '#636363': '#6e4529' },
  }),
  kerbau: fluent('water-buffalo', [2, 2, 30, 30.1], 4, { spread: 0 }),
  kambing: fluent('goat', [2, 4, 30, 30], 3, { spread: 0 }),
  traktor: fluent('tractor', [2, 7, 30, 30], 5, { spread: 0 }),
  'mobil-bak': fluent('pickup-truck', [2, 12, 30.1, 30], 6, { spread: 0 }),
  'panci-sayur': fluent('pot-of-food', [2, 5, 30, 30], 2.2, { spread: 0 }),
  'nasi-mangkuk': fluent('cooked-rice', [2, 1, 29.9, 30], 1.6, { spread: 0 }),
  salad: fluent('green-salad', [2, 3, 30, 29.5], 1.7, { spread: 0 }),
  teko: fluent('teapot', [2, 5, 30, 30], 1.6, { spread: 0 }),
  susu: fluent('glass-of-milk', [4, 2, 28, 30], 1, { spread: 0 }),
  piala: fluent('trophy', [4.1, 2, 27.2, 30], 1.5, { spread: 0 }),
  'papan-catat': fluent('clipboard', [5, 2, 27, 30], 1, { spread: 0 }),
  'bibit-lemon': drawn([8, -8, 92, 163], 2.2, citrus, { spread: 4 }),
  'bibit-cabai': drawn([2, -6, 98, 163], 2.1, chilliPlant, { spread: 4 }),
} satisfies Record<string, Piece>;
