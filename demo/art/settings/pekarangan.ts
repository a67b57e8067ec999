import { mix } from '../palette.ts';
import { stiltHouse } from '../scenery/buildings.ts';
import { bananaPlant, tree, tuft } from '../scenery/plants.ts';
import { broadLeaf, daylights, hill, sky, treeLine } from '../scenery/sky.ts';
import type { DrawSetting } from '../sheet.ts';
import { at, ellipse, rect, repeat, stroke } from '../svg.ts';

const paints = [
  ['#c58f5c', '#9a5a3c'],
  ['#a3bd9a', '#8a5a44'],
  ['#d9bb7c', '#7c6a58'],
] as const;

/** The yard before a house, with a bamboo fence. */
export const pekarangan: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const light = random.pick(daylights);
  const horizon = height * 0.46;
  const [wall, roof] = random.pick(paints);
  const right = random.chance(0.5);
  const side = (share: number) => width * (right ? share : 1 - share);
  const fence = horizon + height * 0.13;
  const bamboo = '#c9a860';
  return {
    back:
      sky(sheet, light, horizon) +
      hill(sheet, horizon, height * 0.2, light.hills[0]) +
      treeLine(sheet, horizon + 4, height * 0.11, mix(light.hills[1], '#3f8f4c', 0.3)) +
      rect(0, horizon, width, height - horizon, sheet.fade('#a9c97c', '#7fae5c')) +
      stiltHouse(side(0.76), horizon + 34, width * 0.42, wall, roof) +
      tree(side(0.1), horizon + 26, height * 0.36, '#4b9148') +
      bananaPlant(side(0.3), horizon + 30, height * 0.3, '#5aa050') +
      repeat(16, (index) =>
        rect(
          (index / 15) * width - 8,
          fence - height * 0.12,
          14,
          height * 0.13,
          index % 2 ? bamboo : mix(bamboo, '#3b2412', 0.12),
          4,
        ),
      ) +
      stroke(
        at`M-10 ${fence - height * 0.085}H${width + 10}M-10 ${fence - height * 0.035}H${width + 10}`,
        mix(bamboo, '#3b2412', 0.28),
        9,
      ) +
      repeat(12, () =>
        tuft(random.between(0, width), fence + random.between(10, height * 0.28), random.between(18, 30), '#6a9e4a'),
      ) +
      ellipse(width / 2, height * 0.89, width * 0.46, height * 0.12, '#c9b27c'),
    floor: height * 0.9,
    front: broadLeaf(side(0.0), height + 34, height * 0.3, right ? 26 : -26, '#3c8241'),
  };
};
