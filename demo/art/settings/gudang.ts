import { mix } from '../palette.ts';
import { planks } from '../scenery/planks.ts';
import type { DrawSetting, Sheet } from '../sheet.ts';
import { at, circle, path, rect, repeat, stroke } from '../svg.ts';

/** Full sacks laid in courses against the wall. */
function stackedSacks(sheet: Sheet, x: number, y: number, columns: number, courses: number, size: number): string {
  const { random } = sheet;
  return repeat(courses, (course) =>
    repeat(columns - (course > 1 ? 1 : 0), (column) => {
      const left = x + column * size * 0.98 + (course % 2 ? size * 0.16 : 0) + (course > 1 ? size * 0.3 : 0);
      const foot = y - course * size * 0.36;
      const cloth = random.pick(['#eadfc4', '#e3d6b6', '#f0e6cd']);
      return (
        path(
          at`M${left + size * 0.05} ${foot}Q${left - size * 0.06} ${foot - size * 0.2} ${left + size * 0.06} ${foot - size * 0.38}Q${left + size * 0.5} ${foot - size * 0.46} ${left + size * 0.94} ${foot - size * 0.38}Q${left + size * 1.06} ${foot - size * 0.2} ${left + size * 0.95} ${foot}Z`,
          cloth,
        ) +
        path(
          at`M${left + size * 0.05} ${foot}H${left + size * 0.95}Q${left + size * 1.02} ${foot - size * 0.12} ${left + size} ${foot - size * 0.16}Q${left + size * 0.5} ${foot - size * 0.04} ${left} ${foot - size * 0.14}Q${left} ${foot - size * 0.06} ${left + size * 0.05} ${foot}Z`,
          '#b39a68',
          0.5,
        ) +
        rect(
          left + size * 0.34,
          foot - size * 0.41,
          size * 0.32,
          size * 0.34,
          random.pick(['#23774A', '#2F8F5B', '#c58f1e', '#23774A']),
        ).replace('/>', ' fill-opacity=".7"/>')
      );
    }),
  );
}

/** The inside of a barn: boards, a small high window, and sacks along the wall. */
export const gudang: DrawSetting = (sheet) => {
  const { width, height, random } = sheet;
  const wall = random.pick(['#c99f6c', '#b98f62', '#d3b07c']);
  const edge = height * 0.6;
  const x = width * random.pick([0.3, 0.5, 0.62]);
  return {
    back:
      rect(0, 0, width, edge, sheet.fade(mix(wall, '#3b2412', 0.3), wall)) +
      repeat(8, (index) => stroke(at`M0 ${(index * edge) / 8}H${width}`, '#5a3c22', 3, 0.4)) +
      rect(x - 84, height * 0.06, 168, 116, '#fff3c8', 4) +
      stroke(at`M${x - 28} ${height * 0.06}v116M${x + 28} ${height * 0.06}v116`, '#8a6038', 10) +
      circle(x, height * 0.14, width * 0.34, sheet.glow('#fff0bd', 0.7)) +
      path(
        at`M${x - 84} ${height * 0.06 + 116}H${x + 84}L${x + width * 0.34} ${height}H${x - width * 0.22}Z`,
        '#fff3c8',
        0.16,
      ) +
      planks(sheet, edge, height, random.pick(['#a97c50', '#b58a5c'])) +
      stackedSacks(sheet, -width * 0.05, edge + height * 0.08, 2, random.pick([3, 4]), width * 0.17) +
      stackedSacks(sheet, width * 0.7, edge + height * 0.08, 2, random.pick([4, 5]), width * 0.17),
    floor: height * 0.9,
    front: '',
  };
};
