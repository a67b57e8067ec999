import { at, circle, each, ellipse, group, path, repeat, stroke } from '../svg.ts';
import { drawn, type Piece } from './piece.ts';

const finger = 'M-8 0C-30 34-28 82 2 112C10 118 18 113 15 105C4 78 4 40 11 3Z';
const ridge = 'M-3 4C-18 38-16 80 8 108';
const hand = (skin: string, dark: string, tip: string) =>
  [-34, 30, -18, 14, -2]
    .map((turn, index) =>
      group(
        `translate(60 14) rotate(${turn})`,
        path(finger, index % 2 ? skin : dark),
        stroke(ridge, index % 2 ? dark : skin, 3),
        circle(9, 110, 6, tip),
      ),
    )
    .join('') + path('M46 2C52-4 70-4 74 2L76 24C66 30 54 30 44 24Z', '#8a6b2c');

const pepayaSkin =
  'M50 6C60 6 65 16 68 32C74 58 96 76 96 108C96 140 76 160 50 160C24 160 4 140 4 108C4 76 26 58 32 32C35 16 40 6 50 6Z';
const pepaya =
  '<linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset=".08" stop-color="#7fa845"/>' +
  '<stop offset=".42" stop-color="#e8b23c"/><stop offset="1" stop-color="#ee8f35"/></linearGradient>' +
  path(pepayaSkin, 'url(#a)') +
  path(
    'M68 32C74 58 96 76 96 108C96 140 76 160 50 160C78 146 84 110 74 82C68 64 64 48 60 26C64 22 66 24 68 32Z',
    '#d9772a',
    0.45,
  ) +
  path('M24 92C18 102 16 116 20 128C24 132 29 130 28 124C27 112 29 102 34 94C34 88 28 87 24 92Z', '#fbe3a0', 0.7) +
  path('M42 8C44 0 56 0 58 8L56 14C52 17 47 17 44 14Z', '#6b5a2a');

const pepayaBelah =
  path(pepayaSkin, '#e39a3c') +
  path(
    'M50 14C58 14 61 24 64 38C70 62 88 80 88 108C88 134 72 152 50 152C28 152 12 134 12 108C12 80 30 62 36 38C39 24 42 14 50 14Z',
    '#f2763c',
  ) +
  path('M50 56C58 66 70 86 70 108C70 126 62 136 50 136C38 136 30 126 30 108C30 86 42 66 50 56Z', '#d6522b') +
  each(
    '50 74, 43 88, 57 88, 39 103, 50 101, 61 103, 42 118, 53 116, 62 119, 48 129',
    (x, y) => ellipse(x, y, 4.6, 6, '#2d2a26') + circle(x - 1.5, y - 2, 1.4, '#8b867c'),
  );

const spikes = (rings: string, fill: (angle: number) => string) =>
  each(rings, (radius, count, height) =>
    repeat(count, (index) => {
      const angle = ((index + (count % 2) / 2) / count) * 360;
      const spike = path(at`M-9 4L0 ${-height}L9 4Z`, fill(angle));
      return group(at`translate(62 64) rotate(${angle}) translate(0 ${-radius})`, spike);
    }),
  );
const spiky = (skin: string, light: string, dark: string) =>
  stroke('M62 12C60 4 64-2 72-6', '#7a5a34', 10) +
  spikes('47 24 12', () => dark) +
  circle(62, 64, 51, dark) +
  spikes('40 19 11, 29 14 11, 18 9 11, 6 5 9', (angle) => (angle > 250 || angle < 60 ? light : skin));

const hairy = (skin: string, dark: string, hair: string) =>
  repeat(22, (index) => {
    const angle = (index / 22) * 6.283;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return stroke(
      at`M${50 + cos * 34} ${50 + sin * 34}Q${50 + cos * 46 - sin * 5} ${50 + sin * 46 + cos * 5} ${50 + cos * 49} ${50 + sin * 49}`,
      hair,
      3.4,
    );
  }) +
  circle(50, 50, 37, dark) +
  circle(48, 48, 34, skin) +
  each('36 34, 54 30, 68 44, 30 52, 48 50, 64 62, 42 68, 58 76, 28 68', (x, y) =>
    stroke(at`M${x} ${y}q3-7 9-8`, hair, 3.2),
  ) +
  stroke('M50 16C50 8 54 4 58 2', '#6f5a32', 5);

