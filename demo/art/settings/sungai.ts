import { mix } from '../palette.ts';
import { stiltHouse } from '../scenery/buildings.ts';
import { ketinting, landing, water } from '../scenery/river.ts';
import { daylights, hill, palm, sky, treeLine } from '../scenery/sky.ts';
import type { DrawSetting } from '../sheet.ts';
import { repeat } from '../svg.ts';

const paints = [
  ['#c58f5c', '#9a5a3c'],
  ['#86a88c', '#7c6a58'],
  ['#d3b06a', '#8a6a4a'],
  ['#8fb0bb', '#9a6a4c'],
] as const;

/** The Mahakam: the far bank with houses on stilts, a boat, and boards under the feet. */
export const sungai: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const light = random.pick(daylights);
  const [bank, dock] = [height * 0.42, height * 0.7];
  const from = random.between(0.06, 0.2);
  const green = mix(light.hills[2], '#2f7440', 0.25);
  return {
    back:
      sky(sheet, light, bank) +
      hill(sheet, bank, height * 0.22, light.hills[0]) +
      hill(sheet, bank, height * 0.13, light.hills[1]) +
      treeLine(sheet, bank, height * 0.1, green) +
      palm(width * random.between(0.02, 0.1), bank, height * 0.25, mix(green, '#1b5e3b', 0.3), 12) +
      palm(width * random.between(0.86, 0.96), bank, height * 0.29, mix(green, '#1b5e3b', 0.3), -16) +
      water(sheet, bank - 2, dock + 10, mix('#a9c4b0', light.low, 0.3), '#5f9a94') +
      repeat(3, (index) => {
        const [wall, roof] = random.pick(paints);
        return stiltHouse(
          width * (from + index * 0.31),
          bank + 12,
          width * random.between(0.19, 0.23),
          mix(wall, light.low, 0.12),
          mix(roof, light.low, 0.1),
        );
      }) +
      ketinting(
        width * random.pick([0.16, 0.22, 0.8, 0.86]),
        dock - height * 0.07,
        width * 0.36,
        random.pick(['#2F8F5B', '#b4402b', '#30709b', '#c58f1e']),
        random.chance(0.5),
      ) +
      landing(sheet, dock),
    floor: height * 0.91,
    front: '',
  };
};
