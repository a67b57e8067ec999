import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openSqlite } from '../server/db/open-sqlite.ts';
import { grow } from './besar/grow.ts';
import { grown } from './besar/tables.ts';
import { groupMemory, memoryDuring } from './foto/group-memory.ts';
import { median, percentile, whole } from './lib/figures.ts';
import { startServer } from './lib/server.ts';
import { table } from './lib/table.ts';

/**
 * How long a list takes as a file, how much memory that takes, and how long others wait for their pages meanwhile:
 * `npm run bench:berkas -- [--baris 100000,1000000]`; the last is one year of them. The built server answers on its own; its prices grow in between.
 */
const { values } = parseArgs({ options: { baris: { type: 'string' } } });
const SIZES = (values.baris ?? '100000,1000000').split(',').map(Number);
const MB = 1e6;

const prices = grown.find((one) => one.table === 'harga_pangan');
if (!prices) throw new Error('No prices to grow');

await using server = await startServer({ asInstalled: true });
const measured: Record<'rows' | 'format' | 'seconds' | 'size' | 'before' | 'most' | 'alone' | 'beside', string>[] = [];

for (const rows of SIZES) {
  console.error(`${whole(rows)} …`);
  const db = openSqlite(join(server.dataDir, 'lumbung.db'));
  await grow(db, prices, rows);
  await db.destroy();
  // A year lies in the table as the periods do, among all the others.
  for (const format of ['xlsx', 'csv', 'json', 'json&tahun=2026']) {
    const before = await groupMemory(server.pid);
    const alone = await pagesUntil(pause(3_000));
    let beside: number[] = [];
    const begun = performance.now();
    const [bytes, most] = await memoryDuring(server.pid, async () => {
      const file = sizeOf(`${server.origin}/api/harga-pangan?format=${format}`);
      beside = await pagesUntil(file);
      return file;
    });
    const seconds = (performance.now() - begun) / 1000;
    measured.push({
      ...{ rows: whole(rows), format, seconds: seconds.toFixed(1), size: (bytes / MB).toFixed(1) },
      ...{ before: (before / MB).toFixed(0), most: (most / MB).toFixed(0) },
      ...{ alone: inShort(alone), beside: inShort(beside) },
    });
  }
}

console.log(
  table(
    [
      ['rows', ({ rows }) => rows],
      ['format', ({ format }) => format],
      ['seconds', ({ seconds }) => seconds],
      ['MB sent', ({ size }) => size],
      ['memory before MB', ({ before }) => before],
      ['at most MB', ({ most }) => most],
      ['another page alone ms (median, p95)', ({ alone }) => alone],
      ['meanwhile ms', ({ beside }) => beside],
    ],
    measured,
  ),
);

/** Takes a file as fast as it comes. */
async function sizeOf(address: string): Promise<number> {
  const { body } = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
  let bytes = 0;
  for await (const chunk of body ?? []) bytes += chunk.byteLength;
  return bytes;
}

/** Asks for a new page every 50 ms until something is over. @returns how long each took, in milliseconds */
async function pagesUntil(over: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const ended = over.finally(() => {
    isOver = true;
  });
  for (let page = 1; !isOver; page += 1) {
    const begun = performance.now();
    await (await fetch(`${server.origin}/api/harga-pangan?page=${page}&n=${Math.random()}`)).arrayBuffer();
    times.push(performance.now() - begun);
    await pause(50);
  }
  await ended;
  return times;
}

function inShort(times: readonly number[]): string {
  return `${median(times).toFixed(1)}, ${percentile(times, 0.95).toFixed(1)}`;
}
