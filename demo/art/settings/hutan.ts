import { mix } from '../palette.ts';
import { broadLeaf } from '../scenery/sky.ts';
import type { DrawSetting } from '../sheet.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';

const moods = [
  ['#e3f0d3', '#9fc9a0', '#2f6e46'],
  ['#f6ecc4', '#b7c98c', '#41703c'],
  ['#d9ece4', '#8fc0aa', '#2a6450'],
] as const;

const fern = (x: number, y: number, tall: number, lean: number, fill: string) =>
  stroke(at`M${x} ${y}Q${x + lean * 0.3} ${y - tall * 0.8} ${x + lean} ${y - tall}`, fill, tall * 0.035) +
  repeat(7, (index) => {
    const share = 0.18 + index * 0.115;
    const [left, top] = [x + lean * share * share, y - tall * share];
    const reach = tall * 0.3 * (1.1 - share);
    return path(
      at`M${left} ${top}q${-reach * 0.7} ${-reach * 0.6} ${-reach} ${reach * 0.1}q${reach * 0.6} ${reach * 0.2} ${reach} ${-reach * 0.1}q${reach * 0.7} ${-reach * 0.6} ${reach} ${reach * 0.1}q${-reach * 0.6} ${reach * 0.2} ${-reach} ${-reach * 0.1}Z`,
      fill,
    );
  });

/** Deep forest with slanting light: where the honey, the durian and the fern come from. */
export const hutan: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const [bright, mist, deep] = random.pick(moods);
  const floor = height * 0.62;
  const trunks = (count: number, share: number, wide: number) =>
    repeat(count, (index) => {
      const x = ((index + random.between(0.15, 0.85)) / count) * width;
      const half = wide * random.between(0.7, 1.2);
      return path(
        at`M${x - half * 0.7} -4H${x + half * 0.7}L${x + half} ${floor}Q${x + half * 1.5} ${floor + wide * 0.5} ${x + half * 2.2} ${floor + wide * 0.8}H${x - half * 2.2}Q${x - half * 1.5} ${floor + wide * 0.5} ${x - half} ${floor}Z`,
        mix(mist, mix(deep, '#5a3c22', 0.45), share),
      );
    });
  return {
    back:
      rect(0, 0, width, height, sheet.fade(bright, mist)) +
      circle(width * 0.5, height * 0.24, width * 0.4, sheet.glow('#fffbe0', 0.95)) +
      trunks(9, 0.22, 12) +
      ellipse(width * 0.5, floor + 30, width * 0.8, 70, mix(mist, deep, 0.25)) +
      trunks(6, 0.45, 22) +
      path(
        at`M${width * 0.28} 0H${width * 0.4}L${width * 0.2} ${height}H${-width * 0.04}ZM${width * 0.56} 0H${width * 0.64}L${width * 0.6} ${height}H${width * 0.42}Z`,
        '#fffbe0',
        0.22,
      ) +
      repeat(11, (index) =>
        ellipse(
          (index / 10) * width,
          random.between(-20, 26),
          random.between(70, 110),
          random.between(44, 74),
          mix(deep, mist, random.between(0.1, 0.4)),
        ),
      ) +
      rect(0, floor, width, height - floor, sheet.fade(mix(deep, mist, 0.35), mix(deep, '#3b2412', 0.25))) +
      repeat(8, (index) =>
        fern(
          ((index + random.between(0.1, 0.9)) / 8) * width,
          floor + random.between(14, 44),
          random.between(70, 120),
          random.between(-40, 40),
          mix(deep, mist, 0.3),
        ),
      ) +
      ellipse(width / 2, height * 0.89, width * 0.44, height * 0.11, mix('#a98350', deep, 0.25)),
    floor: height * 0.91,
    front:
      broadLeaf(width * 0.01, height + 30, height * 0.36, 30, mix(deep, '#4f9a4a', 0.4)) +
      broadLeaf(width * -0.02, height - 40, height * 0.3, 66, deep) +
      broadLeaf(width * 1.0, height + 26, height * 0.34, -28, mix(deep, '#4f9a4a', 0.3)) +
      broadLeaf(width * 1.03, height - 50, height * 0.28, -64, deep),
  };
};
