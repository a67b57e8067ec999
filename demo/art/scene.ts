import { createRandom } from '../random.ts';
import { acts, displays, type SceneArt, settings } from './art.ts';
import { padi } from './palette.ts';
import { createSheet } from './sheet.ts';
import { at, group } from './svg.ts';

const formats = {
  produk: { width: 960, height: 720, x: 0.5, share: 0.66 },
  kegiatan: { width: 1200, height: 675, x: 0.5, share: 0.5 },
  banner: { width: 1280, height: 720, x: 0.68, share: 0.44 },
} as const;

/** A deep green that fades from the left: the calm ground for a banner's words. */
const calm = (width: number, height: number) =>
  `<linearGradient id="calm">${[
    [0, 0.8],
    [0.26, 0.68],
    [0.44, 0.3],
    [0.62, 0],
  ]
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${padi[6]}" stop-opacity="${opacity}"/>`)
    .join('')}</linearGradient><rect width="${width}" height="${height}" fill="url(#calm)"/>`;

/** The picture as SVG text. */
export function sceneSvg(art: SceneArt): string {
  const { width, height, x, share } = formats[art.format];
  const sheet = createSheet(width, height, createRandom(art.seed));
  const setting = settings[art.setting](sheet);
  const draw = 'act' in art ? acts[art.act] : displays[art.display];
  const subject = draw(sheet, art.pieces, { x: width * x, floor: setting.floor, width: width * share });
  let body = setting.back + subject + setting.front;
  if (art.format === 'banner') {
    // People use the whole width, so beside the words they step back.
    const beside = 'act' in art ? group(at`translate(${width * 0.35} ${height * 0.35}) scale(.64)`, subject) : subject;
    body = setting.back + calm(width, height) + beside;
  }
  return at`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sheet.definitions()}${body}</svg>`;
}
