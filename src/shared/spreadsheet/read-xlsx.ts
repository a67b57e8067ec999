import { readXlsx as readWorkbook, type Sheet } from 'hucre/xlsx';
import { TOO_LARGE_INSIDE } from './kind-of';
import { type Cell, type Mark, markAt, sheetLimits, type Table, UnreadableFile } from './table';

/** One row more than may be read tells that there are too many. */
const RANGE = `A1:CV${sheetLimits.rows + 1}`;

/**
 * Reads one sheet of a workbook.
 *
 * @param wanted the one that is asked for; else the first that has anything in it
 * @throws UnreadableFile
 */
export async function readXlsx(bytes: Uint8Array, wanted?: string): Promise<Table> {
  const lembar: string[] = [];
  const read = async (name?: string) => {
    lembar.length = 0;
    const book = await readWorkbook(bytes, {
      range: RANGE,
      sheets: (sheet) => {
        if (sheet.hidden || sheet.veryHidden) return false;
        lembar.push(sheet.name);
        return name === undefined ? lembar.length === 1 : sheet.name === name;
      },
    });
    return book.sheets[0];
  };
  try {
    let sheet = await read(wanted);
    if (wanted === undefined) {
      for (const name of lembar.slice(1)) if (isBlank(sheet)) sheet = await read(name);
    }
    if (!sheet) throw new UnreadableFile('Berkas ini tidak berisi lembar.');
    return tableOf(sheet, [...lembar]);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const isBomb = error instanceof Error && /limit|bomb|exceed/i.test(error.message);
    throw new UnreadableFile(
      isBomb ? TOO_LARGE_INSIDE : 'Berkas ini rusak dan tidak dapat dibuka. Simpan ulang di Excel, lalu pilih lagi.',
    );
  }
}

const isBlank = (sheet: Sheet | undefined): boolean =>
  !sheet?.rows.some((row) => row.some((cell) => cell !== null && cell !== ''));

function tableOf({ name, rows, cells, merges = [] }: Sheet, lembar: readonly string[]): Table {
  const marks = new Map<string, Mark>();
  const table = rows.map((row, at) =>
    row.map((value, column): Cell => {
      const formula = cells?.get(markAt(at, column))?.formula;
      if (formula !== undefined) marks.set(markAt(at, column), value === null ? 'rumus-kosong' : 'rumus');
      if (value instanceof Date) {
        marks.set(markAt(at, column), 'tanggal');
        return value.toISOString().slice(0, 10);
      }
      return typeof value === 'boolean' ? String(value).toUpperCase() : cellOf(value);
    }),
  );
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const value = table[startRow]?.[startCol] ?? null;
    for (let row = startRow; row <= Math.min(endRow, table.length - 1); row += 1) {
      for (let column = startCol; column <= Math.min(endCol, sheetLimits.columns); column += 1) {
        const cellsOfRow = table[row];
        if (!cellsOfRow || (row === startRow && column === startCol)) continue;
        cellsOfRow[column] = value;
        marks.set(markAt(row, column), 'gabung');
      }
    }
  }
  return { nama: name, lembar, rows: table, marks };
}

/** Sums of binary fractions end in remainders that nobody has typed. */
const cellOf = (value: Cell): Cell => (typeof value === 'number' ? Number(value.toPrecision(12)) : value);
