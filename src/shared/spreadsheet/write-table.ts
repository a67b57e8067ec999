import { colToLetter, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { Cell, ColumnToWrite, SheetToWrite } from './table';

const HEAD = { font: { bold: true, color: { rgb: 'FFFFFF' } }, fill: solid('1B5E3B'), alignment: { wrapText: true } };
const QUIET = { font: { color: { rgb: '6B6457' } }, fill: solid('F1EEE6') };

function solid(rgb: string) {
  return { type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb } };
}

/** In a workbook `_x0041_` is how an 'A' may be written; the library reads it so, and writes such a text as it is. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;
const asText = (cell: Cell): Cell => (typeof cell === 'string' ? cell.replace(LOOKS_ESCAPED, '_x005F_') : cell);

/** A workbook to be filled in. */
export const writeTable = (sheets: readonly SheetToWrite[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: sheets.map((sheet) => (sheet.isText ? textSheet(sheet) : tableSheet(sheet))) });

const textSheet = ({ nama, rows, columns }: SheetToWrite): WriteSheet => ({
  name: nama,
  rows: rows.map((row) => row.map(asText)),
  columns: columns.map(({ width }) => ({ width, style: { alignment: { wrapText: true, vertical: 'top' } } })),
});

function tableSheet({ nama, rows, columns }: SheetToWrite): WriteSheet {
  const cells: NonNullable<WriteSheet['cells']> = new Map();
  for (const column of columns.keys()) cells.set(`0,${column}`, { style: HEAD });
  for (const [column, { isQuiet }] of columns.entries()) {
    if (isQuiet) for (let row = 1; row < rows.length; row += 1) cells.set(`${row},${column}`, { style: QUIET });
  }
  return {
    name: nama,
    rows: rows.map((row) => row.map(asText)),
    columns: columns.map(({ width }) => ({ width })),
    cells,
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap((column, at) => validationOf(column, at, rows.length)),
  };
}

/** A list of nothing, or longer than Excel takes in one piece, is left out. */
const LONGEST_LIST = 255;

function validationOf({ takes }: ColumnToWrite, column: number, rows: number): DataValidation[] {
  if (!takes) return [];
  const letter = colToLetter(column);
  const range = `${letter}2:${letter}${Math.max(rows, 2)}`;
  const asks = { range, allowBlank: true, showErrorMessage: true, errorTitle: 'Belum benar' };
  if ('oneOf' in takes) {
    // The library puts the quotes around a list, but does not double those in it.
    const values = [...takes.oneOf].map((value) => value.replaceAll('"', '""'));
    const list = values.join();
    if (list === '' || list.length > LONGEST_LIST || values.some((value) => value.includes(','))) return [];
    return [{ ...asks, type: 'list', values, errorMessage: 'Pilih dari daftar.' }];
  }
  const type = takes.whole ? 'whole' : 'decimal';
  return [{ ...asks, type, operator: 'greaterThanOrEqual', formula1: '0', errorMessage: takes.says }];
}
