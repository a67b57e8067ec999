import { parseCsv } from 'hucre/csv';
import { nothingSpecial, sheetLimits, type Table, UnreadableFile } from './table';

const DELIMITERS = ['\t', ';', ',', '|'] as const;
/** The number of lines that tell the separator; a letterhead and comments may stand above the table. */
const SAMPLE = 200;
const QUOTED = /"(?:[^"]|"")*"/g;
const COMMENT = /^\s*(#|\/\/)/;

/** @throws UnreadableFile where the bytes are no text */
export function readCsv(bytes: Uint8Array): Table {
  const text = textOf(bytes);
  if (text.includes('\0')) throw new UnreadableFile('Berkas ini bukan tabel. Pilih berkas .xlsx atau .csv.');
  const told = /^sep=(.)\r?\n/.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const rows = parseCsv(body, {
    delimiter: told?.[1] ?? delimiterOf(body),
    // A text that could be taken for a formula stands with an apostrophe before it in the files that the server makes.
    unescapeFormulae: true,
    // One more tells that there are too many.
    maxRows: sheetLimits.rows + 1,
  });
  return { nama: '', lembar: [''], rows: rows.map((row) => row.map((cell) => String(cell ?? ''))), ...nothingSpecial };
}

/**
 * The one that cuts most lines into equally many cells: a table's lines have one width, and its decimal commas and comments
 * have not.
 */
function delimiterOf(text: string): string {
  const lines = text
    .split(/\r?\n/, SAMPLE)
    .filter((line) => line.trim() !== '' && !COMMENT.test(line))
    .map((line) => line.replace(QUOTED, ''));
  const even = (delimiter: string) => {
    const widths = new Map<number, number>();
    for (const line of lines) {
      const width = line.split(delimiter).length;
      if (width > 1) widths.set(width, (widths.get(width) ?? 0) + 1);
    }
    return Math.max(0, ...widths.values());
  };
  return DELIMITERS.reduce((best, other) => (even(other) > even(best) ? other : best));
}

/** What Excel, LibreOffice and old programs on Windows save. */
function textOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (third !== undefined && first !== 0 && second === 0 && third !== 0)
    return new TextDecoder('utf-16le').decode(bytes);
  if (third === 0 && first === 0 && second !== 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
