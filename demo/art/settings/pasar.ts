import { bata, emas, mix, padi } from '../palette.ts';
import { planks } from '../scenery/planks.ts';
import type { DrawSetting, Sheet } from '../sheet.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';

/** A striped awning with a scalloped edge along the top. */
function awning(left: number, top: number, width: number, drop: number, colour: string): string {
  const stripes = Math.max(5, Math.round(width / 96));
  const step = width / stripes;
  return repeat(stripes, (index) => {
    const x = left + index * step;
    const fill = index % 2 ? '#fdf8ea' : colour;
    return (
      rect(x, top, step + 1, drop, fill) +
      path(
        at`M${x} ${top + drop - 1}H${x + step + 0.6}V${top + drop}A${step / 2} ${step * 0.4} 0 0 1 ${x} ${top + drop}Z`,
        mix(fill, '#3b2412', 0.08),
      )
    );
  });
}

/** A neighbour's stall far behind: a table with mounds of colour, paled by the distance. */
const neighbour = (sheet: Sheet, x: number, y: number, width: number, haze: string) => {
  const { random } = sheet;
  const goods = ['#dc4232', '#f2b632', '#4bab5c', '#ee8b40', '#7a4a93', '#b04a68'] as const;
  return (
    rect(x, y - width * 0.6, width, width * 0.1, mix(random.pick([bata, padi[3], emas[1]]), haze, 0.55), 8) +
    rect(x + 8, y - width * 0.5, 8, width * 0.5, mix('#8a582f', haze, 0.6)) +
    rect(x + width - 16, y - width * 0.5, 8, width * 0.5, mix('#8a582f', haze, 0.6)) +
    repeat(4, (index) => {
      const fill = mix(random.pick(goods), haze, 0.5);
      const cx = x + width * (0.14 + index * 0.24);
      return repeat(5, (ball) =>
        circle(
          cx + (ball - 2) * width * 0.036,
          y - (ball % 2 ? width * 0.075 : width * 0.035),
          width * 0.034,
          ball % 2 ? fill : mix(fill, haze, 0.18),
        ),
      );
    }) +
    rect(x - 6, y, width + 12, width * 0.5, mix('#a9713f', haze, 0.58), 6)
  );
};

const wall = ['#f3e3c3', '#e6ecd9', '#f4dfcb', '#dfeae4'] as const;

export const pasar: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const haze = random.pick(wall);
  const [table, floor] = [height * 0.62, height * 0.83];
  const cloth = random.pick([padi[4], bata, padi[3], '#c58f1e']);
  const lamp = width * random.pick([0.2, 0.78]);
  return {
    back:
      rect(0, 0, width, height, sheet.fade(mix(haze, '#ffffff', 0.35), haze)) +
      circle(width * 0.5, height * 0.36, width * 0.46, sheet.glow('#fffbe8', 0.9)) +
      neighbour(sheet, width * random.between(-0.08, 0.02), height * 0.52, width * 0.36, haze) +
      neighbour(sheet, width * random.between(0.64, 0.72), height * 0.5, width * 0.36, haze) +
      awning(-20, -10, width + 40, height * 0.115, cloth) +
      stroke(at`M${lamp} ${height * 0.1}V${height * 0.2}`, '#6b4a2c', 4) +
      circle(lamp, height * 0.24, width * 0.1, sheet.glow('#ffe9a3', 0.75)) +
      path(at`M${lamp - 34} ${height * 0.225}Q${lamp} ${height * 0.15} ${lamp + 34} ${height * 0.225}Z`, padi[5]) +
      ellipse(lamp, height * 0.228, 15, 9, '#fff3c4') +
      planks(sheet, table, height * 0.9, random.pick(['#d9b07a', '#cfa068', '#dcb98c'])) +
      rect(0, height * 0.9, width, height * 0.1, cloth) +
      repeat(Math.ceil(width / 60), (index) =>
        path(
          at`M${index * 60} ${height * 0.9}H${index * 60 + 60}L${index * 60 + 30} ${height * 0.948}Z`,
          emas[0],
          0.85,
        ),
      ) +
      rect(0, height * 0.89, width, height * 0.018, '#9a6a3c'),
    floor,
    front: '',
  };
};
