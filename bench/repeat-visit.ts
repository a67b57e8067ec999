import { type BrowserContext, type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { median } from './figures.ts';
import { mainThreadWork, type TraceEvent, traceEvent, type Work } from './main-thread-work.ts';
import { startServer } from './server.ts';

export interface RepeatVisit extends Work {
  route: string;
}

const LIMIT_MS = 300;

/** One sentence for each page that takes too long to stand again. */
export const slowRepeats = (visits: readonly RepeatVisit[]): string[] =>
  visits
    .filter(({ work }) => work > LIMIT_MS)
    .map(({ route, work }) => `${route}: ${LIMIT_MS} ms of work for a repeat visit, not ${Math.round(work)}`);

/** The phone and the slowness of the other figures. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
const CATEGORIES = 'loading,devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing';

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

async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value.map(traceEvent)));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: traceConfig() });
  await act();
  await session.send('Tracing.end');
  await complete;
  return events;
}

const traceConfig = () => ({ includedCategories: CATEGORIES.split(',') });
