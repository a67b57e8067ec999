import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ViteManifest } from '../../server/node/web/pages/page-renderer.ts';
import { ROOT } from '../run.ts';
import { precachedBy } from './precache.ts';

const client = join(ROOT, 'dist', 'client');
const page = () => readFile(join(client, 'index.html'), 'utf8');

/** Code without use offline: the office and its look, forms that need the server, their robot check. */
const ONLINE = /altcha|recaptcha|pbkdf2|ReportForm|assets\/(riwayat|kantor|tampilan)/i;

test('the shell opens on a cold start, with the code and the style sheets of all its parts', async () => {
  const ahead = new Set((await precachedBy(client)).map(({ url }) => url));
  const parts: string[] = [];
  for await (const name of glob('assets/*.{js,css}', { cwd: client })) parts.push(`/${name}`);
  expect(parts.length).toBeGreaterThan(10);
  const html = await page();
  const inPage = async (part: string) =>
    part.endsWith('.css') && html.includes((await readFile(join(client, part), 'utf8')).trim());
  const missing: string[] = [];
  for (const part of parts) {
    if (!ahead.has(part) && !ONLINE.test(part) && !(await inPage(part))) missing.push(part);
  }
  expect(missing).toEqual([]);
  // Each page names it, and the browser asks for it.
  expect(ahead.has('/manifest.webmanifest')).toBe(true);
});

test('what is fetched ahead needs nothing that is not', async () => {
  const ahead = new Set((await precachedBy(client)).map(({ url }) => url));
  const manifest: ViteManifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));
  const lacking = Object.values(manifest)
    .filter(({ file }) => ahead.has(`/${file}`))
    .flatMap(({ file, imports = [] }) => imports.map((key) => [file, `/${manifest[key]?.file}`] as const))
    .filter(([, needed]) => !ahead.has(needed));
  expect(lacking).toEqual([]);
});

test('what is of no use without signal is not fetched ahead', async () => {
  const ahead = (await precachedBy(client)).map(({ url }) => url);
  expect(ahead.filter((url) => ONLINE.test(url))).toEqual([]);
});

test('where data are dear, only what every page starts with is fetched ahead', async () => {
  const ahead = await precachedBy(client);
  const html = await page();
  const scripts = ahead.filter(({ url, isLater }) => !isLater && url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const { url } of scripts) expect(html, url).toContain(url);
  expect(ahead.filter(({ isLater }) => isLater).length).toBeGreaterThan(10);
});

test('the worker knows the script that a page of its build starts with', async () => {
  const entries = (await precachedBy(client)).filter(({ isEntry }) => isEntry);
  expect(entries.length).toBe(1);
  expect(await page()).toContain(`src="${entries[0]?.url}"`);
});

test('what keeps its address between builds is fetched anew when it has changed', async () => {
  const ahead = await precachedBy(client);
  const unhashed = ahead.filter(({ url }) => !url.startsWith('/assets/'));
  expect(unhashed.map(({ url }) => url).sort()).toEqual([
    '/avatar.svg',
    '/dashboard',
    '/ikon.svg',
    '/manifest.webmanifest',
  ]);
  for (const { url, revision } of unhashed) {
    const file = url === '/dashboard' ? 'index.html' : url;
    const hash = createHash('md5').update(await readFile(join(client, file)));
    expect(revision, url).toBe(hash.digest('hex'));
  }
});

test('a page names its manifest once, among the first things in its head', async () => {
  const link = '<link rel="manifest" href="/manifest.webmanifest">';
  const html = await page();
  expect(html.split(link).length).toBe(2);
  // A worker of whatever version knows a page of the app by it, and reads no further than eight thousand bytes.
  expect(html.indexOf(link)).toBeLessThan(2000);
});
