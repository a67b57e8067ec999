import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const sheets = await Promise.all(
  ['app/theme/tokens.css', 'pages/peta/ui/warna.css'].map((file) =>
    readFile(join(import.meta.dirname, '../../src', file), 'utf8'),
  ),
);
const halves = sheets.map((css) => css.split('@media (prefers-color-scheme: dark)'));
const [light, dark] = [halves.map(([half = '']) => half), halves.map(([, half = '']) => half)];
const themes = { light, dark: [...dark, ...light] };

type Colour = [red: number, green: number, blue: number];

/** A colour of a theme, as light: each part from 0 to 1, not as screens encode it. */
function colourOf(sheets: readonly string[], name: string): Colour {
  const hex = sheets.map((sheet) => new RegExp(`--${name}: #([0-9a-f]{6})`).exec(sheet)?.[1]).find(Boolean);
  if (!hex) throw new Error(`--${name} has no colour`);
  const parts = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return [red, green, blue];
}

type Matrix = readonly (readonly [number, number, number])[];

const times = (matrix: Matrix, colour: Colour): Colour => {
  const [one = 0, two = 0, three = 0] = matrix.map((row) =>
    row.reduce((sum, part, at) => sum + part * (colour[at] ?? 0), 0),
  );
  return [one, two, three];
};

/** How whoever lacks a kind of cone sees a colour: Machado, Oliveira and Fernandes (2009), at full severity. */
const eyes: Record<string, Matrix> = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** CIE L*a*b*, in which 2.3 is just noticeable. */
function lab(colour: Colour): Colour {
  const [x, y, z] = times(
    [
      [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
      [0.2126, 0.7152, 0.0722],
      [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
    ],
    [clip(colour[0]), clip(colour[1]), clip(colour[2])],
  ).map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as Colour;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const clip = (part: number) => Math.max(0, Math.min(1, part));
const distance = (one: Colour, other: Colour) =>
  Math.hypot(...lab(one).map((part, at) => part - (lab(other)[at] ?? 0)));
const luminance = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const contrast = (one: Colour, other: Colour) => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((less, more) => less - more);
  return (bright + 0.05) / (dim + 0.05);
};

const palettes = { diverging: ['d0', 'd1', 'd2', 'd3', 'd4'], sequential: ['s0', 's1', 's2', 's3'] };
const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));

describe.each(Object.entries(themes))('in the %s theme', (_theme, sheets) => {
  const cases = Object.entries(palettes).flatMap(([palette, names]) =>
    ['trichromacy', 'protanopia', 'deuteranopia', 'tritanopia'].map((eye) => [palette, eye, names] as const),
  );
  test.each(cases)('the classes of the %s palette stay apart for %s', (_palette, eye, names) => {
    for (const [one, other] of pairs(names)) {
      const seen = [one, other].map((name) => times(eyes[eye] ?? [], colourOf(sheets, `peta-${name}`))) as [
        Colour,
        Colour,
      ];
      expect([`${one} ${other}`, distance(...seen) >= 15], String(distance(...seen))).toEqual([
        `${one} ${other}`,
        true,
      ]);
    }
  });

  test('little to much also stays in order without any colour, as on a printed page', () => {
    const grey = palettes.sequential.map(
      (name) => lab(times(eyes['achromatopsia'] ?? [], colourOf(sheets, `peta-${name}`)))[0],
    );
    const steps = grey.slice(1).map((one, at) => one - (grey[at] ?? 0));
    expect(steps.every((step) => Math.abs(step) >= 10 && Math.sign(step) === Math.sign(steps[0] ?? 0))).toBe(true);
  });

  const written: Record<string, string> = { d0: 'kuat', d4: 'kuat', s3: 'kuat', s2: 's2' };
  test.each(Object.values(palettes).flat())('what is written on %s can be read', (name) => {
    const text = colourOf(sheets, `di-atas-${written[name] ?? 'lain'}`);
    expect(contrast(text, colourOf(sheets, `peta-${name}`))).toBeGreaterThanOrEqual(4.5);
  });
});
