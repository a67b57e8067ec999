import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

/** Says that it runs, and at a signal takes a moment for what it has begun. */
const SUITE = `
process.on('SIGINT', () => setTimeout(() => { console.log('tidied'); process.exit(); }, 100));
setInterval(() => {}, 1000);
console.log('runs');
`;

const PROGRAM = `
import { run } from './scripts/run.ts';
const suite = () => run(process.execPath, ['--eval', ${JSON.stringify(SUITE)}]);
await Promise.all([suite(), suite()]);
await suite();
`;

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('who ends a run at %s ends all that runs in it, and nothing more is begun', async (signal, code) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const lines = createInterface(child.stdout).on('line', (line) => said.push(line));
  await expect.poll(() => said).toEqual(['runs', 'runs']);
  const silent = once(lines, 'close');
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([code, null]);
  // Nobody holds its output any more.
  await silent;
  expect(said).toEqual(['runs', 'runs', 'tidied', 'tidied']);
});
