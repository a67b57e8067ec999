import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../run.ts';

/**
 * Writes the letters of printed reports: `node scripts/draw/draw-fonts.ts`. Machines that serve the app have no fonts to
 * count on, and a PDF brings its own. Plus Jakarta Sans is licensed under the SIL Open Font License 1.1.
 */
const weight = async (number: 400 | 700) => {
  const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${number}-normal.woff`;
  return (await readFile(new URL(import.meta.resolve(file)))).toString('base64');
};
const fonts = { biasa: await weight(400), tebal: await weight(700) };
await writeFile(join(ROOT, 'server/cetak/pdf/fonts.json'), `${JSON.stringify(fonts)}\n`);
