import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { DEMO_PASSWORD } from '../world/people.ts';

/** What only the demo says, and what only it is made with. */
const traces = [DEMO_PASSWORD, 'Masuk sebagai', 'Mulai dari awal', 'gambar-contoh', 'mswjs', 'sqlite3_'];

async function filesWith(pattern: string, wanted: (text: string) => boolean): Promise<string[]> {
  const found: string[] = [];
  for await (const name of glob(pattern, { cwd: ROOT })) {
    if (wanted(await readFile(join(ROOT, name), 'utf8'))) found.push(name);
  }
  return found;
}

test('issue 7, The demo: it adds not a byte to the production build', async () => {
  const built = 'dist/client/**/*.{html,js,css,webmanifest}';
  expect((await filesWith(built, () => true)).length).toBeGreaterThan(10);
  expect(await filesWith(built, (text) => traces.some((trace) => text.includes(trace)))).toEqual([]);
});

test('the app knows nothing of the demo', async () => {
  const importers = await filesWith('{src,server,contract}/**/*.{ts,tsx}', (text) =>
    /from '.*\bdemo\/(?!seed)/.test(text),
  );
  expect(importers.filter((name) => !name.startsWith('demo/'))).toEqual([]);
  expect(await readFile(join(ROOT, 'index.html'), 'utf8')).not.toContain('demo');
});
