import { mix } from '../palette.ts';
import { lumbung } from '../scenery/buildings.ts';
import { riceRow, tree } from '../scenery/plants.ts';
import { daylights, hill, palm, sky, treeLine } from '../scenery/sky.ts';
import type { DrawSetting } from '../sheet.ts';
import { ellipse, rect, repeat } from '../svg.ts';

/** Ripe rice with the barn on its stilts. */
export const sawah: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const light = random.pick(daylights);
  const horizon = height * random.between(0.38, 0.43);
  const barn = width * random.pick([0.15, 0.19, 0.81, 0.85]);
  const across = barn < width / 2 ? 1 : -1;
  const ripe = random.pick(['#dcb04a', '#d6b450', '#c9b755']);
  return {
    back:
      sky(sheet, light, horizon) +
      hill(sheet, horizon + 6, height * 0.26, light.hills[0]) +
      hill(sheet, horizon + 6, height * 0.16, light.hills[1]) +
      treeLine(sheet, horizon + 8, height * 0.06, light.hills[2]) +
      rect(0, horizon, width, height - horizon, sheet.fade(mix(ripe, light.low, 0.35), mix(ripe, '#8a7a2c', 0.12))) +
      tree(width / 2 + across * width * 0.4, horizon + 18, height * 0.17, mix('#4b9148', light.low, 0.2)) +
      palm(
        width / 2 + across * width * 0.3,
        horizon + 14,
        height * 0.22,
        mix('#3f8444', light.low, 0.25),
        across * -12,
      ) +
      repeat(3, (row) =>
        riceRow(
          sheet,
          horizon + 34 + row * row * 14 + row * 16,
          26 + row * 12,
          mix(ripe, '#7f9a3c', 0.5 - row * 0.1),
          mix(ripe, '#fff0b8', 0.25),
        ),
      ) +
      lumbung(barn, horizon + height * 0.13, width * 0.29) +
      repeat(2, (row) =>
        riceRow(
          sheet,
          horizon + height * (0.19 + row * 0.09),
          height * (0.1 + row * 0.025),
          mix(ripe, '#7f8f34', 0.42 - row * 0.1),
          mix(ripe, '#fff0b8', 0.2),
        ),
      ) +
      rect(0, horizon + height * 0.27, width, height, sheet.fade('#c9a86c', '#a98350')) +
      ellipse(width / 2, height * 0.9, width * 0.46, height * 0.11, '#dcc08a'),
    floor: height * 0.91,
    front: '',
  };
};
