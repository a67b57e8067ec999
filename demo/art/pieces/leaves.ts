import { at, circle, each, ellipse, group, path, repeat, stroke } from '../svg.ts';
import { drawn, type Piece } from './piece.ts';

const leafShape = 'M0 0C-16-14-18-40 0-62C18-40 16-14 0 0Z';
const leaf = (x: number, y: number, turn: number, size: number, fill: string, vein: string) =>
  group(at`translate(${x} ${y}) rotate(${turn}) scale(${size})`, path(leafShape, fill), stroke('M0-2V-50', vein, 2.6));

const tied = (stem: string, leaves: string, tie = '#d9a441') =>
  [-26, -14, -4, 6, 16, 27]
    .map((x) => stroke(at`M${60 + x * 0.5} 168Q${60 + x * 0.45} 120 ${60 + x * 1.5} 64`, stem, 7))
    .join('') +
  leaves +
  path('M42 122C52 128 68 128 78 122L79 134C68 140 52 140 41 134Z', tie);

const kangkung = tied(
  '#8cb865',
  each(
    '30 76 -48 0.95, 90 76 48 0.95, 40 66 -30 1.1, 80 66 30 1.1, 48 88 -16 0.9, 74 88 18 0.9, 52 58 -9 1.15, 70 60 12 1.1, 60 78 2 1.05',
    (x, y, turn, size, index) => leaf(x, y, turn, size, index % 2 ? '#3c8241' : '#4f9a4a', '#86c077'),
  ),
);
const roundLeaf = (x: number, y: number, radius: number, fill: string) =>
  ellipse(x, y, radius, radius * 1.12, fill) + stroke(at`M${x} ${y + radius}V${y - radius * 0.5}`, '#86bf72', 3);
const bayam = tied(
  '#a9bf7c',
  each(
    '20 62 19, 100 62 19, 34 40 21, 86 40 21, 60 28 22, 40 78 19, 80 78 19, 60 62 22',
    (x, y, radius, _fourth, index) => roundLeaf(x, y, radius, index % 2 ? '#3f8444' : '#529c4e'),
  ),
  '#b4402b',
);

const sawi =
  path(
    'M60 150C34 150 26 128 30 100C24 70 4 62 8 34C14 14 40 14 50 34C54 16 70 16 74 34C84 14 108 16 112 36C114 62 96 72 90 100C94 128 86 150 60 150Z',
    '#4f9a4a',
  ) +
  path(
    'M60 150C36 150 28 130 32 104C38 84 44 78 46 58C50 78 54 84 60 90C66 84 70 78 74 58C76 78 82 86 88 104C92 130 84 150 60 150Z',
    '#e9f0d4',
  ) +
  path('M60 150C50 146 46 120 52 96C56 92 64 92 68 96C74 120 70 146 60 150Z', '#cfdfae') +
  stroke('M30 34C36 44 42 54 45 66M92 34C84 44 78 54 75 66M62 34V70', '#8cc07a', 4);

const kol =
  circle(60, 60, 56, '#9ec877') +
  path('M8 44C26 40 44 50 56 74C40 84 20 84 8 76C2 66 3 54 8 44Z', '#b9d993') +
  path('M112 46C96 36 74 44 60 74C80 88 104 84 112 74C118 64 117 54 112 46Z', '#adcf86') +
  path('M30 14C50 4 78 6 92 20C86 44 74 58 60 74C46 58 32 44 30 14Z', '#c9e2a6') +
  stroke('M60 108V34M60 78C44 72 30 66 20 62M60 78C76 72 92 66 102 60', '#eef5dc', 4);

const pods = (skin: string, dark: string) =>
  repeat(9, (index) => {
    const x = 18 + index * 9;
    return stroke(
      at`M${x} ${12 + (index % 3) * 6}C${x + 14} 60 ${x - 16} 110 ${x + 4 - (index % 2) * 10} ${158 - (index % 4) * 8}`,
      index % 2 ? skin : dark,
      8.5,
    );
  }) + path('M8 72C30 80 80 80 104 72L105 86C80 95 30 95 8 86Z', '#d9a441');

