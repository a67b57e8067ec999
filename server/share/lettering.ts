import letters from './letters.json' with { type: 'json' };

const outlines: Record<string, { advance: number; outline: string }> = letters;
/** What has no outline takes the room of a space. */
const BLANK = letters[' '].advance;

const advanceOf = (letter: string): number => outlines[letter]?.advance ?? BLANK;

/** Width in pixels of a line of text at a size. */
export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + advanceOf(letter), 0) * size) / 100;

/** A line of text as SVG outlines, its baseline's left end at (x, y): no font is needed to draw it. */
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

/** Breaks a text between words into lines of at most a width; a longer word stands alone. */
export function broken(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
