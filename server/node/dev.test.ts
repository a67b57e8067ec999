import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test('npm run dev draws pages from the sources, with their data, and serves the sources to the browser', async () => {
  const data = await mkdtemp(join(tmpdir(), 'lumbung-dev-'));
  await copyFile(inject('seed'), join(data, 'lumbung.db'));
  const port = await freePort();
  const child = spawn(process.execPath, ['server/node/dev.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      BASE_URL: '',
      DATABASE_URL: '',
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
  });
  try {
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        said += chunk;
        if (said.includes('Lumbung berjalan')) resolve();
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', () => reject(new Error(said)));
    });
    const page = await (await fetch(`http://127.0.0.1:${port}/harga-pangan/melak`)).text();
    expect(page).toContain('Beras Medium');
    const source = await fetch(`http://127.0.0.1:${port}/src/app/entry-client.tsx`);
    expect(source.headers.get('Content-Type')).toContain('javascript');
  } finally {
    child.removeAllListeners('exit');
    child.kill();
    await rm(data, { recursive: true, force: true });
  }
});
