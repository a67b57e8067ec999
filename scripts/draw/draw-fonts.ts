import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import opentype from 'opentype.js';
import { ROOT } from '../run.ts';

/**
 * Writes the letters of printed reports: `node scripts/draw/draw-fonts.ts`. Machines that serve the app have no fonts to
 * count on, and a PDF brings its own. Plus Jakarta Sans and Noto Sans are licensed under the SIL Open Font License 1.1.
 */
async function fontOf(address: string) {
  const woff = await readFile(new URL(address));
  const font = opentype.parse(woff.buffer.slice(woff.byteOffset, woff.byteOffset + woff.byteLength));
  const codes = Object.keys(font.tables['cmap']?.['glyphIndexMap'])
    .map(Number)
    .filter((code) => code >= 0x20)
    .sort((one, other) => one - other);
  return { letters: String.fromCodePoint(...codes), data: woff.toString('base64') };
}

const jakarta = (part: string, weight: number) =>
  import.meta.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${part}-${weight}-normal.woff`);

/** The first font has the usual letters; each further one adds letters that the ones before lack. */
const chainOf = async (weight: 400 | 700) => [
  await fontOf(jakarta('latin', weight)),
  await fontOf(jakarta('latin-ext', weight)),
  await fontOf(jakarta('vietnamese', weight)),
];

/** Fonts for both weights: their letters are too rare for twice the size. */
const sharedFonts = [
  await fontOf(import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff')),
  await fontOf(import.meta.resolve('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff')),
  await fontOf(import.meta.resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff')),
];
const fonts = { biasa: await chainOf(400), tebal: await chainOf(700), lain: sharedFonts };
await writeFile(join(ROOT, 'server/cetak/pdf/fonts.json'), `${JSON.stringify(fonts)}\n`);
