import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from '../apt.ts';

/** The shell first: it draws as the others do, without the windows and services of a desktop's browser. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Debian's package of the shell. */
const PACKAGE = 'chromium-headless-shell';

/**
 * The machine's Chromium: CHROMIUM_PATH, then PATH, then the one that Playwright downloaded. As root on Debian
 * it is installed when there is none.
 *
 * @throws Error with what to do when there is none to be had
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH menunjuk ke '${named}', yang bukan Chromium yang dapat dijalankan.`);
  }
  const found = onPath(env) ?? (await ofPlaywright());
  if (found) return found;
  installing ??= installed(env);
  return installing;
}

/** Two who ask at once wait for one installation: apt-get lets nobody in beside itself. */
let installing: Promise<string> | undefined;

/** Some systems have a stand-in of that name that only says how to install the real one. */
const runs = (path: string) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

const onPath = (env: NodeJS.ProcessEnv): string | undefined =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(runs);

async function ofPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return runs(path) ? path : undefined;
}

async function installed(env: NodeJS.ProcessEnv): Promise<string> {
  const advice = 'Chromium tidak ditemukan. Pasang Chromium, lalu tulis letaknya di CHROMIUM_PATH.';
  if (process.getuid?.() !== 0) throw new Error(advice);
  console.log(`Chromium tidak ditemukan; paket ${PACKAGE} dari Debian dipasang …`);
  // Without fonts a page has no text to look at.
  await installPackages([PACKAGE, 'fonts-liberation'], env);
  const path = onPath(env);
  if (path) return path;
  throw new Error(`Pemasangan lewat apt-get gagal. ${advice}`);
}

if (import.meta.main) console.log(await findChromium());
