import { mix } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';

export interface Daylight {
  top: string;
  low: string;
  sun: string;
  hills: readonly [string, string, string];
}

const pagi: Daylight = { top: '#cfdcea', low: '#fde4cf', sun: '#fff1d6', hills: ['#c6cfd2', '#a3c0ab', '#70a681'] };
const siang: Daylight = { top: '#a9d7e0', low: '#eef6ec', sun: '#fffbe6', hills: ['#aed3c4', '#82bd90', '#559c68'] };
const sore: Daylight = { top: '#f2b27a', low: '#fde9bd', sun: '#fff0b8', hills: ['#d3bf94', '#a3b27c', '#6f9a62'] };
const teduh: Daylight = { top: '#cfdcd6', low: '#f4f0e0', sun: '#fffdf0', hills: ['#bccfc2', '#93b99d', '#699f78'] };

export const daylights = [pagi, siang, sore, teduh] as const;

const cloud = (x: number, y: number, size: number, opacity: number) =>
  path(
    at`M${x - size} ${y}C${x - size * 1.1} ${y - size * 0.34} ${x - size * 0.66} ${y - size * 0.5} ${x - size * 0.46} ${y - size * 0.34}C${
      x - size * 0.34
    } ${y - size * 0.74} ${x + size * 0.26} ${y - size * 0.78} ${x + size * 0.36} ${y - size * 0.38}C${x + size * 0.66} ${y - size * 0.56} ${
      x + size * 1.1
    } ${y - size * 0.36} ${x + size} ${y}Z`,
    '#ffffff',
    opacity,
  );

/** Sky, sun and a few clouds down to the horizon. */
export function sky(sheet: Sheet, light: Daylight, horizon: number): string {
  const { width, random } = sheet;
  const [sunX, sunY] = [width * random.pick([0.18, 0.3, 0.68, 0.82]), horizon * random.between(0.3, 0.62)];
  return (
    rect(0, 0, width, horizon + 4, sheet.fade(light.top, light.low)) +
    circle(sunX, sunY, width * 0.2, sheet.glow(light.sun, 0.9)) +
    circle(sunX, sunY, width * 0.052, light.sun) +
    repeat(3, (index) =>
      cloud(
        width * (random.between(0, 0.3) + index * 0.34),
        horizon * random.between(0.24, 0.6),
        width * random.between(0.05, 0.1),
        0.75,
      ),
    )
  );
}

/** One range of hills: a soft wave from edge to edge whose feet stand on `foot`. */
export function hill(sheet: Sheet, foot: number, height: number, colour: string): string {
  const { width, random } = sheet;
  const tops = Array.from({ length: 4 }, () => foot - height * random.between(0.45, 1));
  const step = width / 3;
  let line = at`M-20 ${foot}V${tops[0] ?? foot}`;
  for (let index = 1; index < 4; index += 1) {
    const [from, to] = [tops[index - 1] ?? foot, tops[index] ?? foot];
    const x = index * step;
    line += at`C${x - step * 0.55} ${from - height * 0.2} ${x - step * 0.45} ${to + height * 0.16} ${x + (index === 3 ? 20 : 0)} ${to}`;
  }
  return path(at`${line}V${foot}Z`, colour);
}

/** A dark edge of trees, as a forest looks from afar. */
export function treeLine(sheet: Sheet, foot: number, height: number, colour: string): string {
  const { width, random } = sheet;
  const light = mix(colour, '#fff4c8', 0.16);
  return (
    repeat(width / 44, (index) => {
      const tall = height * random.between(0.55, 1.05);
      const x = index * 44 + random.between(-8, 28);
      return ellipse(x, foot - tall * 0.45, random.between(30, 44), tall * 0.56, index % 3 ? colour : light);
    }) + rect(0, foot - height * 0.3, width, height * 0.3 + 2, colour)
  );
}

/** A palm whose crown leans a little. */
export function palm(x: number, y: number, tall: number, colour: string, lean: number): string {
  const [top, left] = [y - tall, x + lean];
  const frond = (dx: number, dy: number) =>
    path(
      at`M${left} ${top}Q${left + dx * 0.5} ${top + dy * 0.5 - tall * 0.14} ${left + dx} ${top + dy}Q${left + dx * 0.42} ${top + dy * 0.5 + tall * 0.02} ${left} ${top}Z`,
      colour,
    );
  const r = tall * 0.36;
  return (
    stroke(
      at`M${x} ${y}Q${x + lean * 0.2} ${y - tall * 0.5} ${left} ${top}`,
      mix(colour, '#6b4a2c', 0.6),
      tall * 0.045,
    ) +
    frond(-r, r * 0.12) +
    frond(-r * 0.8, r * 0.66) +
    frond(-r * 0.62, -r * 0.42) +
    frond(r, r * 0.12) +
    frond(r * 0.8, r * 0.66) +
    frond(r * 0.62, -r * 0.42) +
    frond(-r * 0.1, -r * 0.62)
  );
}

/** A broad banana-like leaf, for the corners of a picture. */
export function broadLeaf(x: number, y: number, length: number, turn: number, fill: string): string {
  const vein = mix(fill, '#f1f8d1', 0.4);
  return (
    at`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${(length / 100).toFixed(2)})">` +
    path('M0 0C-26-22-30-62 0-104C30-62 26-22 0 0Z', fill) +
    path('M0 0C26-22 30-62 0-104Z', mix(fill, '#0e3321', 0.16)) +
    stroke(
      'M0 0V-96M0-16L-17-28M0-34L-21-48M0-52L-19-66M0-70L-13-80M0-16L17-28M0-34L21-48M0-52L19-66M0-70L13-80',
      vein,
      1.6,
    ) +
    '</g>'
  );
}
