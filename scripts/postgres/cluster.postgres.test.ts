import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { ROOT } from '../run.ts';

const PROGRAM = `
import { startCluster } from './scripts/postgres/cluster.ts';
const { url } = await startCluster({ durable: false });
console.log(url);
await new Promise(() => {});
`;

const answers = async (url: string) => {
  const client = new Client(url);
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'a cluster ends with whoever started it, also at %s, and leaves no file',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = await once(createInterface(child.stdout), 'line');
    expect(await answers(url)).toBe(true);
    const folder = new URL(url).searchParams.get('host') ?? '';
    child.kill(signal);
    await once(child, 'exit');
    await expect.poll(() => stat(folder).catch(() => 'gone')).toBe('gone');
    expect(await answers(url)).toBe(false);
  },
);
