import { emas, mix, padi } from '../palette.ts';
import { planks } from '../scenery/planks.ts';
import type { DrawSetting, Sheet } from '../sheet.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';

/** What stands on the shelf: small, pale and still, so that the eye passes on. */
function shelf(sheet: Sheet, x: number, y: number, width: number): string {
  const { random } = sheet;
  const glaze = ['#b4402b', '#2F8F5B', '#f2b632', '#4b9bc4', '#c98d4e', '#8cc49a'] as const;
  let at0 = x + 26;
  let goods = '';
  while (at0 < x + width - 70) {
    const fill = mix(random.pick(glaze), '#f3e3c3', 0.32);
    const wide = random.between(44, 66);
    const tall = random.between(56, 96);
    goods += random.pick([
      rect(at0, y - tall, wide, tall, fill, 12) +
        rect(at0 + 6, y - tall - 12, wide - 12, 16, mix(fill, '#3b2412', 0.35), 4) +
        rect(at0 + 8, y - tall * 0.66, wide - 16, tall * 0.36, '#fdf6e3', 5),
      path(
        at`M${at0} ${y - tall * 0.5}H${at0 + wide}Q${at0 + wide} ${y} ${at0 + wide * 0.5} ${y}Q${at0} ${y} ${at0} ${y - tall * 0.5}Z`,
        fill,
      ) + rect(at0 - 3, y - tall * 0.56, wide + 6, 9, mix(fill, '#ffffff', 0.3), 4),
      path(
        at`M${at0 + wide * 0.34} ${y - tall}H${at0 + wide * 0.66}V${y - tall * 0.72}Q${at0 + wide} ${y - tall * 0.6} ${at0 + wide} ${y - tall * 0.3}V${y}H${at0}V${y - tall * 0.3}Q${at0} ${y - tall * 0.6} ${at0 + wide * 0.34} ${y - tall * 0.72}Z`,
        fill,
      ),
    ]);
    at0 += wide + random.between(14, 30);
  }
  return (
    goods +
    rect(x, y, width, 14, '#a9713f', 3) +
    rect(x, y + 10, width, 5, '#6b4a2c', 2) +
    rect(x + 30, y + 14, 12, 30, '#8a582f', 3) +
    rect(x + width - 42, y + 14, 12, 30, '#8a582f', 3)
  );
}

const pan = (x: number, y: number, size: number) =>
  stroke(at`M${x} ${y}V${y + size * 0.8}`, '#6b4a2c', 7) +
  circle(x, y + size * 1.2, size * 0.46, '#4a4a4c') +
  circle(x, y + size * 1.2, size * 0.36, '#5f6063');
const ladle = (x: number, y: number, size: number) =>
  stroke(at`M${x} ${y}V${y + size}`, '#b98a58', 7) + ellipse(x, y + size * 1.12, size * 0.17, size * 0.22, '#c99a64');

/** A kitchen: tiles, a shelf, hanging pans and the wooden worktop. */
export const dapur: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const wall = random.pick(['#f6e7c8', '#e9efdc', '#f7e1cd', '#e6eeea']);
  const tile = random.pick([padi[2], '#8fb7c4', emas[1], '#d98a6c']);
  const [top, size] = [height * 0.62, width / 16];
  const right = random.chance(0.5);
  return {
    back:
      rect(0, 0, width, top, sheet.fade(mix(wall, '#ffffff', 0.4), wall)) +
      circle(width * 0.5, height * 0.3, width * 0.4, sheet.glow('#fff8de', 0.8)) +
      shelf(sheet, right ? width * 0.5 : width * 0.04, height * 0.24, width * 0.46) +
      stroke(at`M${right ? width * 0.06 : width * 0.62} ${height * 0.09}h${width * 0.32}`, '#6b4a2c', 8) +
      pan(right ? width * 0.13 : width * 0.69, height * 0.09, 92) +
      ladle(right ? width * 0.25 : width * 0.81, height * 0.09, 110) +
      ladle(right ? width * 0.33 : width * 0.89, height * 0.09, 96) +
      repeat(2, (row) =>
        repeat(17, (column) =>
          rect(
            column * size + (row % 2 ? -size / 2 : 0) + 2,
            top - size * 2 + row * size + 2,
            size - 4,
            size - 4,
            mix(tile, wall, (row + column) % 3 ? 0.62 : 0.4),
            5,
          ),
        ),
      ) +
      planks(sheet, top, height * 0.92, random.pick(['#c9965c', '#b98552', '#d3a76f'])) +
      rect(0, height * 0.91, width, height * 0.09, '#8a582f') +
      rect(0, height * 0.91, width, 8, '#6b4426'),
    floor: height * 0.84,
    front: '',
  };
};
