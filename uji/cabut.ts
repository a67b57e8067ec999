import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../bench/table.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { startCluster } from '../scripts/postgres/cluster.ts';
import { ROOT } from '../scripts/run.ts';
import { createRandom } from '../server/db/seed/art/random.ts';
import { BUILD_MARK } from '../server/node/read-build.ts';
import { orExplain, StartError } from '../server/node/start-error.ts';
import { report } from './report.ts';
import { type Outcome, trial } from './trial.ts';

const USAGE = 'Usage: npm run uji:cabut -- [--kali 50] [--db sqlite|postgres|keduanya] [--benih <number>]';

function readArguments() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { kali: text, db: text, benih: text } });
  const { kali = '50', db = 'keduanya', benih = String(Date.now() % 1_000_000) } = values;
  const isNumber = (value: string) => /^[1-9]\d{0,5}$/.test(value);
  if (!isNumber(kali) || !isNumber(benih) || !['sqlite', 'postgres', 'keduanya'].includes(db)) {
    throw new StartError(USAGE);
  }
  return { kali: Number(kali), db, benih: Number(benih) };
}

async function onPostgres(work: (databaseUrl: string) => Promise<Outcome>): Promise<Outcome> {
  const cluster = await startCluster({ durable: true });
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}

await orExplain(async () => {
  const { kali, db, benih } = readArguments();
  // The API runs from its sources; any build of the pages will do.
  await access(join(ROOT, 'dist', BUILD_MARK)).catch(buildIfChanged);
  const run = (databaseUrl: string | null) => {
    const chance = createRandom(benih);
    return trial({ kali, databaseUrl, random: () => chance.between(0, 1), tell: (sentence) => console.log(sentence) });
  };

  const outcomes: [string, Outcome][] = [];
  console.log(`Killing the server ${kali} times at random moments (--benih ${benih}) …`);
  if (db !== 'postgres') outcomes.push(['SQLite', await run(null)]);
  if (db !== 'sqlite') outcomes.push(['PostgreSQL', await onPostgres(run)]);
  console.log(`\n${table(...report(outcomes))}\n`);
  for (const [name, { faults }] of outcomes) {
    for (const fault of faults.slice(0, 20)) console.error(`${name}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
});
