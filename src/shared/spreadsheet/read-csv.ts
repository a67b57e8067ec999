import { parseCsv } from 'hucre/csv';
import { sheetLimits, type Table, UnreadableFile } from './table';

const DELIMITERS = ['\t', ';', ',', '|'] as const;
/** Of so many lines the separator is told. */
const SAMPLE = 20;

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
  return { nama: '', lembar: [''], rows: rows.map((row) => row.map((cell) => String(cell ?? ''))), marks: new Map() };
}

/** The one that stands in most lines: a decimal comma stands in some, and in no head. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, SAMPLE).filter((line) => line.trim() !== '');
  const uses = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  return DELIMITERS.reduce((best, other) => (uses(other) > uses(best) ? other : best));
}

/** What Excel, LibreOffice and old programs on Windows save. */
function textOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (third !== undefined && first !== 0 && second === 0 && third !== 0)
    return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
