import { readTable } from './read-table';
import type { Read, SheetToWrite } from './table';
import { writeTable } from './write-table';

/** What the worker is asked: a table out of a file, or a workbook out of tables. */
export type SpreadsheetOrder = { file: Blob; lembar: string | undefined } | { sheets: readonly SheetToWrite[] };

/** @returns null where it failed at it */
export async function serveOrder(order: SpreadsheetOrder): Promise<Read | Uint8Array | null> {
  try {
    if ('sheets' in order) return await writeTable(order.sheets);
    return await readTable(new Uint8Array(await order.file.arrayBuffer()), order.lembar);
  } catch {
    return null;
  }
}
