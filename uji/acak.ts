import { whole } from '../bench/lib/figures.ts';
import { type Column, table } from '../bench/lib/table.ts';
import { createRandom } from '../demo/random.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { orExplain } from '../server/node/faults/start-error.ts';
import { OPERATIONS } from './acak/tally.ts';
import { type Outcome, trial } from './acak/trial.ts';
import { onDatabases, readArguments } from './both-databases.ts';

const MOST = 1_000_000;
/** The second database gets a sample. */
const ON_POSTGRES = 0.1;

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

await orExplain(async () => {
  const { kali, db, benih } = readArguments('uji:acak', MOST);
  await buildIfChanged();
  console.log(`Asking at random (--benih ${benih}) …`);
  const outcomes = await onDatabases({ db, durable: false }, (databaseUrl) => {
    const times = databaseUrl && db === 'keduanya' ? Math.ceil(kali * ON_POSTGRES) : kali;
    return trial({ kali: times, databaseUrl, random: createRandom(benih), tell: (sentence) => console.log(sentence) });
  });
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
