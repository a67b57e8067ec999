import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-chromium-'));
});
afterEach(() => rm(folder, { recursive: true }));

const program = async (name: string, exitCode: number) => {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nexit ${exitCode}\n`);
  await chmod(path, 0o755);
  return path;
};

test('the one that is named comes first', async () => {
  await program('chromium', 0);
  const named = await program('peramban', 0);
  expect(await findChromium({ CHROMIUM_PATH: named, PATH: folder })).toBe(named);
});

test('a name that leads nowhere is said, not passed over', async () => {
  await expect(findChromium({ CHROMIUM_PATH: join(folder, 'tidak-ada'), PATH: folder })).rejects.toThrow(
    'CHROMIUM_PATH',
  );
});

test('on PATH a stand-in that does not run is passed over', async () => {
  await program('chromium-browser', 1);
  const real = await program('google-chrome', 0);
  expect(await findChromium({ PATH: folder })).toBe(real);
});
