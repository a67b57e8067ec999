import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { places } from '../../../tests/support/data/places.ts';
import { compileCache } from '../../../tests/support/programs/compile-cache.ts';
import { databasePath } from './data-folder.ts';

const PAGE = 4096;

const { folder, filled, remove } = places(async () => '');
afterEach(remove);

/** A database with a destroyed page; the first, with the file header, is intact. */
async function damaged(): Promise<string> {
  const { place, db } = await filled();
  await db.destroy();
  const file = await open(databasePath(place.dataDir), 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(size - PAGE, 'x'), 0, size - PAGE, PAGE);
  await file.close();
  return place.dataDir;
}

test.each([
  ['cadangkan.ts', ['cadangan']],
  ['akun.ts', ['daftar']],
  ['periode.ts', ['harga-pangan', 'Minggu ke-3', '2026-11-16', '2026-11-22']],
  ['data-acuan.ts', []],
])('%s names a damaged database in a sentence, and leaves nothing half done', async (script, args) => {
  const DATA_DIR = await damaged();
  const cwd = join(await folder(), 'di sini');
  await mkdir(cwd);
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'cli', script), ...args], {
    cwd,
    env: { ...compileCache, DATA_DIR },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(said).toMatch(/^Basis data '.*lumbung\.db' rusak; pulihkan dari cadangan\.\n$/);
  expect(await readdir(cwd)).toEqual([]);
});
