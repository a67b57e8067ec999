import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run.ts';

const CLIENT = join(ROOT, 'dist', 'client');

test('the first paint needs the HTML alone: its styles stand in it, scripts come after pictures', async () => {
  const page = await readFile(join(CLIENT, 'index.html'), 'utf8');
  expect(page).toMatch(/<style>.{2000,}<\/style>/s);
  expect(page).not.toContain('rel="stylesheet"');
  const scripts = page.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain('fetchpriority="low"');
});

test('no part that comes later asks for the styles that stand in the page', async () => {
  const page = await readFile(join(CLIENT, 'index.html'), 'utf8');
  const sheets = new Set<string>();
  for await (const name of glob('assets/*.css', { cwd: CLIENT })) {
    if (page.includes((await readFile(join(CLIENT, name), 'utf8')).trim())) sheets.add(name);
  }
  expect(sheets.size).toBe(1);
  for await (const name of glob('assets/*.js', { cwd: CLIENT })) {
    const code = await readFile(join(CLIENT, name), 'utf8');
    for (const sheet of sheets) expect(code.includes(`"${sheet}"`), name).toBe(false);
  }
});
