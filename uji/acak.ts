import { parseArgs } from 'node:util';
import { whole } from '../bench/figures.ts';
import { type Column, table } from '../bench/table.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { startCluster } from '../scripts/postgres/cluster.ts';
import { createRandom } from '../server/db/seed/art/random.ts';
import { orExplain, StartError } from '../server/node/start-error.ts';
import { OPERATIONS } from './acak/tally.ts';
import { type Outcome, trial } from './acak/trial.ts';

const USAGE = 'Usage: npm run uji:acak -- [--kali 1000000] [--db sqlite|postgres|keduanya] [--benih <number>]';
/** The second database gets a sample. */
const ON_POSTGRES = 0.1;

function readArguments() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { kali: text, db: text, benih: text } });
  const { kali = '1000000', db = 'keduanya', benih = String(Date.now() % 1_000_000) } = values;
  const isNumber = (value: string) => /^[1-9]\d{0,7}$/.test(value);
  if (!isNumber(kali) || !isNumber(benih) || !['sqlite', 'postgres', 'keduanya'].includes(db)) {
    throw new StartError(USAGE);
  }
  return { kali: Number(kali), db, benih: Number(benih) };
}

const megabytes = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1e6).toFixed(1));
const lines: readonly (readonly [what: string, figure: (outcome: Outcome) => string])[] = [
  ['requests', ({ asked }) => whole(asked)],
  ['… a second', ({ asked, minutes }) => whole(asked / minutes / 60)],
  ['done (2xx)', ({ done }) => whole(done)],
  ['unchanged (304)', ({ unchanged }) => whole(unchanged)],
  ['refused (4xx)', ({ refused }) => whole(refused)],
  ['failed (5xx, or no answer)', ({ failed }) => whole(failed)],
  ['answers that break the contract', ({ broken }) => whole(broken)],
  ['operations that were done', ({ unreached }) => `${OPERATIONS - unreached.length} of ${OPERATIONS}`],
  ['RSS before, MB', ({ before }) => megabytes(before.rss)],
  ['RSS after 220,000, MB', ({ warm }) => megabytes(warm?.rss)],
  ['RSS after all, MB', ({ after }) => megabytes(after.rss)],
  ['held before, MB', ({ before }) => megabytes(before.used)],
  ['held after 220,000, MB', ({ warm }) => megabytes(warm?.used)],
  ['held after all, MB', ({ after }) => megabytes(after.used)],
];

async function onPostgres(work: (databaseUrl: string) => Promise<Outcome>): Promise<Outcome> {
  const cluster = await startCluster({ durable: false });
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}

await orExplain(async () => {
  const { kali, db, benih } = readArguments();
  await buildIfChanged();
  const run = (times: number) => (databaseUrl: string | null) =>
    trial({ kali: times, databaseUrl, random: createRandom(benih), tell: (sentence) => console.log(sentence) });

  const outcomes: [string, Outcome][] = [];
  console.log(`Asking at random (--benih ${benih}) …`);
  if (db !== 'postgres') outcomes.push(['SQLite', await run(kali)(null)]);
  if (db !== 'sqlite') {
    const times = db === 'postgres' ? kali : Math.ceil(kali * ON_POSTGRES);
    outcomes.push(['PostgreSQL', await onPostgres(run(times))]);
  }
  const columns = outcomes.map(
    ([name, outcome]): Column<(typeof lines)[number]> => [name, ([, figure]) => figure(outcome)],
  );
  console.log(`\n${table([['figure', ([what]) => what], ...columns], [...lines])}\n`);
  for (const [name, { faults, unreached }] of outcomes) {
    console.log(`${name}, never done: ${unreached.join(', ') || 'none'}`);
    for (const fault of faults) console.error(`${name}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
});
