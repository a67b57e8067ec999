import { parseArgs } from 'node:util';
import { startCluster } from '../scripts/postgres/cluster.ts';
import { StartError } from '../server/node/faults/start-error.ts';

interface Asked {
  /** How many times. */
  kali: number;
  db: string;
  /** Where chance begins: the same number, the same run. */
  benih: number;
}

/** What the command line of a run at random says. @throws StartError naming how the command is used */
export function readArguments(command: string, most: number): Asked {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { kali: text, db: text, benih: text } });
  const { kali = String(most), db = 'keduanya', benih = String(Date.now() % 1_000_000) } = values;
  const isNumber = (value: string) => /^[1-9]\d{0,7}$/.test(value);
  if (!isNumber(kali) || !isNumber(benih) || !['sqlite', 'postgres', 'keduanya'].includes(db)) {
    throw new StartError(
      `Usage: npm run ${command} -- [--kali ${most}] [--db sqlite|postgres|keduanya] [--benih <number>]`,
    );
  }
  return { kali: Number(kali), db, benih: Number(benih) };
}

/**
 * Does the work on the databases that were asked for, SQLite first, and names what came of each.
 *
 * @param durable whether PostgreSQL writes to disk before it says so
 */
export async function onDatabases<Outcome>(
  { db, durable }: { db: string; durable: boolean },
  work: (databaseUrl: string | null) => Promise<Outcome>,
): Promise<[name: string, outcome: Outcome][]> {
  const outcomes: [string, Outcome][] = [];
  if (db !== 'postgres') outcomes.push(['SQLite', await work(null)]);
  if (db === 'sqlite') return outcomes;
  const cluster = await startCluster({ durable });
  try {
    outcomes.push(['PostgreSQL', await work(cluster.url)]);
  } finally {
    await cluster.stop();
  }
  return outcomes;
}
