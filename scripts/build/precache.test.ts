import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precachedBy, weighPrecache } from './precache.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'lumbung-diambil-'));
});
afterEach(() => rm(site, { recursive: true }));

/** A built app whose worker fetches the page and so many files of so many bytes each. */
async function build(count: number, size: number) {
  const files = Array.from({ length: count }, (_, at) => ({ isLater: true, revision: null, url: `/bagian-${at}.js` }));
  const list = [...files, { revision: 'f00', url: '/dashboard' }];
  await writeFile(
    join(site, 'sw.js'),
    `(function(){var routes=["/"];const files=${JSON.stringify(list)};go(files)})()`,
  );
  await writeFile(join(site, 'index.html'), '');
  await Promise.all(files.map(({ url }) => writeFile(join(site, url), randomBytes(size))));
}

test('what a worker fetches ahead is read from the worker itself', async () => {
  await build(1, 2000);
  expect(await precachedBy(site)).toEqual([
    { url: '/bagian-0.js', revision: null, isLater: true },
    { url: '/dashboard', revision: 'f00' },
  ]);
  expect(await weighPrecache(site)).toEqual({ files: 2, kB: 2 });
});

test('a file weighs what travels of it', async () => {
  await build(1, 720_000);
  await writeFile(join(site, 'bagian-0.js.br'), randomBytes(4000));
  expect(await weighPrecache(site)).toEqual({ files: 2, kB: 4 });
});

test.each([
  ['in more than 71 files', 71, 10, 'melebihi 71 berkas: 72'],
  ['of more than 720 kB', 2, 360_500, 'melebihi 720 kB: 721 kB'],
])('a worker that would fetch ahead %s is not built', async (_what, count, size, sentence) => {
  await build(count, size);
  await expect(weighPrecache(site)).rejects.toThrow(sentence);
});
