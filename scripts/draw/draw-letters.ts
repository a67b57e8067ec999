import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import opentype from 'opentype.js';
import { ROOT } from '../run.ts';

/**
 * Writes the outlines of the letters that shared pictures use: `node scripts/draw/draw-letters.ts`. Machines that serve the
 * app have no fonts to count on. Plus Jakarta Sans is licensed under the SIL Open Font License 1.1.
 */
const woff = await readFile(
  new URL(import.meta.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff')),
);
const font = opentype.parse(woff.buffer.slice(woff.byteOffset, woff.byteOffset + woff.byteLength));
const letters: Record<string, { advance: number; outline: string }> = {};
const printable = Array.from({ length: 127 - 32 }, (_, at) => String.fromCharCode(32 + at));
for (const letter of [...printable, '…', '–', '−', '·']) {
  const glyph = font.charToGlyph(letter);
  const outline = glyph.getPath(0, 0, 100).toPathData(1);
  const advance = Math.round(((glyph.advanceWidth ?? 0) / font.unitsPerEm) * 1000) / 10;
  letters[letter] = { advance, outline };
}
await writeFile(join(ROOT, 'server/share/letters.json'), `${JSON.stringify(letters)}\n`);
