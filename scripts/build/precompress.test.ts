import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.ts';

test('text that gets smaller has both variants, the rest none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-padat-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const script = 'const padi = 1;\n'.repeat(200);
  await writeFile(join(folder, 'assets', 'app-1f.js'), script);
  await writeFile(join(folder, 'assets', 'small-2e.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'photo-3d.webp'), 'x'.repeat(5000));
  await precompress(folder);
  expect((await readdir(join(folder, 'assets'))).sort()).toEqual([
    'app-1f.js',
    'app-1f.js.br',
    'app-1f.js.gz',
    'photo-3d.webp',
    'small-2e.js',
  ]);
  const variant = (suffix: string) => readFile(join(folder, 'assets', `app-1f.js${suffix}`));
  expect(brotliDecompressSync(await variant('.br')).toString()).toBe(script);
  expect(gunzipSync(await variant('.gz')).toString()).toBe(script);
});
