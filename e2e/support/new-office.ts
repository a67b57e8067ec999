import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run.ts';

export const kepala = { Username: 'kepala', Password: 'sebelas karung beras kepala' };

/** An installation as it is begun by the manual (docs/operasi.md): the region's names, a first superadmin, no mail. */
export async function newOffice(port: number): Promise<AsyncDisposable & { url: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-kantor-baru-'));
  const url = `http://localhost:${port}`;
  const { SMTP_URL: _, DATABASE_URL: __, ...inherited } = process.env;
  const own = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), BASE_URL: url, DATA_DIR: folder };
  const env = { ...inherited, ...own, ROBOT_CHECK: 'off' };
  const server = spawn(process.execPath, ['server/serve.ts', '--produksi'], { cwd: ROOT, env, stdio: 'ignore' });
  const close = async () => {
    server.kill();
    await ended(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await answers(`${url}/api/kecamatan`, server);
    const person = ['--nama', 'Kepala Dinas', '--email', 'kepala@contoh.go.id', '--no-hp', '081200000000'];
    const making = spawn(
      process.execPath,
      ['server/node/cli/akun.ts', 'buat', kepala.Username, ...person, '--peran', 'superadmin'],
      { cwd: ROOT, env, stdio: ['pipe', 'ignore', 'ignore'] },
    );
    making.stdin.end(`${kepala.Password}\n${kepala.Password}\n`);
    if ((await ended(making)) !== 0) throw new Error('The first superadmin was not made.');
  } catch (error) {
    await close();
    throw error;
  }
  return { url, [Symbol.asyncDispose]: close };
}

const ended = (process: ChildProcess): Promise<number | null> =>
  process.exitCode === null
    ? new Promise((resolve) => process.once('exit', (code) => resolve(code)))
    : Promise.resolve(process.exitCode);

/** Resolves once the server answers. @throws Error when it ends before */
async function answers(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error('The server did not start.');
}
