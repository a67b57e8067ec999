import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { median } from '../lib/figures.ts';
import { blockingTime } from './blocking-time.ts';
import { PHONE, traced } from './traced.ts';

export interface Blocking {
  route: string;
  /** Milliseconds. */
  blocked: number;
}

const LIMIT_MS = 300;

/** One sentence for each page that keeps a finger waiting for too long on the slowest of phones. */
export const blockedTooLong = (pages: readonly Blocking[]): string[] =>
  pages
    .filter(({ blocked }) => blocked > LIMIT_MS)
    .map(
      ({ route, blocked }) =>
        `${route}: ${LIMIT_MS} ms of blocking, processor 10 times slower, not ${Math.round(blocked)}`,
    );

const SLOWDOWN = 10;

/** Lighthouse's slow 4G, really applied. */
const LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};

/** What comes later counts only where five quiet seconds did not lie before it. */
const WATCHED_MS = 14_000;

/** Visits pages for the first time with a processor ten times slower, and says how long they block. Medians. */
export async function blockings(origin: string, routes: readonly string[], runs: number): Promise<Blocking[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const measured: Blocking[] = [];
    for (const route of routes) {
      const figures: number[] = [];
      while (figures.length < runs) {
        const context = await browser.newContext(PHONE);
        figures.push(await measure(context, new URL(route, origin).href));
        await context.close();
      }
      measured.push({ route, blocked: median(figures) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function measure(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const visit = async () => {
    await page.goto(address, { waitUntil: 'load' });
    await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
  };
  return blockingTime(await traced(session, visit));
}
