import { createRandom } from '../random.ts';
import type { LogoArt } from './art.ts';
import { mix, tanah } from './palette.ts';
import { pieces } from './pieces/pieces.ts';
import { createSheet } from './sheet.ts';
import { circle, ellipse, path } from './svg.ts';

const rounds = {
  padi: '#dcecd9',
  emas: '#fbe9bd',
  bata: '#f6dccf',
  langit: '#d8e9ec',
  tanah: '#ece2cd',
} as const;

const side = 320;
const middle = side / 2;

/** One piece on a soft round, as large as the round can hold it. */
export function logoSvg({ piece, round }: LogoArt): string {
  const sheet = createSheet(side, side, createRandom(1));
  const fill = rounds[round];
  const [left, top, right, bottom] = pieces[piece].box;
  const [wide, tall] = [right - left, bottom - top];
  // A lying fish fills the round by its diagonal, a round fruit by its side.
  const size = (258 * Math.max(wide, tall)) / Math.hypot(wide, tall) + 14;
  const scale = size / Math.max(wide, tall);
  const foot = middle + (tall * scale) / 2;
  const body =
    circle(middle, middle, middle, fill) +
    circle(middle, middle, middle, sheet.fade(mix(fill, '#ffffff', 0.55), fill)) +
    path('M6.5 205A160 160 0 0 0 313.5 205A205 205 0 0 1 6.5 205Z', mix(fill, tanah, 0.14), 0.5) +
    ellipse(middle, foot + 2, wide * scale * 0.46, 13, tanah, 0.16) +
    sheet.place(piece, { x: middle, y: foot, size });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${sheet.definitions()}${body}</svg>`;
}
