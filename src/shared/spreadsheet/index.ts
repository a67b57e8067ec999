import { grouped } from '#contract/format.ts';
import type { SpreadsheetOrder } from './serve-order';
import { type Read, type SheetToWrite, sheetLimits } from './table';

export { handOver } from './hand-over';
export { type Cell, type Mark, markAt, type SheetToWrite, type Table } from './table';

const FAILED: Read = { refused: 'Berkas ini tidak dapat dibaca. Simpan ulang di Excel, lalu pilih lagi.' };
/** A file that takes longer to read is made to. */
const PATIENCE_MS = 60_000;

const megabytes = (bytes: number): string => `${grouped(bytes / 1_000_000)} MB`;

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
    return (await inWorker<Read>({ file, lembar })) ?? FAILED;
  } catch {
    return { refused: 'Pembaca berkas belum ada di perangkat ini. Coba lagi saat ada sambungan internet.' };
  }
}

/** Makes a workbook, off the page. @throws where that failed */
export async function writeSpreadsheet(sheets: readonly SheetToWrite[]): Promise<Blob> {
  const bytes = await inWorker<Uint8Array<ArrayBuffer>>({ sheets });
  if (!bytes) throw new Error('The workbook could not be made');
  return new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

const newWorker = (): Worker => new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), { type: 'module' });

/** A worker without an order yet. */
let idleWorker: Worker | undefined;

/** Starts the worker before a file is chosen: its code is then at hand. @returns the way to end it */
export function startWorker(): () => void {
  const worker = newWorker();
  idleWorker = worker;
  const forget = () => {
    if (idleWorker === worker) idleWorker = undefined;
  };
  worker.addEventListener('error', forget);
  return () => {
    if (idleWorker === worker) worker.terminate();
    forget();
  };
}

/** @returns null where it failed at the order. @throws where its code did not come */
const inWorker = <Answer>(order: SpreadsheetOrder): Promise<Answer | null> =>
  new Promise((resolve, reject) => {
    const worker = idleWorker ?? newWorker();
    idleWorker = undefined;
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const finish = (answer: Answer | null) => {
      end();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(null), PATIENCE_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | null>) => finish(data));
    worker.addEventListener('error', () => {
      end();
      reject(new Error('The worker has not begun'));
    });
    worker.postMessage(order);
  });
