import { parseArgs } from 'node:util';
import type { Bulan } from '../contract/formulas/skpg/bulan.ts';
import { routes } from '../contract/routes.ts';
import type { KerjaSkpg } from '../contract/summaries/skpg/terbitan.ts';
import { startCluster } from '../scripts/postgres/cluster.ts';
import { openDatabase } from '../server/node/database/open-database.ts';
import { measurePrinting, type Printing, printingTable } from './cetak/printing.ts';
import { type Server, startServer } from './lib/server.ts';
import { bearerOf } from './lib/token.ts';
import { missedAims } from './skpg/aims.ts';
import { boardAt, boardTable, measureBoards, monthsOf, YEARS } from './skpg/board.ts';
import { measurePages, pageTable } from './skpg/page.ts';

/**
 * What the monthly alert report costs out of the demo's reports of five years: on paper, as the office's board, and as a
 * published page beside others: `npm run bench:skpg -- [--basis sqlite|postgres] [--kali 20] [--periksa]`. The built server
 * answers on its own; with `--periksa` it ends with 1 where an aim is missed.
 */
const { values } = parseArgs({
  options: { basis: { type: 'string' }, kali: { type: 'string', default: '20' }, periksa: { type: 'boolean' } },
});
const TIMES = Number(values.kali);
const missed: string[] = [];

for (const basis of ['sqlite', 'postgres'] as const) {
  if (values.basis && values.basis !== basis) continue;
  await using cluster = basis === 'postgres' ? await ownCluster() : null;
  const databaseUrl = cluster?.url ?? null;
  await using server = await startServer({ years: YEARS, databaseUrl });
  await using db = await openDatabase({ dataDir: server.dataDir, databaseUrl });
  const bearer = await bearerOf(server.origin, 'admin');
  const months = monthsOf(runningMonth());
  const [, whole = runningMonth()] = months;

  // Before all else: a server that has done nothing yet takes what it needs in the sight of whoever looks.
  const drafts = await print(server, whole, '', bearer);
  const boards = await measureBoards(server, months, TIMES, bearer);
  await publish(server, whole, bearer);
  const printings = [...drafts, ...(await print(server, whole, '&terbit=1', bearer))];
  const shown = ['/', '/peta', '/peta?ukuran=harga&komoditi=cabai-rawit', routes.skpg, routes.skpgBulan(whole)];
  const pages = await measurePages(server.origin, db, shown, TIMES);

  console.log(`\n${basis}, ${YEARS} years: the office's board, ${TIMES} answers each:\n\n${boardTable(boards)}`);
  console.log(`\nOn paper:\n\n${printingTable(printings)}`);
  console.log(`\nPublic pages, median of ${TIMES}, in turns:\n\n${pageTable(pages)}`);
  missed.push(...missedAims(boards, printings).map((line) => `${basis}: ${line}`));
}

if (values.periksa) {
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
}

async function ownCluster() {
  const { url, stop } = await startCluster({ durable: false });
  return { url, [Symbol.asyncDispose]: stop };
}

function runningMonth(): Bulan {
  const now = new Date();
  return { tahun: now.getFullYear(), bulan: now.getMonth() + 1 };
}

async function print(server: Server, { tahun, bulan }: Bulan, which: string, bearer: Record<string, string>) {
  const measured: Printing[] = [];
  for (const format of ['pdf', 'xlsx']) {
    const path = `/api/kantor/skpg/cetak?tahun=${tahun}&bulan=${bulan}&format=${format}${which}`;
    const report = which === '' ? 'a draft' : 'what is published';
    measured.push(await measurePrinting(server, { report, format, path }, bearer));
  }
  return measured;
}

async function publish({ origin }: Server, month: Bulan, bearer: Record<string, string>): Promise<void> {
  const seen = await fetch(origin + boardAt(month, 'permentan'), { headers: bearer });
  const { data } = (await seen.json()) as { data: KerjaSkpg };
  const answer = await fetch(`${origin}/api/kantor/skpg/terbitan`, {
    method: 'POST',
    headers: { ...bearer, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ ...month, skema: 'permentan', sidik: data.sidik, catatan: 'Diukur lagi' }),
  });
  if (!answer.ok) throw new Error(`Not published: ${answer.status} ${await answer.text()}`);
}