const scale = (x: number, y: number, turn: number, size: number) =>
  group(
    at`translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    path('M-11 6C-10-8-3-22 2-32C5-20 10-8 11 6C5 11-6 11-11 6Z', '#cf3f78'),
    path('M-4-10C-2-20 0-26 2-32C4-26 6-18 7-8C3-4-1-5-4-10Z', '#6fa04c'),
  );
const buahNaga =
  path('M60 18C88 18 106 44 106 76C106 108 88 126 60 126C32 126 14 108 14 76C14 44 32 18 60 18Z', '#dd5288') +
  path('M84 30C98 42 106 58 106 76C106 108 88 126 60 126C92 112 98 70 84 30Z', '#b93a6d') +
  each(
    '60 26 4 1.1, 38 36 -26 1, 82 36 28 1, 24 66 -34 0.9, 52 62 -6 0.95, 80 66 14 0.95, 100 68 38 0.8, 34 96 -24 0.9, 64 96 4 0.95, 92 98 28 0.8',
    (x, y, turn, size) => scale(x, y, turn, size),
  );

const langsat = each(
  '30 34, 62 30, 92 38, 18 62, 48 60, 78 62, 34 88, 64 90, 50 114',
  (x, y) => circle(x, y, 19, '#c9a055') + circle(x - 2, y - 2, 17, '#e0bd74') + circle(x - 7, y - 7, 4, '#f5e3b4'),
);

const labu =
  ellipse(24, 66, 24, 36, '#d98227') +
  ellipse(116, 66, 24, 36, '#c87220') +
  ellipse(44, 64, 28, 42, '#e8953a') +
  ellipse(96, 64, 28, 42, '#dd8630') +
  ellipse(70, 64, 28, 44, '#f0a548') +
  stroke('M60 34C54 50 54 76 60 94', '#fbd08a', 4, 0.8) +
  path('M62 26C60 12 64 4 76 0L84 8C78 12 78 20 80 27C74 32 66 31 62 26Z', '#6b7d3a');

const kelapaMuda =
  path('M60 10C94 10 112 36 112 66C112 100 92 124 60 124C28 124 8 100 8 66C8 36 26 10 60 10Z', '#6ea24a') +
  path('M86 18C104 28 112 46 112 66C112 100 92 124 60 124C96 106 102 56 86 18Z', '#548a3b') +
  ellipse(60, 22, 31, 13, '#efe3c4') +
  ellipse(60, 21, 22, 8.5, '#fffdf5') +
  ellipse(60, 22, 13, 4.6, '#d7e5dc') +
  path('M26 52C22 62 22 76 26 86C30 90 34 87 33 82C30 72 31 62 34 54C34 48 29 47 26 52Z', '#9cc873');

const semangka =
  ellipse(80, 64, 76, 60, '#3f8049') +
  [-50, -25, 0, 25, 50]
    .map((x) => stroke(at`M${80 + x * 0.5} 7C${80 + x * 1.5} 30 ${80 + x * 1.5} 98 ${80 + x * 0.5} 121`, '#7fb765', 8))
    .join('') +
  ellipse(50, 34, 16, 8, '#b6d99a', 0.6) +
  stroke('M80 6C80 0 84-4 90-4', '#6b7d3a', 6);

const nangka =
  path('M56 8C84 8 104 40 104 86C104 130 84 158 56 158C28 158 8 130 8 86C8 40 28 8 56 8Z', '#8f9440') +
  repeat(12, (row) =>
    repeat(8, (column) => {
      const y = 20 + row * 11.6;
      const half = Math.sqrt(Math.max(0, 1 - ((y - 83) / 75) ** 2)) * 44;
      return circle(
        56 - half + ((column + (row % 2 ? 0.5 : 0)) * 2 * half) / 7.5,
        y,
        4.2,
        column < 4 ? '#b9b75c' : '#a5a54c',
      );
    }),
  ) +
  stroke('M56 12C56 2 60-2 66-6', '#7a5a34', 9);

const jambu =
  path('M54 14C84 10 106 34 104 64C102 96 80 116 54 116C28 116 6 96 4 64C2 34 24 10 54 14Z', '#a9c65a') +
  path('M84 24C98 34 105 48 104 64C102 96 80 116 54 116C86 100 94 60 84 24Z', '#8db046') +
  ellipse(34, 44, 9, 14, '#dceba4', 0.8) +
  path('M46 110C48 104 60 104 62 110L60 120C56 123 51 123 48 120Z', '#6f6a38') +
  stroke('M54 15C54 8 57 3 61 0', '#7a5a34', 5) +
  path('M60 8C70-4 88-4 96 4C88 14 72 16 60 8Z', '#5c9a4a');

export const fruit = {
  pepaya: drawn([4, 2, 96, 160], 2.1, pepaya, { spread: 35 }),
  'pepaya-belah': drawn([4, 6, 96, 160], 2.1, pepayaBelah, { spread: 30 }),
  'pisang-sisir': drawn([3, -3, 135, 130], 1.9, hand('#f1c848', '#e2b138', '#6b5227')),
  durian: drawn([3, -11, 121, 123], 2.2, spiky('#8f9a3e', '#b0b755', '#6c7530'), { spread: 25 }),
  lai: drawn([3, -11, 121, 123], 2, spiky('#d08f2e', '#ecb24c', '#a86d22'), { spread: 25 }),
  rambutan: drawn([2, 2, 99, 99], 0.95, hairy('#d5493c', '#ad3330', '#e8a04c'), { spread: 60 }),
  'buah-naga': drawn([9, -9, 117, 126], 1.35, buahNaga, { spread: 25 }),
  langsat: drawn([0, 10, 112, 134], 1.5, langsat, { spread: 40 }),
  labu: drawn([0, 0, 140, 108], 2, labu),
  'kelapa-muda': drawn([8, 9, 112, 124], 1.9, kelapaMuda),
  'semangka-utuh': drawn([4, -5, 156, 124], 2.3, semangka, { spread: 14 }),
  nangka: drawn([8, -6, 104, 158], 2.6, nangka, { spread: 20 }),
  jambu: drawn([4, -1, 104, 122], 1.15, jambu, { spread: 40 }),
} satisfies Record<string, Piece>;
