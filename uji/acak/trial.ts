import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../../bench/lib/at-exit.ts';
import { noQuota } from '../../bench/lib/no-quota.ts';
import type { Random } from '../../demo/random.ts';
import { openUnmigrated } from '../../server/node/database/open-database.ts';
import { inspect, type Memory } from '../beban/memory.ts';
import { checkDatabase, checkMedia } from '../check.ts';
import { createVictim } from '../server.ts';
import { ask, LANES } from './asking.ts';
import { openCallers } from './callers.ts';
import { draw } from './draw.ts';
import { sender } from './send.ts';
import { type Counted, createTally } from './tally.ts';

/** After so many, memory is looked at once more: what a process needs at work has been taken by then. */
const WARM = 220_000;
const TOLD = 50_000;

interface Options {
  kali: number;
  databaseUrl: string | null;
  random: Random;
  tell: (sentence: string) => void;
}

export interface Outcome extends Counted {
  minutes: number;
  before: Memory;
  /** After 220,000 requests; null when there were not so many. */
  warm: Memory | null;
  after: Memory;
  faults: readonly string[];
}

/** Asks a server with the demo's data at random, and looks what it has become. */
export async function trial({ kali, databaseUrl, random, tell }: Options): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumbung-acak-'));
  const forget = atExit(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await createVictim(
    { dataDir, databaseUrl },
    {
      node: ['--inspect=127.0.0.1:0'],
      args: [],
      env: { RATE_LIMIT: 'off', ROBOT_CHECK: 'off', ...noQuota },
    },
  );
  // What the seed has drawn is no part of what the program needs.
  await server.start();
  await server.stop();
  await server.start();
  const inspector = await inspect(server.inspector() ?? '');
  const db = await openUnmigrated({ dataDir, databaseUrl });
  const callers = await openCallers(db);
  const send = sender(server.origin, LANES);
  const tally = createTally();

  const begun = performance.now();
  const before = await inspector.memory();
  let warm: Memory | null = null;
  for (let told = TOLD; tally.counted().asked < kali; ) {
    const { asked } = tally.counted();
    await ask(draw(await callers.known(), random).slice(0, kali - asked), send, callers, tally);
    const now = tally.counted().asked;
    if (now >= told) {
      tell(`  ${now} requests, ${tally.faults().length} sorts of faults`);
      told += TOLD;
    }
    if (now >= WARM) warm ??= await inspector.memory();
  }
  const after = await inspector.memory();
  const minutes = (performance.now() - begun) / 60_000;

  const faults = tally.faults();
  await checkDatabase(db, faults);
  await checkMedia(db, dataDir, new Set(), faults);
  inspector.close();
  await db.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true });
  forget();
  return { ...tally.counted(), minutes, before, warm, after, faults };
}
