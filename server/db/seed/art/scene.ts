import type { SceneArt } from './art.ts';
import { displays } from './displays/displays.ts';
import { createRandom } from './random.ts';
import { settings } from './settings/settings.ts';
import { createSheet } from './sheet.ts';

/** The picture as SVG text. */
export function sceneSvg(art: SceneArt): string {
  const [width, height] = [960, 720];
  const sheet = createSheet(width, height, createRandom(art.seed));
  const setting = settings[art.setting](sheet);
  const subject = displays[art.display](sheet, art.pieces, { x: width / 2, floor: setting.floor, width: width * 0.66 });
  const body = setting.back + subject + setting.front;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sheet.definitions()}${body}</svg>`;
}
