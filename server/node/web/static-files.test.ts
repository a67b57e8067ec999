import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStaticFiles, type StaticFiles } from './static-files.ts';
import { openWeb } from './test-web.ts';

let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-dist-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  const contents = {
    'index.html': 'template',
    '.vite/manifest.json': '{}',
    'ikon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'sw.js': 'self',
    'assets/app-1f.js': 'plain',
    'assets/app-1f.js.br': 'brotli',
    'assets/app-1f.js.gz': 'gzip',
    'assets/padi-2e.png': 'png',
  };
  for (const [name, text] of Object.entries(contents)) await writeFile(join(folder, name), text);
  files = await readStaticFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('hashed files may be kept for ever, others for a while, the service worker never', async () => {
  await using web = await openWeb({ files });
  const cacheOf = async (path: string) => (await web.ask(path)).headers['cache-control'];
  expect(await cacheOf('/assets/app-1f.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/ikon.svg')).toBe('public, max-age=3600');
  expect(await cacheOf('/sw.js')).toBe('no-cache');
});

test.each([
  ['gzip, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['', undefined, 'plain'],
])('with Accept-Encoding "%s" the variant %s of the build is sent', async (accepted, encoding, text) => {
  await using web = await openWeb({ files });
  const { headers, body } = await web.ask('/assets/app-1f.js', { 'Accept-Encoding': accepted });
  expect(body.toString()).toBe(text);
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', vary: 'Accept-Encoding' });
  expect(headers['content-encoding']).toBe(encoding);
});

test('a file without variants is sent whole, and a known one not again', async () => {
  await using web = await openWeb({ files });
  const { headers, body } = await web.ask('/assets/padi-2e.png', { 'Accept-Encoding': 'br' });
  expect(body.toString()).toBe('png');
  expect(headers['content-encoding']).toBeUndefined();
  expect((await web.ask('/assets/padi-2e.png', { 'If-None-Match': `${headers['etag']}` })).status).toBe(304);
  expect((await web.ask('/assets/padi-2e.png', {}, 'HEAD')).headers['content-length']).toBe('3');
});

test('what is not for browsers is not served', async () => {
  await using web = await openWeb({ files, renderer: { render: async () => ({ status: 404, html: 'halaman' }) } });
  const paths = ['/index.html', '/.vite/manifest.json', '/assets/app-1f.js.br', '/assets/tidak-ada.js', '/assets/'];
  for (const path of paths) expect((await web.ask(path)).status).toBe(404);
  expect((await web.ask('/assets/..%2findex.html')).body.toString()).not.toContain('template');
});
