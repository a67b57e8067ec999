import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

// A machine whose only browser is the one that a test puts there.
vi.mock('@playwright/test', () => ({ chromium: { executablePath: () => '/tidak-ada' } }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-chromium-'));
});
afterEach(() => rm(folder, { recursive: true }));

const program = (name: string, exitCode: number) => script(name, `exit ${exitCode}`);
const script = async (name: string, commands: string) => {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${commands}\n`);
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

test('the shell, which has no windows to draw, comes before the whole browser', async () => {
  await program('chromium', 0);
  const shell = await program('chromium-headless-shell', 0);
  expect(await findChromium({ PATH: folder })).toBe(shell);
});

test('where there is none, two who ask at once wait for one installation', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  const asked = join(folder, 'diminta');
  const there = `printf '#!/bin/sh\\n' > '${folder}/chromium'; /bin/chmod +x '${folder}/chromium'`;
  await script('apt-get', `echo "$1" >> '${asked}'; if [ "$1" = install ]; then ${there}; fi`);
  const env = { PATH: folder };
  expect(await Promise.all([findChromium(env), findChromium(env)])).toEqual(Array(2).fill(join(folder, 'chromium')));
  expect(await readFile(asked, 'utf8')).toBe('update\ninstall\n');
});
