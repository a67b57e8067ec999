import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { precached } from './precache.ts';
import { ROOT } from './run.ts';

const client = join(ROOT, 'dist', 'client');

test('issue 7, Reading offline: the shell opens on a cold start, with the code and the style sheets of all its parts', async () => {
  const ahead = new Set((await precached(client)).map(({ url }) => url));
  const parts: string[] = [];
  for await (const name of glob('assets/*.{js,css}', { cwd: client })) parts.push(`/${name}`);
  expect(parts.length).toBeGreaterThan(10);
  const missing = parts.filter((part) => !ahead.has(part) && !/altcha|recaptcha/i.test(part));
  expect(missing).toEqual([]);
  // Each page names it, and the browser asks for it.
  expect(ahead.has('/manifest.webmanifest')).toBe(true);
});
