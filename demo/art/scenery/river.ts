import { mix } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { at, ellipse, group, path, rect, repeat, stroke } from '../svg.ts';

/** Water from the bank down to the lower edge, with light that lies on it in short strokes. */
export function water(sheet: Sheet, top: number, bottom: number, far: string, near: string): string {
  const { width, random } = sheet;
  return (
    rect(0, top, width, bottom - top, sheet.fade(far, near)) +
    repeat(26, () => {
      const share = random.between(0.02, 1);
      const y = top + (bottom - top) * share;
      const long = random.between(26, 70) * (0.4 + share);
      return stroke(
        at`M${random.between(-20, width)} ${y}q${long * 0.25} ${-4 * share - 1} ${long * 0.5} 0t${long * 0.5} 0`,
        '#ffffff',
        1.6 + 2.6 * share,
        0.4,
      );
    })
  );
}

/** A slim river boat with a rounded roof, 300 units long, floating on y; bow to the right. */
export function ketinting(x: number, y: number, length: number, hull: string, flip = false): string {
  const dark = mix(hull, '#24120a', 0.4);
  return group(
    at`translate(${x} ${y}) scale(${((flip ? -1 : 1) * (length / 300)).toFixed(3)} ${(length / 300).toFixed(3)})`,
    ellipse(0, 12, 150, 9, '#0e3321', 0.2),
    stroke('M-84-20V-66M-20-18V-70M44-20V-64', '#8a582f', 5),
    path('M-104-60Q-20-92 66-58L60-50Q-20-80-98-52Z', '#c79a55'),
    path('M-20-78Q30-76 66-58L60-50Q20-70-20-70Z', '#3b2412', 0.18),
    path('M-146-24C-120-16-60-12 0-14C60-14 116-22 160-44C152-14 130 10 100 14H-110C-130 8-142-8-146-24Z', hull),
    path('M-130 2C-60 6 70 6 138-10C128 4 116 12 100 14H-110C-118 12-125 8-130 2Z', dark),
    stroke('M-146-24C-120-16-60-12 0-14C60-14 116-22 160-44', '#f2b632', 6),
    stroke('M-136 18q20-8 40 0t40 0t40 0t40 0t40 0t40 0', '#ffffff', 4, 0.55),
  );
}

/** Boards of a landing stage that run towards the eye, with posts at both sides. */
export function landing(sheet: Sheet, top: number): string {
  const { width, height } = sheet;
  const wood = '#b98a58';
  const rows = 5;
  return (
    [0.05, 0.95]
      .map(
        (share) =>
          rect(width * share - 15, top - height * 0.13, 30, height * 0.13 + 20, '#8a6038', 6) +
          ellipse(width * share, top - height * 0.13, 15, 6, '#a97a4a'),
      )
      .join('') +
    rect(0, top - 8, width, 10, '#6b4a2c') +
    repeat(rows, (row) => {
      const [from, to] = [(row / rows) ** 1.5, ((row + 1) / rows) ** 1.5];
      const [y, tall] = [top + (height - top) * from, (height - top) * (to - from)];
      return (
        rect(0, y, width, tall + 1, row % 2 ? mix(wood, '#fff4d8', 0.14) : wood) +
        rect(0, y + tall - 4, width, 4, '#6b4a2c').replace('/>', ' fill-opacity=".5"/>') +
        stroke(
          at`M${width * (0.1 + row * 0.13)} ${y + tall * 0.4}h${width * 0.16}M${width * (0.9 - row * 0.15)} ${y + tall * 0.55}h${width * 0.08}`,
          '#6b4a2c',
          2.4,
          0.35,
        )
      );
    })
  );
}
