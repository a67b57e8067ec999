import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCluster } from '../scripts/postgres/cluster.ts';
import { createDatabase, dropDatabase } from '../scripts/postgres/create-database.ts';
import { openPostgres } from '../server/db/open-postgres.ts';
import { openSqlite } from '../server/db/open-sqlite.ts';
import { touch } from '../server/http/revision.ts';
import type { Db } from '../server/ports.ts';
import { openApi, type TestApi } from '../tests/support/api/api.ts';
import { type Caller, callerOf, visitor } from '../tests/support/api/callers.ts';
import { seed } from '../tests/support/data/seeded-database.ts';
import { grow } from './besar/grow.ts';
import { officeGrown } from './besar/office-tables.ts';
import { inShort, type Measured, pageByPage } from './besar/shown.ts';
import { type Grown, grown, type List, type Reader } from './besar/tables.ts';
import { atExit } from './lib/at-exit.ts';
import { median, whole } from './lib/figures.ts';

/**
 * How long each public list, and what the office asks, takes out of few rows and out of many, and how long it holds the
 * process at most: `npm run bench:besar -- [--baris 30000,1000000,10000000] [--basis sqlite|postgres] [--tabel produk]
 * [--alamat riwayat] [--kali 5]`; `--alamat` narrows to lists whose address has that word, `--kali` says how often each page
 * is asked for. Each table grows in a database of its own, beside one that keeps its few rows: both are asked in turn, so
 * that whatever else the machine does meets both. They are taken away again.
 */
const { values } = parseArgs({
  options: {
    ...{ baris: { type: 'string' }, basis: { type: 'string' }, tabel: { type: 'string' } },
    ...{ alamat: { type: 'string', default: '' }, kali: { type: 'string', default: '15' } },
  },
});
const [FEW = 30_000, ...MANY] = (values.baris ?? '30000,1000000,10000000').split(',').map(Number);
const TIMES = Number(values.kali);

interface Opened {
  api: TestApi;
  readers: Record<Reader, Caller>;
  close: () => Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), 'lumbung-besar-'));
atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

for (const basis of ['sqlite', 'postgres'] as const) {
  if (values.basis && values.basis !== basis) continue;
  await using cluster = basis === 'postgres' ? await ownCluster() : null;
  const all: Measured[] = [];
  for (const one of [...grown, ...officeGrown]) {
    if (values.tabel && values.tabel !== one.table) continue;
    const open = (name: string) => (cluster ? openInCluster(cluster.url, name) : openInFile(name));
    const few = await open(one.table);
    await grow(few.api.db, one, FEW);
    const measured: Measured[] = [];
    const lists = one.lists.filter(({ path }) => path.includes(values.alamat));
    for (const list of lists) measured.push(...(await measureList(few, few, one, list, FEW)));
    const many = await open(`${one.table}_besar`);
    for (const rows of MANY) {
      console.error(`${basis}: ${one.table}, ${whole(rows)} …`);
      await grow(many.api.db, one, rows);
      for (const list of lists) measured.push(...(await measureList(many, few, one, list, rows)));
    }
    await few.close();
    await many.close();
    console.log(`\n${basis}, median of ${TIMES} answers, made in the process:\n\n${pageByPage(measured)}`);
    all.push(...measured);
  }
  console.log(`\n${basis}, the dearest page of each list:\n\n${inShort(all)}`);
}

async function ownCluster() {
  const { url, stop } = await startCluster({ durable: false });
  return { url, [Symbol.asyncDispose]: stop };
}

async function openInFile(name: string): Promise<Opened> {
  const path = join(folder, `${name}.db`);
  const opened = await openWith(() => openSqlite(path));
  const close = async () => {
    await opened.api.db.destroy();
    for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
  };
  return { ...opened, close };
}

async function openInCluster(cluster: string, name: string): Promise<Opened> {
  const url = await createDatabase(cluster, name);
  const opened = await openWith(() => openPostgres(url));
  const close = async () => {
    await opened.api.db.destroy();
    await dropDatabase(cluster, name);
  };
  return { ...opened, close };
}

async function openWith(open: () => Db) {
  await seed(open());
  const api = await openApi({ db: open() });
  const [petugas, admin] = [await callerOf(api, 'petugas'), await callerOf(api, 'admin')];
  const readers = { visitor: visitor(api), petugas, admin, superadmin: await callerOf(api, 'superadmin') };
  return { api, readers };
}

async function measureList(
  many: Opened,
  few: Opened,
  { table: name }: Grown,
  { path, reader = 'visitor', isSummary }: List,
  rows: number,
): Promise<Measured[]> {
  const ask = ({ readers }: Opened, page: number) => readers[reader].send('GET', `${path}page=${page}`);
  const pagesOf = async (one: Opened) => {
    const last: number = (await ask(one, 1)).body.data.last_page ?? 1;
    return { first: 1, middle: Math.ceil(last / 2), last, beyond: 999_999_999 };
  };
  const [pages, pagesOfFew] = [await pagesOf(many), await pagesOf(few)];
  const measured: Measured[] = [];
  const asked = isSummary ? (['first'] as const) : (['first', 'middle', 'last', 'beyond'] as const);
  for (const page of asked) {
    const held = monitorEventLoopDelay({ resolution: 1 });
    const times: number[] = [];
    const timesOfFew: number[] = [];
    let status = 0;
    // Nothing is remembered of tables that somebody wrote to.
    for (const { api } of [many, few]) await touch(api.db, name as 'produk');
    for (let time = 0; time <= TIMES; time += 1) {
      timesOfFew.push(await timed(() => ask(few, pagesOfFew[page])));
      await setTimeout(2);
      held.enable();
      const took = await timed(async () => ({ status } = await ask(many, pages[page])));
      await setTimeout(2);
      held.disable();
      times.push(took);
    }
    const [first = 0, ...others] = times;
    const ms = median(others);
    const list = reader === 'visitor' ? path : `${path} ${reader}`;
    measured.push({
      ...{ list, rows, page, status, first, ms },
      fastest: Math.min(...others),
      ratio: ms / median(timesOfFew.slice(1)),
      held: held.max / 1e6,
    });
  }
  return measured;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}