const pakis =
  each('20 10, 46 2, 72 8, 96 18', (x, y, _third, _fourth, index) => {
    const [left, top] = [x, y];
    return (
      stroke(
        at`M${54 + index * 4} 150C${left + 4} 110 ${left - 6} 70 ${left} ${top + 26}C${left} ${top + 6} ${left + 24} ${top + 6} ${left + 22} ${top + 22}C${left + 20} ${top + 34} ${left + 8} ${top + 30} ${left + 12} ${top + 22}`,
        index % 2 ? '#5a9a4a' : '#47853f',
        8,
      ) +
      repeat(5, (step) =>
        stroke(at`M${left - 1 + step * 1.6} ${top + 48 + step * 13}l${-13} -7m13 7l14 -6`, '#78b060', 5),
      )
    );
  }) + path('M40 118C52 124 66 124 78 118L78 130C66 136 52 136 40 130Z', '#d9a441');

const rebung =
  path('M50 0C66 34 88 80 92 140C78 152 22 152 8 140C12 80 34 34 50 0Z', '#c9a35c') +
  path('M50 0C62 40 66 70 60 104C46 84 26 78 14 92C18 60 36 30 50 0Z', '#8a6a3c') +
  path('M90 124C74 96 52 92 34 118C28 130 26 140 26 146C46 152 78 152 92 140Z', '#a07c45') +
  path('M8 140C12 118 22 108 34 118C40 128 42 140 42 149C28 148 14 146 8 140Z', '#e6cc92') +
  stroke('M50 14C52 40 50 60 44 78M74 112C80 122 84 132 85 140', '#5f7a3a', 4);

const ear = (x: number, y: number, turn: number, side: 1 | -1) =>
  stroke(at`M60 170Q${60 + (x - 60) * 0.3} 100 ${x} ${y}`, '#c9a545', 4) +
  group(
    at`translate(${x} ${y}) rotate(${turn}) scale(${side} 1)`,
    stroke('M0 2C4-20 18-30 34-26', '#b98c37', 3),
    each(
      '0 -4 8, 5 -15 24, 13 -23 48, 23 -27 74, 34 -25 104, -5 -1 -20, 9 -9 60, 18 -16 84, 28 -17 110, 38 -15 140',
      (left, top, angle) =>
        group(
          at`translate(${left} ${top}) rotate(${angle})`,
          ellipse(0, -5, 4.6, 9, '#e8bd52'),
          ellipse(-1.4, -6, 1.6, 5, '#f8dd94'),
        ),
    ),
  );
const padi =
  stroke('M60 170Q30 110 14 60M60 170Q92 110 108 66', '#9aa84a', 6) +
  ear(28, 58, -30, -1) +
  ear(94, 60, 28, 1) +
  ear(42, 38, -14, -1) +
  ear(80, 40, 14, 1) +
  ear(60, 28, 0, 1) +
  ear(56, 52, -8, -1) +
  ear(70, 62, 10, 1) +
  path('M48 124C54 128 66 128 72 124L73 134C66 138 54 138 47 134Z', '#b4402b');

const oyster = (x: number, y: number, turn: number, size: number) =>
  group(
    at`translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    path('M-7 0C-9-16-12-24-20-30L20-30C12-24 9-16 7 0Z', '#f3ecdc'),
    path('M-40-30C-44-56-22-72 0-72C22-72 44-56 40-30C22-20-22-20-40-30Z', '#b9aa95'),
    path('M-34-34C-36-56-18-68 0-68C20-68 36-54 34-36C16-44-18-46-34-34Z', '#d3c6b2'),
    stroke('M-24-27Q-10-22-4-12M0-25V-10M24-27Q10-22 4-12', '#d8ccb8', 2),
  );
const jamurTiram = each('22 124 -34 0.9, 100 126 34 0.9, 40 104 -16 1, 84 106 18 1, 62 84 0 1.1, 60 138 2 1.2', oyster);

export const leaves = {
  'jamur-tiram': drawn([-31, 4, 153, 139], 1.7, jamurTiram, { spread: 20 }),
  padi: drawn([-25, -6, 147, 173], 2.4, padi, { spread: 14 }),
  kangkung: drawn([-16, -15, 136, 172], 1.9, kangkung, { spread: 14 }),
  bayam: drawn([0, 2, 120, 172], 1.9, bayam, { spread: 14 }),
  sawi: drawn([6, 18, 114, 150], 1.7, sawi, { spread: 16 }),
  kol: drawn([4, 4, 116, 116], 1.7, kol, { spread: 40 }),
  'kacang-panjang': drawn([8, 8, 105, 162], 1.9, pods('#6ba24e', '#548a3f'), { turn: 64, spread: 16 }),
  pakis: drawn([4, 4, 124, 152], 1.8, pakis, { spread: 14 }),
  rebung: drawn([8, 0, 92, 150], 1.8, rebung, { spread: 16 }),
} satisfies Record<string, Piece>;
