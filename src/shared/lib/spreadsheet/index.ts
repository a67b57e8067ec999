import type { SpreadsheetOrder } from './spreadsheet.worker';
import { type Read, type SheetToWrite, sheetLimits } from './table';

export { type Cell, type Mark, markAt, type SheetToWrite, type Table, UnreadableFile } from './table';

const FAILED: Read = { refused: 'Berkas ini tidak dapat dibaca. Simpan ulang di Excel, lalu pilih lagi.' };
/** A file that takes longer to read is made to. */
const PATIENCE_MS = 60_000;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000).toLocaleString('id-ID')} MB`;

/**
 * Reads a sheet of a chosen file, off the page.
 *
 * @param lembar which one, where it has several
 */
export async function readSpreadsheet(file: File, lembar?: string): Promise<Read> {
  if (file.size === 0) return { refused: 'Berkas ini kosong.' };
  if (file.size > sheetLimits.bytes) {
    return {
      refused: `Berkas ini terlalu besar (${megabytes(file.size)}). Paling besar ${megabytes(sheetLimits.bytes)}.`,
    };
  }
  try {
    const read = await inWorker<Read>({ file, lembar });
    if (read !== undefined) return read ?? FAILED;
    const { readTable } = await import('./read-table');
    return await readTable(new Uint8Array(await file.arrayBuffer()), lembar);
  } catch {
    return FAILED;
  }
}

/** Makes a workbook, off the page. @throws where that failed */
export async function writeSpreadsheet(sheets: readonly SheetToWrite[]): Promise<Blob> {
  const made = await inWorker<Uint8Array>({ sheets });
  const bytes = made === undefined ? await (await import('./write-table')).writeTable(sheets) : made;
  if (!bytes) throw new Error('The workbook could not be made');
  return new Blob([bytes as BlobPart], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

/** @returns undefined where a worker cannot do it: its code did not come, or the browser knows no such workers */
const inWorker = <Answer>(order: SpreadsheetOrder): Promise<Answer | null | undefined> =>
  new Promise((resolve) => {
    if (typeof Worker === 'undefined') return resolve(undefined);
    const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), { type: 'module' });
    const timer = setTimeout(() => finish(null), PATIENCE_MS);
    const finish = (answer: Answer | null | undefined) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | null>) => finish(data));
    worker.addEventListener('error', () => finish(undefined));
    worker.postMessage(order);
  });
