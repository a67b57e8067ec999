import { bata, emas, mix, padi } from '../palette.ts';
import { planks } from '../scenery/planks.ts';
import { bananaPlant, tree } from '../scenery/plants.ts';
import type { DrawSetting, Sheet } from '../sheet.ts';
import { at, circle, path, rect, repeat, stroke } from '../svg.ts';

/** An open window with a garden behind it; its own little picture, cut off by the frame. */
function window(sheet: Sheet, x: number, y: number, width: number, height: number, frame: string): string {
  return (
    rect(x, y, width, height, sheet.fade('#bfe0dc', '#f6f3dc')) +
    circle(x + width * 0.7, y + height * 0.3, width * 0.11, '#fff6d8') +
    path(
      at`M${x} ${y + height}V${y + height * 0.78}Q${x + width / 2} ${y + height * 0.58} ${x + width} ${y + height * 0.8}V${y + height}Z`,
      '#8cc49a',
    ) +
    tree(x + width * 0.26, y + height * 0.96, height * 0.62, '#4b9148') +
    bananaPlant(x + width * 0.72, y + height * 0.97, height * 0.6, '#5aa050') +
    rect(x - 14, y - 14, width + 28, 16, frame, 3) +
    rect(x - 14, y, 16, height, frame) +
    rect(x + width - 2, y, 16, height, frame) +
    rect(x + width / 2 - 5, y, 10, height, frame) +
    rect(x - 24, y + height - 4, width + 48, 20, mix(frame, '#3b2412', 0.18), 3)
  );
}

/** A mat of plaited strips, seen from a standing man's height. */
function mat(sheet: Sheet, y: number, width: number, depth: number): string {
  const { random } = sheet;
  const middle = sheet.width / 2;
  const strip = random.pick([bata, padi[4], '#7a4a93', '#c58f1e']);
  const [far, near] = [width * 0.4, width * 0.5];
  const shape = (share: number) =>
    at`M${middle - far * share} ${y - depth * share}H${middle + far * share}L${middle + near * share} ${y + depth * 0.2 + depth * 0.1 * share}H${middle - near * share}Z`;
  return (
    path(shape(1.03), '#8a6a3c', 0.35) +
    path(shape(1), '#e6cf9c') +
    path(shape(0.94), strip) +
    path(shape(0.86), '#ecd9ab') +
    repeat(9, (index) => {
      const share = (index + 0.5) / 9 - 0.5;
      return stroke(
        at`M${middle + share * far * 1.64} ${y - depth * 0.84}L${middle + share * near * 1.7} ${y + depth * 0.27}`,
        '#cbb077',
        3,
        0.7,
      );
    })
  );
}

const walls = [
  ['#d8b27c', '#8a582f'],
  ['#a9c4a4', '#4f7a5c'],
  ['#e3c7a0', '#9a5a3c'],
  ['#b9cdd0', '#4d7480'],
  ['#e9d9ae', '#9A6A05'],
] as const;

/** The porch of a wooden house: boards, a window and a mat. */
export const teras: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const [wall, frame] = random.pick(walls);
  const edge = height * 0.6;
  const board = width / 13;
  const left = random.chance(0.5);
  const pane = [left ? width * 0.08 : width * 0.68, height * 0.1, width * 0.24, height * 0.3] as const;
  const pot = left ? width * 0.9 : width * 0.1;
  return {
    back:
      rect(0, 0, width, edge, wall) +
      repeat(
        14,
        (index) =>
          stroke(at`M${index * board} 0V${edge}`, mix(wall, '#3b2412', 0.3), 2.6, 0.6) +
          (random.chance(0.35) ? rect(index * board, 0, board, edge, mix(wall, '#fff4d8', 0.22)) : ''),
      ) +
      circle(width / 2, height * 0.4, width * 0.42, sheet.glow('#fff4d0', 0.55)) +
      window(sheet, ...pane, frame) +
      rect(0, edge - 18, width, 18, mix(frame, '#fff4d8', 0.15)) +
      planks(sheet, edge, height, random.pick(['#b98a58', '#c79a64', '#a97c50'])) +
      bananaPlant(pot, edge + 6, height * 0.4, '#3f8f4c') +
      path(at`M${pot - 46} ${edge - 34}H${pot + 46}L${pot + 32} ${edge + 34}H${pot - 32}Z`, bata) +
      rect(pot - 52, edge - 44, 104, 20, mix(bata, emas[0], 0.2), 4) +
      mat(sheet, height * 0.88, width * 0.92, height * 0.2),
    floor: height * 0.9,
    front: '',
  };
};
