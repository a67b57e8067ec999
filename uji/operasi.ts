import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whole } from '../bench/lib/figures.ts';
import { type Column, table } from '../bench/lib/table.ts';
import { ROOT } from '../scripts/run.ts';
import { orExplain } from '../server/node/faults/start-error.ts';
import { needFreePort } from '../server/node/process/listen.ts';
import { baseRoot, needTools } from './operasi/base.ts';
import { type Block, blocksOf, packagesOf } from './operasi/blocks.ts';
import { checks } from './operasi/checks.ts';
import { boot, type Machine, publish } from './operasi/machine.ts';
import { publishHere, publishNewer } from './operasi/repository.ts';
import { PASSWORD } from './operasi/site.ts';

/** Runs every command block of the manual on a machine of its own, in its order and to the letter. */
const MANUAL = join(ROOT, 'docs', 'operasi.md');
/** Where the manual's address leads to on the machine. */
const REPOSITORY = '/usr/src/lumbung.git';
/** What the manual promises to be enough: for the program, and while npm fetches and builds it. */
const RUNNING_BYTES = 1_000_000_000;
const BUILDING_BYTES = 2_000_000_000;

interface Line extends Pick<Block, 'name' | 'line'> {
  seconds: number;
  memory: number;
  seen: string;
  isGood: boolean;
}

async function typed(machine: Machine, { name, line, script }: Block, check?: (machine: Machine) => Promise<string>) {
  console.error(`${name} (line ${line}) …`);
  const begun = performance.now();
  const memory = script.includes('npm ') ? BUILDING_BYTES : RUNNING_BYTES;
  await machine.memory.setLimit(memory);
  const { code, said } = await machine.run(script, `${PASSWORD}\n`);
  await machine.memory.setLimit(RUNNING_BYTES);
  const seconds = (performance.now() - begun) / 1000;
  const told = (isGood: boolean, seen: string): Line => ({ name, line, seconds, memory, seen, isGood });
  if (code !== 0)
    return told(
      false,
      `exit code ${code}: ${said
        .trim()
        .split(/[\r\n]+/)
        .slice(-12)
        .join('\n')}`,
    );
  try {
    return told(true, (await check?.(machine)) ?? '');
  } catch (error) {
    return told(false, error instanceof Error ? error.message : String(error));
  }
}

const columns: Column<Line>[] = [
  ['block', ({ name }) => name],
  ['line', ({ line }) => whole(line)],
  ['seconds', ({ seconds }) => seconds.toFixed(1)],
  ['MB', ({ memory }) => whole(memory / 1e6)],
  ['', ({ isGood }) => (isGood ? 'runs' : 'FAILS')],
  ['and then', ({ isGood, seen }) => (isGood ? seen : '')],
];

await orExplain(async () => {
  await needTools();
  for (const port of [3000, 3001]) await needFreePort({ port, host: '127.0.0.1' });
  const manual = await readFile(MANUAL, 'utf8');
  const blocks = blocksOf(manual);
  const [address = ''] = /https:\/\/\S+\.git/.exec(manual) ?? [];
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  const machine = await boot(await baseRoot(packagesOf(blocks)), cache);
  const clone = await mkdtemp(join(tmpdir(), 'lumbung-klon-'));
  try {
    const repository = join(machine.root, REPOSITORY);
    await publishHere(repository);
    await publish(machine, address, REPOSITORY);
    const besides = checks(() => publishNewer(repository, clone));
    const lines: Line[] = [];
    for (const block of blocks) {
      const line = await typed(machine, block, besides[block.name]);
      lines.push(line);
      if (!line.isGood) break;
    }
    const killed = await machine.memory.killed();
    console.log(`\n${table(columns, lines)}\n`);
    if (!machine.memory.isLimited)
      console.log('Memory was not limited: this computer has no control groups of version 1.');
    if (killed > 0) console.error(`${killed} processes were killed for want of memory`);
    for (const { name, seen, isGood } of lines) if (!isGood) console.error(`${name} fails: ${seen}`);
    const unasked = Object.keys(besides).filter((name) => !blocks.some((block) => block.name === name));
    for (const name of unasked) console.error(`The manual has no block '${name}' any more`);
    const isGood = lines.length === blocks.length && lines.every((line) => line.isGood) && killed === 0;
    process.exitCode = isGood && unasked.length === 0 ? 0 : 1;
  } finally {
    await machine.stop();
    await rm(clone, { recursive: true, force: true });
  }
});
