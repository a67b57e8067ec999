import { at, circle, each, group, path, repeat, stroke } from '../svg.ts';
import { drawn, type Piece } from './piece.ts';

interface Fish {
  length: number;
  height: number;
  back: string;
  side: string;
  belly: string;
  fin: string;
  /** What runs over the flank: spots, bars or scales. */
  marks?: string;
}

// Nose to the left at x = 0, the tail's root at x = length; the middle line is y = 0.
function fish({ length, height, back, side, belly, fin, marks = '' }: Fish): string {
  const half = height / 2;
  const outline = at`M0 ${half * 0.1}C${length * 0.12} ${-half} ${length * 0.42} ${-half * 1.15} ${length} ${-half * 0.22}L${length} ${
    half * 0.22
  }C${length * 0.42} ${half * 1.15} ${length * 0.12} ${half} 0 ${half * 0.1}Z`;
  const tail = at`M${length - 6} ${-half * 0.24}L${length + half * 0.95} ${-half * 0.85}Q${length + half * 0.5} 0 ${
    length + half * 0.95
  } ${half * 0.85}L${length - 6} ${half * 0.24}Z`;
  return (
    path(tail, fin) +
    path(at`M${length * 0.3} ${-half * 0.7}Q${length * 0.5} ${-half * 1.6} ${length * 0.72} ${-half * 0.45}Z`, fin) +
    path(at`M${length * 0.55} ${half * 0.6}Q${length * 0.64} ${half * 1.35} ${length * 0.8} ${half * 0.4}Z`, fin) +
    path(outline, side) +
    path(
      at`M0 ${half * 0.1}C${length * 0.12} ${-half} ${length * 0.42} ${-half * 1.15} ${length} ${-half * 0.22}L${length} 0C${length * 0.6} ${
        -half * 0.2
      } ${length * 0.3} ${-half * 0.45} 0 ${half * 0.1}Z`,
      back,
    ) +
    path(
      at`M0 ${half * 0.1}C${length * 0.12} ${half} ${length * 0.42} ${half * 1.15} ${length} ${half * 0.22}C${length * 0.6} ${half * 0.6} ${
        length * 0.3
      } ${half * 0.55} 0 ${half * 0.1}Z`,
      belly,
    ) +
    marks +
    stroke(at`M${length * 0.24} ${-half * 0.6}Q${length * 0.31} 0 ${length * 0.24} ${half * 0.6}`, back, 3) +
    path(
      at`M${length * 0.3} ${half * 0.1}Q${length * 0.42} ${half * 0.05} ${length * 0.44} ${half * 0.5}Q${length * 0.34} ${half * 0.5} ${length * 0.3} ${half * 0.1}Z`,
      fin,
    ) +
    circle(length * 0.12, -half * 0.18, Math.max(4.5, half * 0.13), '#fbf6e6') +
    circle(length * 0.12, -half * 0.18, Math.max(2.6, half * 0.075), '#241f1a') +
    stroke(at`M1 ${half * 0.14}q${length * 0.04} ${half * 0.12} ${length * 0.075} ${half * 0.1}`, '#241f1a', 2)
  );
}

const bars = (count: number, from: number, step: number, tall: number, colour: string, width: number) =>
  repeat(count, (index) =>
    stroke(at`M${from + index * step} ${-tall}q5 ${tall * 0.6} -2 ${tall * 1.1}`, colour, width, 0.6),
  );
const salai = (body: string) =>
  stroke('M-26 8L186-6', '#c99a5b', 6) +
  body +
  stroke('M40-16q5 14-1 27M62-18q5 15-1 31M84-17q5 14-1 29M106-14q5 12-1 24', '#3c2315', 3.4, 0.7);

const asin = each('-14 0, 12 24, -4 50', (turn, y) =>
  group(
    at`translate(6 ${y + 14}) rotate(${turn} 70 0)`,
    path('M0 0C14-26 70-32 118-8L146-24Q138 0 146 24L118 8C70 32 14 26 0 0Z', '#d9b47a'),
    path('M14 0C30-16 70-20 112-3L112 3C70 20 30 16 14 0Z', '#ecd5a6'),
    stroke('M18 0H112M42-11l8 11l-8 11M62-13l8 13l-8 13M82-11l8 11l-8 11', '#b98d52', 2.6),
    circle(12, -5, 3, '#4a3423'),
  ),
);

