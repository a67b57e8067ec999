import { bata, emas, mix, padi } from '../palette.ts';
import { planks } from '../scenery/planks.ts';
import { tree } from '../scenery/plants.ts';
import type { DrawSetting } from '../sheet.ts';
import { at, circle, path, rect, repeat, stroke } from '../svg.ts';
import { bunting } from './halaman.ts';

/** The inside of the village hall: carved posts, windows and a banner without words. */
export const aula: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const wall = random.pick(['#f3e0ba', '#e9ead2', '#f4dcc4', '#e3ebe4']);
  const wood = random.pick(['#a9713f', '#8f6240', '#b58350']);
  const edge = height * 0.62;
  const pane = (x: number) =>
    rect(x, height * 0.2, width * 0.12, height * 0.24, sheet.fade('#c4e2de', '#f6f3dc')) +
    tree(x + width * 0.06, height * 0.44, height * 0.2, '#5aa05a') +
    stroke(
      at`M${x} ${height * 0.2}h${width * 0.12}v${height * 0.24}h${-width * 0.12}ZM${x + width * 0.06} ${height * 0.2}v${height * 0.24}`,
      mix(wood, '#3b2412', 0.1),
      9,
    );
  const cloth = random.pick([padi[4], bata, padi[5]]);
  return {
    back:
      rect(0, 0, width, edge, sheet.fade(mix(wall, '#ffffff', 0.3), wall)) +
      circle(width * 0.5, height * 0.25, width * 0.4, sheet.glow('#fffbe8', 0.8)) +
      rect(0, edge - height * 0.14, width, height * 0.14, mix(wood, wall, 0.4)) +
      stroke(
        Array.from({ length: 30 }, (_, index) => at`M${(index / 29) * width} ${edge - height * 0.14}V${edge}`).join(''),
        mix(wood, '#3b2412', 0.2),
        2,
        0.4,
      ) +
      pane(width * 0.06) +
      pane(width * 0.82) +
      [0.22, 0.755]
        .map(
          (share) =>
            rect(width * share, 0, width * 0.025, edge + 8, wood) +
            repeat(5, (index) =>
              path(at`M${width * (share + 0.0125)} ${height * (0.14 + index * 0.09)}l9 16l-9 16l-9-16Z`, emas[1], 0.75),
            ),
        )
        .join('') +
      rect(width * 0.3, height * 0.13, width * 0.4, height * 0.13, cloth, 6) +
      rect(width * 0.31, height * 0.145, width * 0.38, height * 0.1, mix(cloth, '#fcefcb', 0.12), 4) +
      repeat(9, (index) =>
        path(
          at`M${width * (0.34 + index * 0.04)} ${height * 0.172}q11 16 0 32q-11-16 0-32Z`,
          emas[index % 2 ? 0 : 1],
          0.9,
        ),
      ) +
      planks(sheet, edge, height, random.pick(['#c79a64', '#b98a58'])) +
      bunting(width, -6, height * 0.05),
    floor: height * 0.9,
    front: '',
  };
};
