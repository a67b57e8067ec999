import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileCache } from '../../../tests/support/programs/compile-cache.ts';

const serve = fileURLToPath(new URL('../../serve.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-mulai-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function start(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [serve, ...args], {
    env: { ...compileCache, DATA_DIR: join(folder, 'data'), ...env },
    cwd: folder,
  });
  const [out, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, code, said: said.trimEnd().split('\n') };
}

test('a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, said } = await start({ PORT: String(port) });
  other.close();
  expect({ code, said }).toEqual({
    code: 1,
    said: [
      expect.stringMatching(
        new RegExp(`^Porta ${port} sedang dipakai program lain\\. Hentikan .* PORT=${port + 1}\\.$`),
      ),
    ],
  });
});

test('a data folder that cannot be written', async () => {
  const file = join(folder, 'berkas');
  await writeFile(file, '');
  const { code, said } = await start({ PORT: '38471', DATA_DIR: join(file, 'data') });
  expect({ code, said }).toEqual({
    code: 1,
    said: [expect.stringMatching(/^Folder data '.*' tidak dapat ditulisi \(ENOTDIR\)\./)],
  });
});

test('a data folder in which a restore was cut off', async () => {
  const DATA_DIR = join(folder, 'setengah');
  await mkdir(join(DATA_DIR, '.pulihan-belum-selesai'), { recursive: true });
  const { code, said } = await start({ PORT: '38471', DATA_DIR });
  expect({ code, said }).toEqual({
    code: 1,
    said: [
      `Pemulihan cadangan ke '${DATA_DIR}' belum selesai atau terputus; jalankan 'pulihkan' sekali lagi sampai berhasil.`,
    ],
  });
});

test('settings that are wrong, each in a line', async () => {
  const { code, said } = await start({ PORT: 'tiga ribu', BASE_URL: 'pangan.example.go.id' }, '--produksi');
  expect({ code, said }).toEqual({
    code: 1,
    said: [expect.stringMatching(/^PORT harus/), expect.stringMatching(/^BASE_URL harus/)],
  });
});

test('a host that is not of this computer', async () => {
  const { code, said } = await start({ PORT: '38471', HOST: '192.0.2.1' });
  expect({ code, said }).toEqual({ code: 1, said: ["HOST '192.0.2.1' bukan alamat komputer ini."] });
});

test.each([
  ['postgres://lumbung:rahasia@127.0.0.1:1/lumbung', "'lumbung' di 127.0.0.1:1", 'ECONNREFUSED'],
  ['postgres:///lumbung?host=/tidak/ada', "'lumbung' di /tidak/ada", 'ENOENT'],
])('a PostgreSQL that cannot be reached: %s', async (DATABASE_URL, name, cause) => {
  const { code, said } = await start({ PORT: '38471', DATABASE_URL });
  expect({ code, said }).toEqual({
    code: 1,
    said: [`Basis data ${name} tidak dapat dihubungi (${cause}); periksa DATABASE_URL dan apakah PostgreSQL berjalan.`],
  });
});
