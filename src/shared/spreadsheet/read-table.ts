import { grouped } from '#contract/format.ts';
import { kindOf } from './kind-of';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';
import { type Read, sheetLimits, type Table, UnreadableFile } from './table';

/** A table out of a file's bytes, or why there is none. */
export async function readTable(bytes: Uint8Array, lembar?: string): Promise<Read> {
  try {
    const whole = kindOf(bytes) === 'csv' ? readCsv(bytes) : await readXlsx(bytes, lembar);
    return { table: bounded(whole) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message };
    throw error;
  }
}

const isFilled = (row: readonly unknown[]): boolean => row.some((cell) => cell !== null && cell !== '');

/** Without what is blank behind the last row. @throws UnreadableFile where nothing is left, or too much */
function bounded(table: Table): Table {
  const rows = table.rows.slice(0, table.rows.findLastIndex(isFilled) + 1);
  if (rows.length === 0) throw new UnreadableFile('Berkas ini kosong.');
  if (rows.length > sheetLimits.rows) {
    const most = grouped(sheetLimits.rows);
    throw new UnreadableFile(`Berkas ini berisi lebih dari ${most} baris. Bagi menjadi beberapa berkas.`);
  }
  return { ...table, rows };
}
