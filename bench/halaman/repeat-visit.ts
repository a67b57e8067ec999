import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { median } from '../lib/figures.ts';
import { startServer } from '../lib/server.ts';
import { mainThreadWork, type Work } from './main-thread-work.ts';
import { PHONE, traced } from './traced.ts';

export interface RepeatVisit extends Work {
  route: string;
}

const LIMIT_MS = 300;

/** One sentence for each page that takes too long to stand again. */
export const slowRepeats = (visits: readonly RepeatVisit[]): string[] =>
  visits
    .filter(({ work }) => work > LIMIT_MS)
    .map(({ route, work }) => `${route}: ${LIMIT_MS} ms of work for a repeat visit, not ${Math.round(work)}`);

/** The slowness of the other figures. */
const SLOWDOWN = 4;

/** After the last picture stands nothing greater follows: longer than any wait of the page's own. */
const REST_MS = 3000;

/** Visits pages once, ends the server, and visits them again: what the device does until they stand. Medians. */
export async function repeatVisits(routes: readonly string[], runs: number): Promise<RepeatVisit[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'allow' });
    const server = await startServer();
    for (const route of routes) await visit(context, server.origin + route);
    await server[Symbol.asyncDispose]();

    const measured: RepeatVisit[] = [];
    for (const route of routes) {
      const works: Work[] = [];
      while (works.length < runs) works.push(await measure(context, server.origin + route));
      const of = (name: keyof Work) => median(works.map((work) => work[name]));
      measured.push({ route, work: of('work'), paint: of('paint') });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

/** Reads a page until it lies on the device. */
async function visit(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match(location.href, { ignoreVary: true }))))
    .toBe(true);
  await page.waitForLoadState('networkidle');
  await page.close();
}

async function measure(context: BrowserContext, address: string): Promise<Work> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return mainThreadWork(await traced(session, () => opened(page, address)));
  } finally {
    await page.close();
  }
}

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
}
