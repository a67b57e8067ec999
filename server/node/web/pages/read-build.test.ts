import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUILD_MARK, readBuild } from './read-build.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'lumbung-dist-'));
  await mkdir(join(dist, 'client', '.vite'), { recursive: true });
  await mkdir(join(dist, 'server'));
  await writeFile(join(dist, 'client', 'index.html'), '<!doctype html>');
  await writeFile(
    join(dist, 'client', '.vite', 'manifest.json'),
    '{"src/app/entry-client.tsx":{"file":"assets/a.js"}}',
  );
  await writeFile(join(dist, 'server', 'entry-server.js'), 'export const createRenderer = () => ({});');
});
afterEach(() => rm(dist, { recursive: true }));

test('a build that was not finished is none', async () => {
  await expect(readBuild(dist)).rejects.toThrow("Aplikasi belum dibangun. Jalankan 'npm run build' dahulu.");
});

test('a finished build is read whole', async () => {
  await writeFile(join(dist, BUILD_MARK), 'x');
  expect(await readBuild(dist)).toMatchObject({
    template: '<!doctype html>',
    manifest: { 'src/app/entry-client.tsx': { file: 'assets/a.js' } },
    createRenderer: expect.any(Function),
  });
});
