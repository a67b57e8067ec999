import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openSqlite } from '../server/db/open-sqlite.ts';
import { grow } from './besar/grow.ts';
import { officeGrown } from './besar/office-tables.ts';
import { grown } from './besar/tables.ts';
import { groupMemory, memoryDuring } from './foto/group-memory.ts';
import { median, percentile, whole } from './lib/figures.ts';
import { type Server, startServer } from './lib/server.ts';
import { table } from './lib/table.ts';
import { bearerOf } from './lib/token.ts';

/**
 * How long a list takes as a file, how much memory that takes, and how long others wait for their pages meanwhile:
 * `npm run bench:berkas -- [--baris 100000,1000000] [--daftar harga-pangan,jejak]`. The built server answers on its own, a
 * new one for each list; its rows grow in between.
 */
const lists = {
  // A year lies in the table as the periods do, among all the others.
  'harga-pangan': { table: 'harga_pangan', formats: ['xlsx', 'csv', 'json', 'json&tahun=2026'] },
  'timbang-balita': { table: 'timbang_balita', formats: ['xlsx', 'csv'] },
  'luas-tanam': { table: 'luas_tanam', formats: ['xlsx', 'csv'] },
  'ketersediaan-pangan': { table: 'ketersediaan_pangan', formats: ['xlsx', 'csv'] },
  jejak: {
    table: 'jejak',
    formats: ['xlsx', 'csv', 'xlsx&username=jarang', 'csv&user_id=4&tabel=ketersediaan_pangan'],
  },
  akun: { table: 'pengguna', formats: ['xlsx', 'csv', 'csv&search=warga'] },
  'sasaran-balita': { table: 'sasaran_balita', formats: ['xlsx', 'csv'] },
  kelengkapan: { table: 'timbang_balita', formats: ['xlsx', 'csv'] },
} as const;
type ListName = keyof typeof lists;

/** What some lists must be told besides. */
const further: Partial<Record<ListName, string>> = { kelengkapan: 'jenis=timbang-balita&tahun=2020&rinci=desa&' };

const { values } = parseArgs({
  options: { baris: { type: 'string' }, daftar: { type: 'string', default: 'harga-pangan' } },
});
const SIZES = (values.baris ?? '100000,1000000').split(',').map(Number);
const MB = 1e6;

const measured: Record<
  'list' | 'rows' | 'format' | 'seconds' | 'size' | 'before' | 'most' | 'more' | 'alone' | 'beside',
  string
>[] = [];

for (const name of values.daftar.split(',')) {
  if (!Object.hasOwn(lists, name)) throw new Error(`No list '${name}': ${Object.keys(lists)}`);
  await using server = await startServer({ asInstalled: true });
  for (const rows of SIZES) await measure(server, name as ListName, rows);
}

async function measure(server: Server, name: ListName, rows: number): Promise<void> {
  const list = lists[name];
  console.error(`${name}, ${whole(rows)} …`);
  const one = [...grown, ...officeGrown].find((known) => known.table === list.table);
  if (!one) throw new Error(`Nothing to grow for ${name}`);
  const db = openSqlite(join(server.dataDir, 'lumbung.db'));
  await grow(db, one, rows);
  await db.destroy();
  const headers = { 'Accept-Encoding': 'identity', ...(await bearerOf(server.origin, 'superadmin')) };
  for (const format of list.formats) {
    const before = await groupMemory(server.pid);
    const alone = await pagesUntil(server, pause(3_000));
    let beside: number[] = [];
    const begun = performance.now();
    const [bytes, most] = await memoryDuring(server.pid, async () => {
      const file = sizeOf(`${server.origin}/api/${name}?${further[name] ?? ''}format=${format}`, headers);
      beside = await pagesUntil(server, file);
      return file;
    });
    const seconds = (performance.now() - begun) / 1000;
    measured.push({
      ...{ list: name, rows: whole(rows), format, seconds: seconds.toFixed(1), size: (bytes / MB).toFixed(1) },
      ...{ before: (before / MB).toFixed(0), most: (most / MB).toFixed(0), more: ((most - before) / MB).toFixed(0) },
      ...{ alone: inShort(alone), beside: inShort(beside) },
    });
  }
}

console.log(
  table(
    [
      ['list', ({ list }) => list],
      ['rows', ({ rows }) => rows],
      ['format', ({ format }) => format],
      ['seconds', ({ seconds }) => seconds],
      ['MB sent', ({ size }) => size],
      ['memory before MB', ({ before }) => before],
      ['at most MB', ({ most }) => most],
      ['more MB', ({ more }) => more],
      ['another page alone ms (median, p95)', ({ alone }) => alone],
      ['meanwhile ms', ({ beside }) => beside],
    ],
    measured,
  ),
);

/** Takes a file as fast as it comes. */
async function sizeOf(address: string, headers: Record<string, string>): Promise<number> {
  const { body, ok, status } = await fetch(address, { headers });
  if (!ok) throw new Error(`${address}: ${status}`);
  let bytes = 0;
  for await (const chunk of body ?? []) bytes += chunk.byteLength;
  return bytes;
}

/** Asks for a new page every 50 ms until something is over. @returns how long each took, in milliseconds */
async function pagesUntil({ origin }: Server, over: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const ended = over.finally(() => {
    isOver = true;
  });
  for (let page = 1; !isOver; page += 1) {
    const begun = performance.now();
    await (await fetch(`${origin}/api/harga-pangan?page=${page}&n=${Math.random()}`)).arrayBuffer();
    times.push(performance.now() - begun);
    await pause(50);
  }
  await ended;
  return times;
}

function inShort(times: readonly number[]): string {
  return `${median(times).toFixed(1)}, ${percentile(times, 0.95).toFixed(1)}`;
}
