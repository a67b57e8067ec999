import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from './source-hash.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lumbung-sumber-'));
  await mkdir(join(root, 'src', 'pages'), { recursive: true });
  await writeFile(join(root, 'src', 'pages', 'Home.tsx'), 'a');
  await writeFile(join(root, 'index.html'), 'b');
});
afterEach(() => rm(root, { recursive: true }));

test('the same sources have the same hash', async () => {
  const before = await sourceHash(root, {});
  await writeFile(join(root, 'src', 'pages', 'Home.tsx'), 'a');
  expect(await sourceHash(root, { HOME: '/root' })).toBe(before);
});

test.each([
  ['a changed file', () => writeFile(join(root, 'src', 'pages', 'Home.tsx'), 'aa')],
  ['a new file', () => writeFile(join(root, 'src', 'x.ts'), '')],
  ['a renamed file', () => rename(join(root, 'src', 'pages', 'Home.tsx'), join(root, 'src', 'pages', 'Rumah.tsx'))],
  ['a file that is gone', () => rm(join(root, 'index.html'))],
])('%s makes another hash', async (_what, change) => {
  const before = await sourceHash(root, {});
  await change();
  expect(await sourceHash(root, {})).not.toBe(before);
});

test('a test is not a source, a setting of Vite is', async () => {
  const before = await sourceHash(root, {});
  await writeFile(join(root, 'src', 'x.test.tsx'), '');
  expect(await sourceHash(root, {})).toBe(before);
  expect(await sourceHash(root, { VITE_API_URL: '/lain' })).not.toBe(before);
});
