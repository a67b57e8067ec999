import { execFile } from 'node:child_process';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { ROOT } from '../../scripts/run.ts';
import { databasePath, removeDatabase } from '../../server/node/database/data-folder.ts';
import { openUnmigrated } from '../../server/node/database/open-database.ts';
import type { Place } from '../../server/node/settings/place.ts';
import type { Victim } from '../server.ts';

/** The server's fate during a run. */
export interface Fate {
  /** Ends once all of it has happened. */
  done: Promise<void>;
  restarts: number;
  restores: number;
  /** The prices that a restore took from the server. */
  lost: Set<number>;
  giveUp: () => void;
}

interface Options {
  victim: Victim;
  place: Place;
  folder: string;
  restores: number;
  /** The share of the run that is over. */
  progress: () => number;
  tell: (sentence: string) => void;
}

/** Kills the server twice, and puts it back to an older state so many times, each at its share of the run. */
export function beginFate({ victim, place, folder, restores, progress, tell }: Options): Fate {
  const fate: Fate = { done: Promise.resolve(), restarts: 0, restores: 0, lost: new Set(), giveUp: () => undefined };
  let isOver = false;
  fate.giveUp = () => {
    isOver = true;
  };
  const killed = async () => {
    await victim.kill();
    await victim.start();
    fate.restarts += 1;
    tell('  the server was killed and started again');
  };
  const restored = async (putBack: () => Promise<void>, by: string) => {
    await victim.kill();
    const before = await pricesIn(place);
    await putBack();
    const after = await pricesIn(place);
    const gone = [...before].filter((price) => !after.has(price));
    for (const price of gone) fate.lost.add(price);
    await victim.start();
    fate.restores += 1;
    tell(`  the server was put back ${by}, without ${gone.length} rows`);
  };
  const events: [share: number, act: () => Promise<void>][] = [
    [1 / 3, killed],
    [2 / 3, killed],
    ...Array.from({ length: restores }, (_, at): [number, () => Promise<void>][] => {
      const copy = join(folder, `cadangan-${at}`);
      const share = (part: number) => (at + part) / restores;
      if (at % 2 === 0) {
        return [
          [share(0.3), () => command('cadangkan', place, copy)],
          [share(0.7), () => restored(() => restoreByCommand(place, copy), 'by the command')],
        ];
      }
      return [
        [share(0.3), () => copyDatabase(place, copy)],
        [share(0.7), () => restored(() => restoreByHand(place, copy), 'by hand')],
      ];
    }).flat(),
  ];
  events.sort(([one], [other]) => one - other);
  fate.done = (async () => {
    for (const [share, act] of events) {
      while (progress() < share && !isOver) await pause(100);
      if (isOver) return;
      await act();
    }
  })();
  return fate;
}

const run = promisify(execFile);

/** Runs a command of the product on a place. */
async function command(name: 'cadangkan' | 'pulihkan', { dataDir }: Place, folder: string): Promise<void> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, BASE_URL: 'http://127.0.0.1' };
  await run(process.execPath, [`server/node/cli/${name}.ts`, folder], { cwd: ROOT, env });
}

async function restoreByCommand(place: Place, backup: string): Promise<void> {
  await rename(place.dataDir, `${backup}.lama`);
  await mkdir(place.dataDir);
  await command('pulihkan', place, backup);
}

async function copyDatabase(place: Place, copy: string): Promise<void> {
  const db = await openUnmigrated(place);
  await sql`vacuum into ${sql.lit(copy)}`.execute(db);
  await db.destroy();
}

async function restoreByHand({ dataDir }: Place, copy: string): Promise<void> {
  await removeDatabase(dataDir);
  await copyFile(copy, databasePath(dataDir));
}

async function pricesIn(place: Place): Promise<Set<number>> {
  const db = await openUnmigrated(place);
  const rows = await db.selectFrom('harga_pangan').select('harga_eceran').execute();
  await db.destroy();
  return new Set(rows.map(({ harga_eceran }) => harga_eceran));
}
