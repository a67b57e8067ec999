import { bata, mix, padi } from '../palette.ts';
import type { DrawSetting, Sheet } from '../sheet.ts';
import { at, circle, rect, repeat, stroke } from '../svg.ts';

const boards = (sheet: Sheet, wood: string) => {
  const { width, height, random } = sheet;
  const rows = 6;
  const tall = height / rows;
  return repeat(rows, (row) => {
    const y = row * tall;
    const tone = mix(wood, random.chance(0.5) ? '#fff4d8' : '#4a2a10', random.between(0.02, 0.14));
    const knot = width * random.between(0.1, 0.9);
    return (
      rect(0, y, width, tall + 1, tone) +
      stroke(
        at`M-10 ${y + tall * 0.3}Q${knot} ${y + tall * 0.16} ${width + 10} ${y + tall * 0.34}M-10 ${y + tall * 0.7}Q${knot} ${y + tall * 0.84} ${width + 10} ${y + tall * 0.64}`,
        mix(wood, '#4a2a10', 0.3),
        2.4,
        0.4,
      ) +
      rect(0, y + tall - 4, width, 5, mix(wood, '#3b2412', 0.42))
    );
  });
};

const plaited = (sheet: Sheet, cane: string) => {
  const { width, height } = sheet;
  const size = 48;
  return (
    rect(0, 0, width, height, mix(cane, '#3b2412', 0.16)) +
    repeat(Math.ceil(height / size), (row) =>
      repeat(Math.ceil(width / size), (column) => {
        const upright = (row + column) % 2;
        return rect(
          column * size + (upright ? 5 : 1),
          row * size + (upright ? 1 : 5),
          size - (upright ? 10 : 2),
          size - (upright ? 2 : 10),
          upright ? cane : mix(cane, '#fff4d8', 0.3),
          5,
        );
      }),
    )
  );
};

const checked = (sheet: Sheet, stripe: string) => {
  const { width, height } = sheet;
  const step = 120;
  const band = (x: number, y: number, wide: number, tall: number) =>
    rect(x, y, wide, tall, stripe).replace('/>', ' fill-opacity=".3"/>');
  return (
    rect(0, 0, width, height, '#fbf6e9') +
    repeat(Math.ceil(width / step), (index) => band(index * step + 24, 0, step / 2, height)) +
    repeat(Math.ceil(height / step), (index) => band(0, index * step + 24, width, step / 2))
  );
};

/** Seen straight from above: boards, a plaited mat or a cloth. */
export const atas: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const ground = random.pick([
    () => boards(sheet, '#b58755'),
    () => boards(sheet, '#9c7650'),
    () => plaited(sheet, '#d9bb80'),
    () => checked(sheet, padi[3]),
    () => checked(sheet, bata),
    () => checked(sheet, '#c58f1e'),
  ]);
  return {
    back: ground() + circle(width * 0.3, height * 0.2, width * 0.7, sheet.glow('#fff6d8', 0.4)),
    floor: height / 2,
    front: '',
  };
};
