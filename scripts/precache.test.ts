import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precached, precacheWeight } from './precache.ts';

let client: string;

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'lumbung-precache-'));
  for (const folder of ['.vite', 'assets']) await mkdir(join(client, folder));
  const manifest = {
    'index.html': { file: 'assets/index-1.js', css: ['assets/style-2.css'] },
    '_inti.js': { file: 'assets/inti-3.js' },
    'src/pages/home/index.ts': { file: 'assets/home-4.js', assets: ['assets/pintu-5.svg'] },
    'node_modules/altcha/altcha.js': { file: 'assets/altcha-6.js' },
  };
  const contents = {
    '.vite/manifest.json': JSON.stringify(manifest),
    'index.html': 'x'.repeat(3000),
    'index.html.br': 'x'.repeat(1000),
    'ikon.svg': 'x'.repeat(200),
    'avatar.svg': 'x'.repeat(300),
    'assets/index-1.js': 'x'.repeat(4000),
    'assets/index-1.js.br': 'x'.repeat(1500),
    'assets/inti-3.js': 'x'.repeat(500),
    'assets/home-4.js': 'x'.repeat(500),
    'assets/pintu-5.svg': 'x'.repeat(500),
  };
  for (const [name, text] of Object.entries(contents)) await writeFile(join(client, name), text);
});
afterEach(() => rm(client, { recursive: true }));

test('fetched ahead are the shell, the code and its pictures, not what is of no use without signal', async () => {
  const files = await precached(client);
  expect(files.map(({ url }) => url)).toEqual([
    '/dashboard',
    '/assets/home-4.js',
    '/assets/index-1.js',
    '/assets/inti-3.js',
    '/assets/pintu-5.svg',
    '/ikon.svg',
    '/avatar.svg',
  ]);
});

test('only what keeps its address has a revision, which changes with the content', async () => {
  const shell = async () => (await precached(client)).find(({ url }) => url === '/dashboard')?.revision;
  const before = await shell();
  expect((await precached(client)).find(({ url }) => url === '/assets/inti-3.js')?.revision).toBeNull();
  await writeFile(join(client, 'index.html'), 'lain');
  expect(await shell()).not.toBe(before);
});

test('it weighs what travels: compressed where that is smaller', async () => {
  expect(await precacheWeight(client, await precached(client))).toBeCloseTo(4.5);
});
