import { bata, emas, mix, padi } from '../palette.ts';
import { balai, lumbung, stiltHouse } from '../scenery/buildings.ts';
import { bananaPlant, tree } from '../scenery/plants.ts';
import { daylights, hill, palm, sky, treeLine } from '../scenery/sky.ts';
import type { DrawSetting } from '../sheet.ts';
import { at, ellipse, path, rect, repeat, stroke } from '../svg.ts';

/** Little flags on a line that sags from edge to edge. */
export function bunting(width: number, y: number, sag: number): string {
  const flags = 18;
  const colours = [padi[3], emas[1], bata, '#fdf8ea'];
  const drop = (share: number) => y + sag * 4 * share * (1 - share);
  return (
    stroke(at`M-10 ${y}Q${width / 2} ${y + sag * 2} ${width + 10} ${y}`, '#8a6a4a', 2.4) +
    repeat(flags, (index) => {
      const share = (index + 0.5) / flags;
      const [x, top, half] = [width * share, drop(share), width / flags / 3.4];
      return path(
        at`M${x - half} ${top}H${x + half}L${x} ${top + half * 2.3}Z`,
        colours[index % colours.length] ?? bata,
      );
    })
  );
}

/** The yard before the village hall. */
export const halaman: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const light = random.pick(daylights);
  const horizon = height * 0.48;
  const right = random.chance(0.5);
  const side = (share: number) => width * (right ? share : 1 - share);
  const roof = random.pick([bata, '#8a5a3c', '#23774A', '#9a6a3c']);
  return {
    back:
      sky(sheet, light, horizon) +
      hill(sheet, horizon, height * 0.24, light.hills[0]) +
      hill(sheet, horizon, height * 0.14, light.hills[1]) +
      treeLine(sheet, horizon + 4, height * 0.12, mix(light.hills[2], '#3f8f4c', 0.3)) +
      rect(0, horizon, width, height - horizon, sheet.fade('#b9cf8a', '#d9c48c')) +
      path(
        at`M${width * 0.4} ${horizon + 30}H${width * 0.6}L${width * 0.9} ${height}H${width * 0.1}Z`,
        '#e6d2a2',
        0.8,
      ) +
      palm(side(0.05), horizon + 30, height * 0.42, '#3f8444', 22) +
      stiltHouse(
        side(0.88),
        horizon + 24,
        width * 0.22,
        mix('#c58f5c', light.low, 0.15),
        mix('#8a5a44', light.low, 0.1),
      ) +
      (random.chance(0.5)
        ? lumbung(side(0.16), horizon + 44, width * 0.15)
        : tree(side(0.17), horizon + 34, height * 0.34, '#4b9148')) +
      balai(width * 0.5, horizon + height * 0.09, width * 0.5, roof) +
      bananaPlant(side(0.985), height * 0.76, height * 0.42, '#4f9a4a') +
      ellipse(width * 0.5, height * 0.9, width * 0.5, height * 0.1, '#ead9ae', 0.6) +
      bunting(width, height * 0.05, height * 0.06),
    floor: height * 0.92,
    front: '',
  };
};
