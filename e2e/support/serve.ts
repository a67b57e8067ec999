import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, open, rename, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { hashOf } from '../../scripts/build/source-hash.ts';
import { ROOT } from '../../scripts/run.ts';

/** What the demo's data is made from, besides the day. */
const SEEDED_FROM = ['server', 'contract', 'demo', 'package-lock.json'];

/**
 * Starts the server on a copy of the demo's data, which is made once a day and kept: `node e2e/support/serve.ts LOG`, with the
 * server's settings in the environment. What it says lies in the file LOG.
 */
const [logFile = ''] = process.argv.slice(2);
const dataDir = process.env['DATA_DIR'] ?? '';

await cp(await seeded(), dataDir, { recursive: true });
await mkdir(dirname(logFile), { recursive: true });
const log = await open(logFile, 'w');
const server = spawn(process.execPath, ['server/serve.ts'], { cwd: ROOT, stdio: ['ignore', log.fd, log.fd] });
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

/** @returns a data folder with the demo's year */
async function seeded(): Promise<string> {
  const hash = await hashOf(ROOT, SEEDED_FROM);
  const today = new Date().toISOString().slice(0, 10);
  const kept = join(tmpdir(), `lumbung-contoh-${today}-${hash.slice(0, 16)}`);
  if (await stat(kept).catch(() => null)) return kept;
  const made = await mkdtemp(join(tmpdir(), `${basename(kept)}-`));
  await seed(made);
  // Under its name only once it is whole; another run may have been quicker.
  await rename(made, kept).catch((error) => {
    if (error.code !== 'ENOTEMPTY') throw error;
  });
  return kept;
}

async function seed(folder: string): Promise<void> {
  const seeding = spawn(process.execPath, ['server/node/cli/seed.ts', '--ulang'], {
    cwd: ROOT,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: folder },
  });
  seeding.stdin.end('ulang\n');
  const code = await new Promise<number | null>((resolve) => seeding.on('exit', resolve));
  if (code !== 0) throw new Error('The demo was not seeded.');
}
