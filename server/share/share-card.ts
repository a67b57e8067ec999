import { inLines, lettering } from './lettering.ts';

const MARK =
  'M24 4 3.6 19.4a1.6 1.6 0 0 0 1 2.9H10v12.2a2 2 0 0 0 2 2h1.5V44h4.4v-7.5h12.2V44h4.4v-7.5H36a2 2 0 0 0 2-2V22.3h5.4a1.6 1.6 0 0 0 1-2.9Z';
const GRAIN =
  'M24 13.2c4.6 3.4 6.6 7.2 6.6 10.6 0 3.6-2.6 6.3-5.4 7V33h-2.4v-2.2c-2.8-.7-5.4-3.4-5.4-7 0-3.4 2-7.2 6.6-10.6Z';

/** The mark and the name, in the size of `share-card` times `scale`. */
export const brand = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="92" height="92" rx="21" fill="#23774a"/>
  <g transform="translate(14 13.5) scale(1.34)"><path d="${MARK}" fill="#fff"/><path d="${GRAIN}" fill="#f2b632"/></g>
  <g fill="#23774a">${lettering('Lumbung', 116, 64, 52)}</g></g>`;

/** The hills at the foot of a picture. */
export const hills = `<path d="M0 505q300-70 600-20t600-30v175H0Z" fill="#ddeedd"/>
  <path d="M0 560q320-50 620-10t580-20v100H0Z" fill="#8cc49a"/>`;

const TITLE_SIZE = 92;
const MOST_LINES = 3;

/** The preview of a shared link: the page's title in the office's colours, 1200 × 630. */
export function shareCard(title: string, below: string): string {
  const lines = inLines(title, TITLE_SIZE, 1010, MOST_LINES);
  const top = 330 - (lines.length - 2) * 50;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <rect width="1200" height="630" fill="#faf8f3"/>
  ${hills}
  ${brand(90, 70)}
  <g fill="#221f1a">${lines.map((line, index) => lettering(line, 90, top + index * 108, TITLE_SIZE)).join('')}</g>
  <g fill="#1b5e3b">${lettering(below, 90, 596, 34)}</g>
</svg>`;
}