const haruan = { length: 176, height: 44, back: '#4a4637', side: '#6d674f', belly: '#d8cfae', fin: '#565039' };

const udang =
  stroke('M20 42C4 30-14 30-26 16M22 38C10 22-6 12-14-4', '#4d7f9e', 3.4) +
  path(
    'M18 52C24 22 60 10 96 26C128 40 138 78 118 104C112 112 100 110 100 100C108 84 102 66 84 60C60 54 40 66 24 66C16 64 15 58 18 52Z',
    '#7fa3ae',
  ) +
  stroke(
    'M50 20C56 34 56 48 50 60M72 16C80 30 80 46 72 58M94 26C98 38 94 52 86 60M112 42C112 54 106 62 98 68M120 66C114 74 108 78 102 82',
    '#5d828f',
    4,
  ) +
  path('M104 100C96 116 104 128 118 132C116 122 120 114 128 108C136 104 124 92 104 100Z', '#d98a4a') +
  path('M18 52C6 46-4 46-14 40C-4 56 6 66 24 66Z', '#6c929d') +
  circle(26, 46, 5, '#241f1a') +
  stroke('M42 66l-8 16M56 62l-6 18M70 60l-3 18M84 64l0 16', '#5d828f', 4) +
  stroke('M34 70C20 84 0 86-16 80C-24 76-30 84-34 92M-16 80C-24 82-26 92-24 98', '#3f6f93', 6);

export const fishes = {
  'ikan-haruan': drawn([0, -24, 197, 21], 2.7, fish({ ...haruan, marks: bars(8, 58, 14, 10, '#37342a', 6) }), {
    spread: 9,
  }),
  'haruan-asap': drawn(
    [-29, -24, 197, 20],
    2.8,
    salai(fish({ ...haruan, back: '#4d2c17', side: '#7c4724', belly: '#b57436', fin: '#57321a' })),
    { spread: 8 },
  ),
  'ikan-patin': drawn(
    [-24, -29, 189, 26],
    2.8,
    stroke('M6 8C-6 14-14 12-22 20', '#5d6b73', 3) +
      fish({ length: 164, height: 54, back: '#62727a', side: '#98a7ab', belly: '#f0e6de', fin: '#b5898a' }),
    { spread: 9 },
  ),
  'ikan-nila': drawn(
    [0, -42, 162, 35],
    2.2,
    fish({
      length: 126,
      height: 76,
      back: '#5a665d',
      side: '#8b968a',
      belly: '#dcd8c4',
      fin: '#7d6a63',
      marks: bars(5, 46, 15, 22, '#525c53', 7),
    }),
    { spread: 10 },
  ),
  'ikan-layang': drawn(
    [0, -21, 164, 18],
    2.1,
    fish({ length: 146, height: 38, back: '#3f6d83', side: '#a9bdc2', belly: '#f0f1ea', fin: '#c8a84e' }),
    { spread: 9 },
  ),
  'ikan-tongkol': drawn(
    [0, -29, 185, 26],
    2.4,
    fish({
      length: 160,
      height: 54,
      back: '#2f4d68',
      side: '#7e99aa',
      belly: '#e9ecea',
      fin: '#3c5a72',
      marks: stroke('M64-17l14 8M82-18l14 8M100-16l14 8', '#223a50', 4),
    }),
    { spread: 9 },
  ),
  'ikan-baung': drawn(
    [-24, -25, 189, 23],
    2.8,
    stroke('M8 4C-4 2-14 10-22 8M10 8C0 14-8 20-16 22', '#4a453c', 3) +
      fish({ length: 168, height: 46, back: '#55503f', side: '#877f66', belly: '#ded2ac', fin: '#5f5844' }),
    { spread: 9 },
  ),
  'ikan-asin': drawn([6, -27, 155, 88], 2.3, asin, { spread: 12 }),
  'udang-galah': drawn([-37, -6, 131, 132], 1.9, udang, { spread: 24 }),
} satisfies Record<string, Piece>;
