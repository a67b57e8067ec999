import { namaSitus } from '#contract/formulas/situs/situs.ts';
import { paduan, WARNA_BAWAAN } from '#contract/formulas/situs/warna.ts';
import { cut, inLines, lettering, widthOf } from './lettering.ts';

const MARK =
  'M24 4 3.6 19.4a1.6 1.6 0 0 0 1 2.9H10v12.2a2 2 0 0 0 2 2h1.5V44h4.4v-7.5h12.2V44h4.4v-7.5H36a2 2 0 0 0 2-2V22.3h5.4a1.6 1.6 0 0 0 1-2.9Z';
/** Beside the mark, in the smallest picture too. */
const NAME_WIDTH = 860;
const GRAIN =
  'M24 13.2c4.6 3.4 6.6 7.2 6.6 10.6 0 3.6-2.6 6.3-5.4 7V33h-2.4v-2.2c-2.8-.7-5.4-3.4-5.4-7 0-3.4 2-7.2 6.6-10.6Z';

/** The name and logo that a picture bears. */
export interface Merek {
  nama: string;
  /** The site's own logo as an address that holds the picture, and its width per hundred of its height. */
  logo?: { href: string; rasio: number };
}

export const MEREK_BAWAAN: Merek = { nama: namaSitus() };

/** The side of the mark; a logo is as high, and wider where it is long. */
const SIDE = 92;
const WIDEST = 276;

/** The app's mark as an icon in the office's colour, with round corners or without. */
export const iconOf = (warna: string, size: number, isRound: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${size}" height="${size}"><rect width="48" height="48" rx="${isRound ? 11 : 0}" fill="${warna}"/><g transform="translate(7.2 7) scale(.7)"><path fill="#fff" d="${MARK}"/><path fill="#f2b632" d="${GRAIN}"/></g></svg>`;

const BARN = `<rect width="${SIDE}" height="${SIDE}" rx="21" fill="${WARNA_BAWAAN}"/>
  <g transform="translate(14 13.5) scale(1.34)"><path d="${MARK}" fill="#fff"/><path d="${GRAIN}" fill="#f2b632"/></g>`;

/** The mark and the name, in the size of `share-card` times `scale`. */
export function brand(x: number, y: number, { nama, logo }: Merek, scale = 1): string {
  const wide = logo ? Math.min(WIDEST, (SIDE * logo.rasio) / 100) : SIDE;
  const mark = logo ? `<image href="${logo.href}" width="${wide}" height="${SIDE}"/>` : BARN;
  const room = NAME_WIDTH - (wide - SIDE);
  // A long name is written smaller before it is cut.
  const size = widthOf(nama, 52) <= room ? 52 : 40;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${mark}
  <g fill="${WARNA_BAWAAN}">${lettering(cut(nama, size, room), wide + 24, 64, size)}</g></g>`;
}

/** The hills at the foot of a picture. */
export const hills = `<path d="M0 505q300-70 600-20t600-30v175H0Z" fill="#ddeedd"/>
  <path d="M0 560q320-50 620-10t580-20v100H0Z" fill="#8cc49a"/>`;

/** A picture in the office's own colour: the greens of the look become shades of it. */
export function inColour(svg: string, warna: string): string {
  if (!warna) return svg;
  const { terang } = paduan(warna);
  const shades = { '#23774a': terang['600'], '#1b5e3b': terang['700'], '#2f8f5b': terang['500'] };
  const pale = { '#8cc49a': terang['300'], '#ddeedd': terang['100'] };
  return Object.entries({ ...shades, ...pale }).reduce(
    (picture, [as, own]) => picture.replaceAll(`"${as}"`, `"${own}"`),
    svg,
  );
}

const TITLE_SIZE = 92;
const MOST_LINES = 3;

/** The preview of a shared link: the page's title in the office's colours, 1200 × 630. */
export function shareCard(title: string, below: string, merek = MEREK_BAWAAN): string {
  const lines = inLines(title, TITLE_SIZE, 1010, MOST_LINES);
  const top = 330 - (lines.length - 2) * 50;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <rect width="1200" height="630" fill="#faf8f3"/>
  ${hills}
  ${brand(90, 70, merek)}
  <g fill="#221f1a">${lines.map((line, index) => lettering(line, 90, top + index * 108, TITLE_SIZE)).join('')}</g>
  <g fill="#1b5e3b">${lettering(below, 90, 596, 34)}</g>
</svg>`;
}
