import { readTable } from './read-table';
import type { SheetToWrite } from './table';
import { writeTable } from './write-table';

export type SpreadsheetOrder = { file: Blob; lembar: string | undefined } | { sheets: readonly SheetToWrite[] };

addEventListener('message', async ({ data }: MessageEvent<SpreadsheetOrder>) => {
  try {
    postMessage(
      'file' in data
        ? await readTable(new Uint8Array(await data.file.arrayBuffer()), data.lembar)
        : await writeTable(data.sheets),
    );
  } catch {
    postMessage(null);
  }
});
