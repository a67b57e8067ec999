import { bata, kertas, mix, padi } from '../palette.ts';
import type { DrawSetting } from '../sheet.ts';
import { at, circle, ellipse, path, rect, repeat } from '../svg.ts';

const sets = [
  ['#dcebdc', padi[3], '#f8f3e4'],
  ['#fbe6bd', '#d9932c', kertas],
  ['#f6dccb', bata, '#fbf2e3'],
  ['#d9e8ea', '#4b8ba3', '#f6f6ef'],
  ['#e9e0ee', '#8069ab', '#f7f2f3'],
] as const;

/** Close by: a table-cloth before a plain wall with a round of light. */
export const kain: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const [wall, stripe, cloth] = random.pick(sets);
  const edge = height * 0.6;
  const checks = 12;
  const far = (index: number) => width / 2 + (index / checks - 0.5) * width * 1.1;
  const near = (index: number) => width / 2 + (index / checks - 0.5) * width * 1.9;
  return {
    back:
      rect(0, 0, width, height, wall) +
      circle(width / 2, height * 0.44, height * 0.47, mix(wall, '#ffffff', 0.4)) +
      circle(width / 2, height * 0.44, height * 0.4, mix(wall, '#ffffff', 0.55)) +
      repeat(14, (index) => {
        const [x, y] = [((index % 7) + 0.5 + (index > 6 ? 0.5 : 0)) * (width / 7), height * (index > 6 ? 0.26 : 0.09)];
        return path(at`M${x} ${y - 17}q11 15 0 34q-11-19 0-34Z`, stripe, 0.13);
      }) +
      rect(0, edge, width, height - edge, cloth) +
      repeat(checks / 2, (index) =>
        path(
          at`M${far(index * 2)} ${edge}H${far(index * 2 + 1)}L${near(index * 2 + 1)} ${height}H${near(index * 2)}Z`,
          stripe,
          0.28,
        ),
      ) +
      [0, 0.26, 0.6]
        .map((share) =>
          rect(0, edge + (height - edge) * share, width, (height - edge) * (0.09 + share * 0.16), stripe).replace(
            '/>',
            ' fill-opacity=".28"/>',
          ),
        )
        .join('') +
      rect(0, edge - 3, width, 6, mix(stripe, '#ffffff', 0.35)) +
      ellipse(width / 2, height * 0.86, width * 0.45, height * 0.12, '#fffaf0', 0.5),
    floor: height * 0.88,
    front: '',
  };
};
