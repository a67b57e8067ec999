import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { table } from '../bench/lib/table.ts';
import { createRandom } from '../demo/random.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { ROOT } from '../scripts/run.ts';
import { orExplain } from '../server/node/faults/start-error.ts';
import { BUILD_MARK } from '../server/node/web/pages/read-build.ts';
import { onDatabases, readArguments } from './both-databases.ts';
import { report } from './report.ts';
import { trial } from './trial.ts';

await orExplain(async () => {
  const { kali, db, benih } = readArguments('uji:cabut', 50);
  // The API runs from its sources; any build of the pages will do.
  await access(join(ROOT, 'dist', BUILD_MARK)).catch(buildIfChanged);
  console.log(`Killing the server ${kali} times at random moments (--benih ${benih}) …`);
  const outcomes = await onDatabases({ db, durable: true }, (databaseUrl) => {
    const chance = createRandom(benih);
    return trial({ kali, databaseUrl, random: () => chance.between(0, 1), tell: (sentence) => console.log(sentence) });
  });
  console.log(`\n${table(...report(outcomes))}\n`);
  for (const [name, { faults }] of outcomes) {
    for (const fault of faults.slice(0, 20)) console.error(`${name}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
});
