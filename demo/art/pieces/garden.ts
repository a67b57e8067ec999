import { at, each, ellipse, group, path, repeat, stroke } from '../svg.ts';
import { drawn, type Piece } from './piece.ts';

const cob = 'M40 8C58 8 66 40 65 74C64 108 56 134 40 134C24 134 16 108 15 74C14 40 22 8 40 8Z';
const jagung =
  path(cob, '#e3a42a') +
  repeat(11, (row) =>
    repeat(5, (column) => {
      const y = 17 + row * 10.6;
      const half = 24 * Math.sqrt(Math.max(0.1, 1 - ((y - 72) / 72) ** 2));
      const x = 40 + (column - 2) * half * 0.42;
      return ellipse(x, y, half * 0.2, 5.2, column < 2 ? '#fbdf74' : column < 4 ? '#f6c944' : '#eab53a');
    }),
  ) +
  stroke('M36 10Q30-2 22-6M40 8Q40-4 42-10M44 10Q52 0 58-2', '#c9974a', 3) +
  path('M16 152C-6 122-6 80 8 48C14 74 22 104 42 128C38 142 30 150 16 152Z', '#6a9e45') +
  path('M64 152C88 122 88 84 74 54C68 80 60 104 38 128C42 142 50 150 64 152Z', '#4f8a3c') +
  path('M12 150C8 122 22 104 40 96C58 104 72 122 68 150C60 162 20 162 12 150Z', '#7fb457') +
  path('M40 96C58 104 72 122 68 150C62 158 52 160 44 160C56 140 52 114 40 96Z', '#649a47') +
  stroke('M24 146Q24 122 38 106M36 154Q38 130 41 108', '#b3d38a', 2.4) +
  path('M33 156H47L45 172H35Z', '#a8c27a');

const nanas =
  each('-58 44, 58 44, -36 58, 36 58, -16 68, 17 68, 0 74', (turn, long, _third, _fourth, index) =>
    group(
      at`translate(50 62) rotate(${turn})`,
      path(
        at`M-10 0C-13 ${-long * 0.5}-5 ${-long * 0.8} 0 ${-long}C5 ${-long * 0.8} 13 ${-long * 0.5} 10 0Z`,
        index % 2 ? '#3f8444' : '#5aa050',
      ),
    ),
  ) +
  path('M50 54C80 54 94 82 94 114C94 148 76 172 50 172C24 172 6 148 6 114C6 82 20 54 50 54Z', '#d98f2b') +
  path('M50 54C72 54 84 82 84 114C84 146 70 168 46 168C22 168 8 146 8 114C8 84 22 54 50 54Z', '#eab043') +
  stroke(
    'M10 98L56 168M18 76L78 160M32 60L90 136M54 56L94 106M90 98L46 170M82 74L24 160M68 58L10 132M46 56L6 104',
    '#c27a22',
    3.4,
  ) +
  repeat(16, (index) => {
    const [row, column] = [Math.floor(index / 4), index % 4];
    return path(at`M${22 + column * 18 + (row % 2) * 5} ${84 + row * 22}l4 7h-8Z`, '#fbe08a');
  });

const pepper = (skin: string, light: string, dark: string, cap = '#5c9a45') =>
  stroke('M16 12C14 4 18-2 24-6', cap, 5) +
  path('M4 24C4 12 10 8 17 8C24 8 30 12 30 24C32 60 28 92 18 116C8 92 2 60 4 24Z', skin) +
  path('M22 10C27 13 30 17 30 24C32 60 28 92 18 116C24 84 26 50 22 10Z', dark) +
  stroke('M10 28C10 50 11 66 14 82', light, 3.6, 0.8) +
  path('M3 22C3 10 10 5 17 5C24 5 31 10 31 22C25 27 22 18 17 24C12 18 9 27 3 22Z', cap);

const curly = (skin: string, light: string, dark: string) =>
  stroke('M22 14C18 4 24-6 32-12', '#5c9a45', 5) +
  stroke('M22 20C34 44 10 60 22 84C32 104 12 120 20 142C23 152 22 160 18 168', dark, 17) +
  stroke('M21 20C33 44 9 60 21 84C31 104 11 120 19 140C21 148 20 156 18 162', skin, 14) +
  stroke('M18 24C28 44 6 60 17 84C26 102 9 120 16 136', light, 3, 0.75) +
  path('M10 20C10 8 18 5 23 5C29 5 36 9 35 20C29 26 26 18 22 23C18 18 15 26 10 20Z', '#4f8a3c');

const large = (skin: string, light: string, dark: string) =>
  stroke('M24 16C20 6 24-4 34-10', '#4f8a3c', 7) +
  path('M6 26C4 14 14 10 24 10C34 10 43 14 42 26C42 66 44 100 70 132C46 134 14 96 6 26Z', skin) +
  path('M32 11C38 13 43 17 42 26C42 66 44 100 70 132C40 118 28 66 32 11Z', dark) +
  stroke('M14 34C16 58 22 78 32 96', light, 4.4, 0.8) +
  path('M4 26C4 12 14 7 24 7C34 7 44 12 43 26C35 32 31 22 24 29C17 22 12 33 4 26Z', '#5c9a45');

const timun =
  path('M10 24C8 8 26 2 48 4C78 0 112 2 136 10C150 15 152 30 138 38C112 48 76 48 46 46C24 46 10 40 10 24Z', '#5b9a45') +
  path(
    'M12 32C30 40 60 42 92 40C116 38 136 32 146 22C148 30 145 35 138 38C112 48 76 48 46 46C26 46 15 42 12 32Z',
    '#41803a',
  ) +
  stroke('M24 15C50 9 96 9 128 17M30 25C60 21 96 22 122 26', '#86bf63', 3.6, 0.9) +
  repeat(9, (index) => ellipse(28 + index * 13, 33 - (index % 2) * 14, 2, 1.6, '#a9d486')) +
  path('M8 20C2 20-2 24-4 28L4 31C6 28 9 28 11 29Z', '#a9a45a');

const long = { turn: 74, spread: 48 };

export const garden = {
  jagung: drawn([-4, -8, 84, 172], 2, jagung, { turn: 16, spread: 22 }),
  nanas: drawn([2, -12, 98, 172], 2.3, nanas, { turn: 0, spread: 12 }),
  'cabai-rawit': drawn([2, -8, 32, 116], 0.9, pepper('#dc4a2c', '#f8a98c', '#b5321f'), long),
  'cabai-rawit-hijau': drawn([2, -8, 32, 116], 0.9, pepper('#8fb548', '#cbe08f', '#6f9436', '#4f8a3c'), long),
  'cabai-rawit-oranye': drawn([2, -8, 32, 116], 0.9, pepper('#ee8b2c', '#fbd08a', '#cf6d1c'), long),
  'cabai-besar': drawn([4, -12, 70, 134], 1.5, large('#d23a2d', '#f7a795', '#a5281f'), { turn: 66, spread: 42 }),
  timun: drawn([-4, 2, 150, 48], 1.9, timun, { spread: 22 }),
  'cabai-keriting': drawn([8, -14, 38, 174], 1.5, curly('#d33a2c', '#f39a86', '#a8281f'), { turn: 78, spread: 26 }),
} satisfies Record<string, Piece>;
