import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { formatBerkas } from '#contract/limits.ts';
import type { SheetColumn } from '#contract/resource.ts';
import { workbookFaults } from '../berkas/workbook-faults.ts';

export { formatBerkas as formats };

/** A cell as both formats tell it: days and moments as ISO 8601, nothing as null. */
type Cell = string | number | null;

const DECIMAL = /^-?\d+(,\d+)?$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** A workbook that Excel opens as it is, without repairing it. @throws where it would repair it */
export async function readSound(bytes: Uint8Array): ReturnType<typeof readXlsx> {
  const faults = workbookFaults(bytes);
  if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'));
  return readXlsx(bytes);
}

/** The rows of a workbook's first sheet, the titles first. */
export async function xlsxRows(bytes: Uint8Array, width: number): Promise<Cell[][]> {
  const { sheets } = await readSound(bytes);
  return (sheets[0]?.rows ?? []).map((row) =>
    Array.from({ length: width }, (_, at) => {
      const cell = row[at] ?? null;
      return cell instanceof Date ? cell.toISOString() : (cell as Cell);
    }),
  );
}

/** The rows of a text file, as a spreadsheet in Indonesia reads them. */
export const csvRows = (text: string): string[][] =>
  parseCsv(text, { delimiter: ';', unescapeFormulae: true }) as string[][];

/** What of a row of the list stands in its file. */
export const valuesOf = (row: object, sheet: readonly SheetColumn[]): Cell[] =>
  sheet.map(([, field]) =>
    field.split('.').reduce<unknown>((at, name) => (at === null ? null : Reflect.get(at as object, name)), row),
  ) as Cell[];

/** The same as a workbook's cell is read. */
export const inXlsx = (value: Cell): Cell =>
  typeof value === 'string' && day.test(value) && value >= '1900-03-01' ? `${value}T00:00:00.000Z` : value;

/** The same as a text file's. */
export const inCsv = (value: Cell): string => {
  if (value === null) return '';
  const text = typeof value === 'number' ? String(value).replace('.', ',') : value;
  if (typeof value === 'number' && !DECIMAL.test(text)) throw new Error(`${text} is no decimal`);
  return text;
};
