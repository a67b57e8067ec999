import letters from './letters.json' with { type: 'json' };

const outlines: Record<string, { advance: number; outline: string }> = letters;
/** Letters without an outline are as wide as a space. */
const BLANK = letters[' '].advance;

const advanceOf = (letter: string): number => outlines[letter]?.advance ?? BLANK;

/** The width in pixels of a line of text. */
export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + advanceOf(letter), 0) * size) / 100;

/** A line of text as SVG outlines with its baseline starting at (x, y): rendering needs no font. */
export function lettering(text: string, x: number, y: number, size: number): string {
  const scale = size / 100;
  let at = 0;
  const drawn = [...text].map((letter) => {
    const outline = outlines[letter]?.outline ?? '';
    const placed = outline ? `<path transform="translate(${at} 0)" d="${outline}"/>` : '';
    at = Math.round((at + advanceOf(letter)) * 10) / 10;
    return placed;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn.join('')}</g>`;
}

/** Breaks a text between words into lines; a word wider than a line gets its own. */
export function broken(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A line that fits: what does not is cut off, and a sign says so. */
export function cut(line: string, size: number, width: number): string {
  if (widthOf(line, size) <= width) return line;
  const kept = [...line];
  while (kept.length > 0 && widthOf(`${kept.join('')}…`, size) > width) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

/** A text in at most so many lines that each fit. */
export function inLines(text: string, size: number, width: number, most: number): string[] {
  const lines = broken(text, size, width);
  const shown = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')] : lines;
  return shown.map((line) => cut(line, size, width));
}
