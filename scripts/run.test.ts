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

async function begun(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  const lines = createInterface(child.stdout).on('line', (line) => said.push(line));
  const silent = once(lines, 'close');
  await expect.poll(() => said).toEqual(['runs', 'runs']);
  // Nobody holds its output any more, be it a child of a child.
  return { child, ended: once(child, 'exit'), said: () => silent.then(() => said) };
}

const ENDED = ['runs', 'runs', 'tidied', 'tidied'];

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('who ends a run at %s ends all that runs in it, and nothing more is begun', async (signal, code) => {
  const { child, ended, said } = await begun(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  child.kill(signal);
  expect(await ended).toEqual([code, null]);
  expect(await said()).toEqual(ENDED);
});

test('who ends npm, whose shell hands no signal on, ends it too', async () => {
  const env = { ...process.env, npm_lifecycle_event: 'test', PROGRAM };
  const shell = [`"${process.execPath}" --input-type=module --eval "$PROGRAM"; exit $?`];
  const { child, said } = await begun('sh', ['-c', ...shell], env);
  child.kill('SIGTERM');
  expect(await said()).toEqual(ENDED);
});
