import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { atExit } from '../../bench/lib/at-exit.ts';

export interface Running {
  page: Page;
  /** SIGKILL to the browser and all its helpers: nothing in it learns of it. */
  kill: () => Promise<void>;
}

const FLAGS = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--lang=id'],
];

/** Starts a real Chromium on a profile that outlives it. */
export async function startBrowser(path: string, profile: string): Promise<Running> {
  const portFile = join(profile, 'DevToolsActivePort');
  await rm(portFile, { force: true });
  const args = [...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'];
  // A group of its own, so that its helpers die with it.
  const child = spawn(path, args, { stdio: 'ignore', detached: true });
  const end = () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // It is dead already.
    }
  };
  const forget = atExit(end);
  const gone = once(child, 'exit');
  const browser = await connect(portFile);
  const context = browser.contexts()[0];
  if (!context) throw new Error('Chromium has no profile open');
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    kill: async () => {
      end();
      await gone;
      forget();
      await browser.close().catch(() => undefined);
    },
  };
}

async function connect(portFile: string): Promise<Browser> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const [port] = (await readFile(portFile, 'utf8').catch(() => '')).split('\n');
    if (port) return chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    await pause(200);
  }
  throw new Error('Chromium did not start');
}
