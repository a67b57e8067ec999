import { jenisLaporan } from '../contract/limits.ts';
import { measurePrinting, type Printing, printingTable } from './cetak/printing.ts';
import { startServer } from './lib/server.ts';
import { bearerOf } from './lib/token.ts';

/**
 * How long a report takes as a PDF and as a workbook, all sixteen kecamatan with 36 commodities at once, how much memory
 * that takes, and how long others wait meanwhile: `node bench/cetak.ts`. The built server answers on its own.
 */
await using server = await startServer({ asInstalled: true });
const headers = await bearerOf(server.origin, 'admin');

const measured: Printing[] = [];
for (const report of jenisLaporan) {
  for (const format of ['pdf', 'xlsx']) {
    const path = `/api/cetak/${report}?format=${format}`;
    measured.push(await measurePrinting(server, { report, format, path }, headers));
  }
}

console.log(printingTable(measured));
