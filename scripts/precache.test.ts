import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { precached } from './precache.ts';
import { ROOT } from './run.ts';

const client = join(ROOT, 'dist', 'client');

test('the shell opens on a cold start, with the code and the style sheets of all its parts', async () => {
  const ahead = new Set((await precached(client)).map(({ url }) => url));
  const parts: string[] = [];
  for await (const name of glob('assets/*.{js,css}', { cwd: client })) parts.push(`/${name}`);
  expect(parts.length).toBeGreaterThan(10);
  const page = await readFile(join(client, 'index.html'), 'utf8');
  const inPage = async (part: string) =>
    part.endsWith('.css') && page.includes((await readFile(join(client, part), 'utf8')).trim());
  const missing: string[] = [];
  for (const part of parts) {
    if (!ahead.has(part) && !/altcha|recaptcha|pbkdf2/i.test(part) && !(await inPage(part))) missing.push(part);
  }
  expect(missing).toEqual([]);
  // Each page names it, and the browser asks for it.
  expect(ahead.has('/manifest.webmanifest')).toBe(true);
});

test('what is fetched for later comes in at most 30 requests, and without the rest where data are dear', async () => {
  const ahead = await precached(client);
  expect(ahead.length).toBeLessThanOrEqual(30);
  const page = await readFile(join(client, 'index.html'), 'utf8');
  const scripts = ahead.filter(({ url, isLater }) => !isLater && url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const { url } of scripts) expect(page, url).toContain(url);
});
