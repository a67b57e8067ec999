import { at, circle, ellipse, path, stroke } from '../svg.ts';
import { drawn, type Piece } from './piece.ts';

const singkong =
  path(
    'M22 10C34 4 44 8 47 22C54 60 50 110 38 150C35 160 28 160 26 150C14 110 6 60 12 24C13 17 16 13 22 10Z',
    '#9a6a43',
  ) +
  path('M40 12C46 16 48 24 49 34C54 70 50 112 38 150C35 160 28 160 27 152C42 112 46 58 40 12Z', '#7f5434') +
  [34, 58, 82, 104, 124].map((y, index) => stroke(at`M${18 + (index % 2) * 6} ${y}q8 5 17 1`, '#6c4529', 3)).join('') +
  ellipse(33, 13, 15, 8, '#f6ecd6') +
  ellipse(33, 13, 9, 4.6, '#e8d7b4');

const talas =
  path('M50 22C84 22 98 58 94 92C91 120 74 138 50 138C26 138 9 120 6 92C2 58 16 22 50 22Z', '#8a6248') +
  [46, 66, 86, 106, 123]
    .map((y, index) => stroke(at`M${12 + index * 2.4} ${y}Q50 ${y + 15} ${88 - index * 2.4} ${y}`, '#6d4a36', 4))
    .join('') +
  path('M26 28C26 10 36 0 38-12L50-2L62-14C64 0 74 10 74 28C60 36 40 36 26 28Z', '#9bb865') +
  stroke('M40-4L44 24M60-6L56 24', '#b58aa8', 4);

const shallot = (skin: string, dark: string, light: string) =>
  path(
    'M50 0C54 14 56 22 66 32C88 44 96 62 94 80C92 104 74 116 50 116C26 116 8 104 6 80C4 62 12 44 34 32C44 22 46 14 50 0Z',
    skin,
  ) +
  path('M56 20C60 28 64 31 66 32C88 44 96 62 94 80C92 104 74 116 50 116C76 100 82 54 56 20Z', dark) +
  stroke('M46 24C30 46 28 84 40 108M52 24C56 50 56 86 50 112', dark, 3) +
  path('M24 60C18 68 17 80 20 90C24 94 29 91 28 86C26 76 28 68 33 60C33 54 28 54 24 60Z', light) +
  stroke('M40 116l-3 7M50 117v8M60 116l3 7', '#d8c49a', 3);

const kemiri =
  circle(44, 46, 38, '#e2cf9f') +
  path('M62 13C76 20 83 33 82 48C80 70 62 84 44 84C68 72 74 38 62 13Z', '#c9b27c') +
  stroke('M20 38C30 26 46 24 58 30M24 58C38 50 54 52 66 60', '#bda56d', 3);

const bawangDayak =
  stroke('M46 26C40 2 30-14 20-24M50 24C52 2 54-16 60-30M54 26C62 8 74-6 84-14', '#5c9a4a', 6) +
  path(
    'M50 14C54 26 60 32 66 38C80 50 82 74 72 96C66 110 58 118 50 124C42 118 34 110 28 96C18 74 20 50 34 38C40 32 46 26 50 14Z',
    '#a02a3f',
  ) +
  path('M56 28C60 34 63 36 66 38C80 50 82 74 72 96C66 110 58 118 50 124C66 96 70 60 56 28Z', '#7b1c31') +
  path('M34 56C30 64 30 76 33 86C37 89 40 86 39 82C37 74 38 66 42 58C42 52 37 51 34 56Z', '#dc7f8c');

export const roots = {
  singkong: drawn([8, 4, 54, 158], 2, singkong, { turn: 72, spread: 22 }),
  talas: drawn([4, -14, 96, 138], 1.7, talas, { spread: 25 }),
  'bawang-merah': drawn([5, 0, 95, 124], 0.95, shallot('#b04a68', '#8c3450', '#e3a3b4'), { spread: 50 }),
  'bawang-dayak': drawn([18, -30, 84, 124], 1.2, bawangDayak, { spread: 35 }),
  kemiri: drawn([6, 8, 82, 84], 0.75, kemiri, { spread: 60 }),
} satisfies Record<string, Piece>;
