import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged, PROGRAM } from '../../scripts/build.ts';
import { freePort } from '../../scripts/free-port.ts';
import { SMALL } from '../../scripts/small.ts';
import { atExit } from './at-exit.ts';
import { type Child, startChild } from './child.ts';
import { noQuota } from './no-quota.ts';
import { seedYears } from './seed-years.ts';

/** Settings of the one who measures must not change what is measured; an empty one counts as not set. */
const unset = { BASE_URL: '', WILAYAH: '', DEMO: '' };

/** Many log in at once here with one account. */
const open = { RATE_LIMIT: 'off', ROBOT_CHECK: 'off', ...noQuota };

export interface Server extends Child {
  dataDir: string;
}

interface Options {
  /** Once more after the data was made, as it is on all days but the first. */
  asInstalled?: boolean;
  /** A command that starts it, such as one that enters a group of processes. */
  by?: readonly string[];
  /** Reports of so many years, made before it starts, instead of the demo's one. */
  years?: number;
  /** An empty PostgreSQL database, instead of SQLite. */
  databaseUrl?: string | null;
}

/** Starts the built app with fresh demo data of its own, on this computer only. */
export async function startServer({ asInstalled, by = [], years, databaseUrl }: Options = {}): Promise<Server> {
  await buildIfChanged();
  const data = mkdtempSync(join(tmpdir(), 'lumbung-bench-'));
  const clear = () => rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  const forget = atExit(clear);
  const place = { DATA_DIR: data, DATABASE_URL: databaseUrl ?? '' };
  if (years !== undefined) await seedYears(place, years);
  const env = { ...unset, ...open, ...place, HOST: '127.0.0.1', PORT: String(await freePort()) };
  // As `npm start` and the units do: what is measured is what people get.
  const start = () => startChild(PROGRAM, [], { ...env, ...SMALL.env }, { node: SMALL.node, by });
  let child = await start();
  if (asInstalled) {
    await child[Symbol.asyncDispose]();
    child = await start();
  }
  const { pid, origin } = child;
  const stop = async () => {
    await child[Symbol.asyncDispose]();
    clear();
    forget();
  };
  return { pid, origin, dataDir: data, [Symbol.asyncDispose]: stop };
}
