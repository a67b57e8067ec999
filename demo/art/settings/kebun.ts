import { mix } from '../palette.ts';
import { stiltHouse } from '../scenery/buildings.ts';
import { bananaPlant, fieldRows, tree } from '../scenery/plants.ts';
import { broadLeaf, daylights, hill, palm, sky, treeLine } from '../scenery/sky.ts';
import type { DrawSetting } from '../sheet.ts';
import { ellipse } from '../svg.ts';

const houses = [
  ['#c58f5c', '#9a5a3c'],
  ['#8fb08a', '#8a6a4a'],
  ['#c9a86c', '#7c6a58'],
] as const;

/** A vegetable field with its rows, hills and a far house. */
export const kebun: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const light = random.pick(daylights);
  const horizon = height * random.between(0.4, 0.46);
  const [wall, roof] = random.pick(houses);
  const right = random.chance(0.5);
  const side = (share: number) => width * (right ? share : 1 - share);
  const soil = random.pick(['#a9784c', '#b58a58', '#98704a']);
  const leaf = random.pick(['#3f8f4c', '#4f9a45', '#2f8f5b', '#6a9e3c']);
  return {
    back:
      sky(sheet, light, horizon) +
      hill(sheet, horizon + 6, height * 0.24, light.hills[0]) +
      hill(sheet, horizon + 6, height * 0.15, light.hills[1]) +
      treeLine(sheet, horizon + 8, height * 0.075, mix(light.hills[2], '#23774A', 0.3)) +
      stiltHouse(side(0.8), horizon + 16, width * 0.17, mix(wall, light.low, 0.25), mix(roof, light.low, 0.2)) +
      palm(side(0.92), horizon + 14, height * 0.24, mix('#3f8444', light.low, 0.2), -14) +
      tree(side(0.66), horizon + 14, height * 0.16, mix('#4b9148', light.low, 0.2)) +
      fieldRows(sheet, horizon + 10, soil, leaf) +
      bananaPlant(side(0.08), height * 0.68, height * 0.46, '#4f9a4a') +
      ellipse(width / 2, height * 0.9, width * 0.44, height * 0.12, mix(soil, '#f1d9a8', 0.22)),
    floor: height * 0.91,
    front:
      broadLeaf(side(0.985), height + 40, height * 0.3, right ? -24 : 24, '#3c8241') +
      broadLeaf(side(1.03), height + 10, height * 0.32, right ? -52 : 52, '#2f7440'),
  };
};
