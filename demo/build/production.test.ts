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

test('decision 13: it adds not a byte to the production build', async () => {
  const built = 'dist/client/**/*.{html,js,css,webmanifest}';
  expect((await filesWith(built, () => true)).length).toBeGreaterThan(10);
  expect(await filesWith(built, (text) => traces.some((trace) => text.includes(trace)))).toEqual([]);
});

test('app and server know nothing of the demo, but for the door of the trial’s data', async () => {
  const importers = await filesWith('{src,server,contract}/**/*.{ts,tsx}', (text) => /['"/#]demo\//.test(text));
  expect(importers.filter((name) => !name.includes('.test.'))).toEqual(['server/node/cli/seed-demo-aloud.ts']);
  expect(await readFile(join(ROOT, 'index.html'), 'utf8')).not.toContain('demo');
  expect(await filesWith('dist/program/*.js', (text) => text.includes(DEMO_PASSWORD))).toEqual([]);
});
