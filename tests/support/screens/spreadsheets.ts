import { writeXlsx } from 'hucre/xlsx';
import { vi } from 'vitest';
import { readTable } from '@/shared/spreadsheet/read-table';
import { type SpreadsheetOrder, serveOrder } from '@/shared/spreadsheet/serve-order';
import type { Cell, Table } from '@/shared/spreadsheet/table';
import { layOut } from './laid-out.ts';

/** The worker of spreadsheets, on the page: jsdom has none. */
class OnPage extends EventTarget {
  postMessage(order: SpreadsheetOrder): void {
    void serveOrder(order).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

/** Lets a page read and write spreadsheets. @returns the files that it hands over, by their names */
export function spreadsheets(): Map<string, Blob> {
  const handed = new Map<string, Blob>();
  const made = new Map<string, Blob>();
  vi.stubGlobal('Worker', OnPage);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        const address = `blob:${made.size}`;
        made.set(address, blob);
        return address;
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = made.get(this.href);
    if (blob) handed.set(this.download, blob);
  });
  layOut();
  return handed;
}

export async function tableIn(file: Blob): Promise<Table> {
  const read = await readTable(new Uint8Array(await file.arrayBuffer()));
  if ('refused' in read) throw new Error(read.refused);
  return read.table;
}

export const workbook = async (
  rows: readonly (readonly Cell[])[],
  name = 'isian.xlsx',
  more: object = {},
): Promise<File> =>
  new File(
    [(await writeXlsx({ sheets: [{ name: 'Isian', rows: rows.map((row) => [...row]), ...more }] })) as BlobPart],
    name,
  );
