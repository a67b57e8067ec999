import { parseArgs } from 'node:util';
import { table } from '../bench/lib/table.ts';
import { orExplain, StartError } from '../server/node/faults/start-error.ts';
import { mutate } from './mutasi/mutate.ts';
import { columns, isTooFew, linesOf, survivors } from './mutasi/report.ts';
import { isTargetName, targets } from './mutasi/targets.ts';

const names = Object.keys(targets);

function readArguments() {
  const { values } = parseArgs({ options: { bagian: { type: 'string' } } });
  const given = values.bagian?.split(',') ?? names;
  const known = given.filter(isTargetName);
  if (known.length < given.length) throw new StartError(`Usage: npm run uji:mutasi -- [--bagian ${names.join(',')}]`);
  return known;
}

await orExplain(async () => {
  for (const name of readArguments()) {
    console.log(`Mutating ${name} …`);
    const mutants = await mutate(name);
    const { groups, all } = linesOf(targets[name], mutants);
    for (const survivor of survivors(mutants)) console.log(survivor);
    console.log(`\n${table(columns, all)}\n`);
    for (const group of groups.filter(isTooFew)) {
      console.error(`Too many mutants of this group live: ${group.name}`);
      process.exitCode = 1;
    }
  }
});
