/** A coordinate as it is written: one decimal is finer than any pixel of ours. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Fills the numbers of a template in short form: at`M${x} ${y}`. */
export const at = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? '';
    return text + (typeof value === 'number' ? n(value) : value) + part;
  });

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  at`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round ? ` rx="${n(round)}"` : ''}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  at`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  ellipse(x, y, radius, radius, fill, opacity);

export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  at`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${
    opacity < 1 ? ` stroke-opacity="${opacity}"` : ''
  }/>`;

export const group = (transform: string, ...children: readonly string[]): string =>
  `<g transform="${transform}">${children.join('')}</g>`;

/** One string from a count: repeat(3, (index) => …). */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');

/** Draws at every spot of a list such as '50 74, 43 88'; a spot may carry a third and a fourth number. */
export const each = (
  spots: string,
  draw: (x: number, y: number, third: number, fourth: number, index: number) => string,
): string =>
  spots
    .split(',')
    .map((spot, index) => {
      const [x = 0, y = 0, third = 0, fourth = 0] = spot.trim().split(' ').map(Number);
      return draw(x, y, third, fourth, index);
    })
    .join('');
