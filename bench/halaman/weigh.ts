import type { Browser, CDPSession } from '@playwright/test';
import type { ViteManifest } from '../../server/node/web/pages/page-renderer.ts';
import { firstScripts } from './first-scripts.ts';
import { PHONE } from './traced.ts';

/** Bytes of a first visit as they travelled, headers included. */
export interface Weight {
  html: number;
  /** Scripts of the first load. */
  firstJs: number;
  js: number;
  css: number;
  pictures: number;
  other: number;
  total: number;
  requests: number;
}

interface Arrival {
  path: string;
  type: string;
  bytes: number;
}

/** What a page fetches ahead comes up to ten seconds after its first screen stands (`whenCalm`). */
const QUIET = 11_000;

/** Visits a page with an empty cache and weighs all that comes until it rests. */
export async function weigh(browser: Browser, address: string, manifest: ViteManifest): Promise<Weight> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const arrivals = await listen(await context.newCDPSession(page));
    const response = await page.goto(address, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${address} answers ${response?.status()}`);
    const all = await arrivals();
    const first = firstScripts(await response.text(), manifest);
    return weightOf(all, first);
  } finally {
    await context.close();
  }
}

/** @returns a wait for the moment after which nothing has come for a while, and what came until then */
async function listen(session: CDPSession): Promise<() => Promise<Arrival[]>> {
  const arrivals = new Map<string, Arrival>();
  let latest = performance.now();
  session.on('Network.requestWillBeSent', () => {
    latest = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response: { url, mimeType } }) => {
    if (url.startsWith('http')) arrivals.set(requestId, { path: new URL(url).pathname, type: mimeType, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    latest = performance.now();
    const arrival = arrivals.get(requestId);
    if (arrival) arrival.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return async () => {
    while (performance.now() - latest < QUIET) await new Promise((resolve) => setTimeout(resolve, QUIET / 50));
    return [...arrivals.values()];
  };
}

function weightOf(arrivals: readonly Arrival[], first: ReadonlySet<string>): Weight {
  const sum = (counts: (arrival: Arrival) => boolean) =>
    arrivals.filter(counts).reduce((bytes, arrival) => bytes + arrival.bytes, 0);
  const ofType = (type: RegExp) => sum((arrival) => type.test(arrival.type));
  const known = { html: ofType(/html/), js: ofType(/javascript/), css: ofType(/css/), pictures: ofType(/^image\//) };
  const total = sum(() => true);
  return {
    ...known,
    firstJs: sum(({ path }) => first.has(path.slice(1))),
    other: total - known.html - known.js - known.css - known.pictures,
    total,
    requests: arrivals.length,
  };
}
