import { parseSync } from 'vite';
import type { SourceFile } from './files.ts';

/** One of each sort of rows: prices, stocks, weighings, planted areas, plots. */
export const COLUMNS = ['harga_grosir', 'kebutuhan', 'berat_badan_naik', 'luas_puso', 'jumlah_panen'];

function withoutComments({ path, text }: SourceFile): string {
  if (!/\.tsx?$/.test(path)) return text;
  return parseSync(path, text).comments.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
}

/** The files in which a column is said, as a name or in a text; comments do not count. */
export function stopsOf(column: string, files: readonly SourceFile[]): string[] {
  const word = new RegExp(`(?<![\\w$])${column}(?![\\w$])`);
  return files.filter((file) => word.test(file.text) && word.test(withoutComments(file))).map(({ path }) => path);
}
