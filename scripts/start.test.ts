import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { buildIfChanged } from './build.ts';
import { freePort } from './free-port.ts';
import { ROOT } from './run.ts';

test('what is started is the built server: it shows pages, draws pictures, and ends when it is told to', async () => {
  await buildIfChanged();
  const PORT = String(await freePort());
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'lumbung-mulai-'));
  const origin = `http://127.0.0.1:${PORT}`;
  const child = spawn(process.execPath, ['scripts/start.ts', '--produksi'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT, DATA_DIR, BASE_URL: origin },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(DATA_DIR, { recursive: true });
  });
  const ended = once(child, 'exit');
  const said: string[] = [];
  createInterface(child.stdout).on('line', (line) => said.push(line));
  await expect.poll(() => said).toContainEqual(expect.stringContaining('berjalan di'));

  expect(await (await fetch(`${origin}/harga-pangan`)).text()).toContain('Melak');
  const picture = await fetch(`${origin}/media/bagikan/harga-pangan/kabupaten.png`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
