import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/** Answers '/' when told to on standard input, anything else at once; reports when it closed the rest. */
const program = `
  import { listen } from ${here('./listen.ts')};
  import { closeOnSignal } from ${here('./close-on-signal.ts')};
  const server = await listen((request, answer) => {
    if (request.url !== '/') return answer.end('buka');
    console.log('diminta');
    process.stdin.once('data', () => answer.end('selesai'));
  }, { port: 0, host: '127.0.0.1' });
  closeOnSignal(server, async () => console.log('ditutup'));
  console.log(server.address().port);
`;

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets an answer under way be finished, then closes', async (signal) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const port = (await lines.next()).value;
  const address = `http://127.0.0.1:${port}/`;

  const underWay = fetch(address);
  expect((await lines.next()).value).toBe('diminta');
  child.kill(signal);
  // The signal arrives after a while: requests before it must not occupy the pending answer.
  await expect.poll(() => fetch(`${address}buka`).catch(() => 'tutup')).toBe('tutup');
  child.stdin.write('jawab');
  expect(await (await underWay).text()).toBe('selesai');
  expect((await lines.next()).value).toBe('ditutup');
  expect(await exit).toEqual([0, null]);
});
