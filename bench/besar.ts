import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { startCluster } from '../scripts/postgres/cluster.ts';
import { createDatabase } from '../scripts/postgres/create-database.ts';
import { openPostgres } from '../server/db/open-postgres.ts';
import { openSqlite } from '../server/db/open-sqlite.ts';
import { touch } from '../server/http/revision.ts';
import type { Db } from '../server/ports.ts';
import { openApi, type TestApi } from '../tests/support/api.ts';
import { seed } from '../tests/support/seeded-database.ts';
import { atExit } from './at-exit.ts';
import { grow } from './besar/grow.ts';
import { type Grown, grown } from './besar/tables.ts';
import { median, whole } from './figures.ts';
import { table } from './table.ts';

/**
 * How long each public list takes out of few rows and out of many, and how long it holds the process at most:
 * `npm run bench:besar -- [--baris 30000,1000000,10000000] [--basis sqlite|postgres] [--tabel produk]`. Each table
 * grows in a database of its own, which is taken away again.
 */
const { values } = parseArgs({
  options: { baris: { type: 'string' }, basis: { type: 'string' }, tabel: { type: 'string' } },
});
const SIZES = (values.baris ?? '30000,1000000,10000000').split(',').map(Number);
const TIMES = 15;

interface Measured {
  list: string;
  rows: number;
  page: string;
  status: number;
  /** Of an answer for which nothing is remembered, and of the others. */
  first: number;
  ms: number;
  held: number;
}

const folder = mkdtempSync(join(tmpdir(), 'lumbung-besar-'));
atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

for (const basis of ['sqlite', 'postgres'] as const) {
  if (values.basis && values.basis !== basis) continue;
  await using cluster = basis === 'postgres' ? await ownCluster() : null;
  for (const one of grown) {
    if (values.tabel && values.tabel !== one.table) continue;
    const open = await opener(cluster?.url ?? null, one.table);
    await seed(open());
    const api = await openApi({ db: open() });
    const measured: Measured[] = [];
    for (const rows of SIZES) {
      console.error(`${basis}: ${one.table}, ${whole(rows)} …`);
      await grow(api.db, one, rows);
      for (const path of one.paths) measured.push(...(await measureList(api, one, path, rows)));
    }
    await api.db.destroy();
    if (!cluster)
      for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `${one.table}.db${end}`), { force: true });
    console.log(`\n${basis}, median of ${TIMES} answers, made in the process:\n\n${shown(measured)}`);
  }
}

async function ownCluster() {
  const { url, stop } = await startCluster({ durable: false });
  return { url, [Symbol.asyncDispose]: stop };
}

async function opener(cluster: string | null, name: string): Promise<() => Db> {
  if (cluster === null) return () => openSqlite(join(folder, `${name}.db`));
  const url = await createDatabase(cluster, name);
  return () => openPostgres(url);
}

async function measureList(api: TestApi, grownTable: Grown, path: string, rows: number): Promise<Measured[]> {
  const ask = async (page: number) => {
    const response = await api.fetch(`/api${path}page=${page}`);
    return { status: response.status, body: await response.json() };
  };
  const last: number = (await ask(1)).body.data.last_page ?? 1;
  const pages = { first: 1, middle: Math.ceil(last / 2), last, beyond: 999_999_999 };
  const measured: Measured[] = [];
  for (const [page, number] of Object.entries(pages)) {
    const held = monitorEventLoopDelay({ resolution: 1 });
    const times: number[] = [];
    let status = 0;
    // Nothing is remembered of tables that somebody wrote to.
    await touch(api.db, grownTable.table as 'produk');
    held.enable();
    for (let time = 0; time <= TIMES; time += 1) {
      const begun = performance.now();
      ({ status } = await ask(number));
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    held.disable();
    const [first = 0, ...others] = times;
    measured.push({ list: path, rows, page, status, first, ms: median(others), held: held.max / 1e6 });
  }
  return measured;
}

function shown(measured: readonly Measured[]): string {
  const few = (one: Measured) =>
    measured.find(({ list, page, rows }) => list === one.list && page === one.page && rows === SIZES[0]);
  return table<Measured>(
    [
      ['list', ({ list }) => list.replace(/[?&]$/, '')],
      ['page', ({ page }) => page],
      ['rows', ({ rows }) => whole(rows)],
      ['status', ({ status }) => String(status)],
      ['ms', ({ ms }) => ms.toFixed(2)],
      ['of few rows', (one) => (one.ms / (few(one)?.ms ?? Number.NaN)).toFixed(2)],
      ['after a write ms', ({ first }) => first.toFixed(2)],
      ['process held ms', ({ held }) => held.toFixed(1)],
    ],
    measured,
  );
}
