import { mix } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { at, circle, ellipse, group, path, repeat, stroke } from '../svg.ts';

/** A low leafy plant of a field row. */
export function tuft(x: number, y: number, size: number, fill: string): string {
  return (
    ellipse(x, y, size * 0.55, size * 0.1, '#3b2412', 0.18) +
    path(
      at`M${x} ${y}C${x - size * 0.7} ${y - size * 0.1} ${x - size * 0.7} ${y - size * 0.6} ${x - size * 0.5} ${y - size * 0.66}C${x - size * 0.2} ${
        y - size * 0.5
      } ${x - size * 0.1} ${y - size * 0.9} ${x} ${y - size}C${x + size * 0.1} ${y - size * 0.9} ${x + size * 0.2} ${y - size * 0.5} ${x + size * 0.5} ${
        y - size * 0.66
      }C${x + size * 0.7} ${y - size * 0.6} ${x + size * 0.7} ${y - size * 0.1} ${x} ${y}Z`,
      fill,
    )
  );
}

/** A round-crowned tree. */
export function tree(x: number, y: number, tall: number, leaf: string): string {
  const light = mix(leaf, '#fff4c8', 0.2);
  return (
    ellipse(x, y, tall * 0.3, tall * 0.035, '#3b2412', 0.2) +
    path(
      at`M${x - tall * 0.045} ${y}L${x - tall * 0.03} ${y - tall * 0.5}H${x + tall * 0.03}L${x + tall * 0.05} ${y}Z`,
      '#7a5536',
    ) +
    circle(x - tall * 0.17, y - tall * 0.54, tall * 0.19, mix(leaf, '#0e3321', 0.14)) +
    circle(x + tall * 0.18, y - tall * 0.56, tall * 0.19, mix(leaf, '#0e3321', 0.2)) +
    circle(x, y - tall * 0.72, tall * 0.26, leaf) +
    circle(x - tall * 0.07, y - tall * 0.8, tall * 0.13, light, 0.7)
  );
}

/** A banana plant with torn, drooping leaves. */
export function bananaPlant(x: number, y: number, tall: number, leaf: string): string {
  const blade = (turn: number, long: number, fill: string) =>
    group(
      at`translate(${x} ${y - tall * 0.46}) rotate(${turn}) scale(${((tall / 100) * long).toFixed(2)})`,
      path('M0 0C-11-10-14-34 0-58C14-34 11-10 0 0Z', fill),
      stroke('M0 0V-54', mix(fill, '#f1f8d1', 0.5), 1.4),
    );
  return (
    ellipse(x, y, tall * 0.18, tall * 0.03, '#3b2412', 0.2) +
    path(
      at`M${x - tall * 0.055} ${y}L${x - tall * 0.035} ${y - tall * 0.5}H${x + tall * 0.035}L${x + tall * 0.06} ${y}Z`,
      '#a3b070',
    ) +
    blade(-74, 0.85, mix(leaf, '#0e3321', 0.25)) +
    blade(76, 0.85, mix(leaf, '#0e3321', 0.2)) +
    blade(-40, 1, leaf) +
    blade(42, 1, mix(leaf, '#0e3321', 0.1)) +
    blade(-6, 1.05, mix(leaf, '#fff4c8', 0.12))
  );
}

/** Rows of a field that meet at a far point, planted with tufts. */
export function fieldRows(sheet: Sheet, top: number, soil: string, leaf: string, rows = 9): string {
  const { width, height, random } = sheet;
  const far = width * random.between(0.38, 0.62);
  const spread = width * 2.1;
  const deep = mix(soil, '#3b2412', 0.24);
  const ridges = repeat(rows, (row) => {
    const near = far + ((row + 0.5) / rows - 0.5) * spread;
    const half = (spread / rows) * 0.32;
    return path(
      at`M${far + (near - far) * 0.12 - 3} ${top}H${far + (near - far) * 0.12 + 3}L${near + half} ${height}H${near - half}Z`,
      deep,
      0.7,
    );
  });
  const plants = repeat(7, (line) => {
    const depth = (line + 0.6) / 7.4;
    const share = depth * depth;
    return repeat(rows, (row) => {
      const near = far + ((row + 0.5) / rows - 0.5) * spread;
      const x = far + (near - far) * (0.12 + 0.88 * share);
      if (x < -60 || x > width + 60) return '';
      return tuft(
        x + random.between(-4, 4),
        top + (height - top) * (0.03 + share * 0.97),
        12 + 74 * share,
        random.chance(0.5) ? leaf : mix(leaf, '#fff4c8', 0.14),
      );
    });
  });
  return path(at`M0 ${top}H${width}V${height}H0Z`, sheet.fade(mix(soil, '#f1e6c4', 0.3), soil)) + ridges + plants;
}

/** Ripe or green rice along a line, dense enough to hide the ground. */
export function riceRow(sheet: Sheet, y: number, tall: number, stem: string, ear: string): string {
  const { width, random } = sheet;
  let stems = '';
  let ears = '';
  for (let x = -10; x < width + 10; x += tall * 0.16) {
    const high = tall * random.between(0.75, 1.05);
    const bend = tall * random.between(-0.2, 0.24);
    stems += at`M${x} ${y}Q${x + bend * 0.2} ${y - high * 0.7} ${x + bend} ${y - high}`;
    if (random.chance(0.7))
      ears += at`M${x + bend * 0.8} ${y - high * 0.92}q${bend * 0.5} ${-tall * 0.1} ${bend * 0.9 + 2} ${tall * 0.08}`;
  }
  return stroke(stems, stem, tall * 0.035) + stroke(ears, ear, tall * 0.085);
}
