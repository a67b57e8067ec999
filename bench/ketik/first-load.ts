import type { Page } from '@playwright/test';

/** Bytes as transferred, by what they are. */
export interface Loaded {
  /** What was asked for before there was what the screen was opened for. */
  first: ReadonlyMap<string, number>;
  all: ReadonlyMap<string, number>;
}

const SHOWN = 'ketik:ada';

/** The first cell of a grid, ready to be typed into. */
const CELL = '[role=gridcell] input:focus';

/** Runs in the page before its own code. */
function noteShown([name, what]: readonly [string, string]): void {
  const look = () => {
    if (document.querySelector(what)) performance.mark(name);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Opens an address as on a device that has nothing of it, until there is what it is opened for and nothing more is asked.
 *
 * @param what a selector of it
 */
export async function firstLoad(page: Page, address: string, what = CELL): Promise<Loaded> {
  await page.addInitScript(noteShown, [SHOWN, what] as const);
  await page.goto(address);
  await page.locator(what).first().waitFor();
  // A sign of a user, who types nothing yet: what waits until the screen has settled comes now.
  await page.keyboard.press('Shift');
  await quiet(page);
  const entries = await page.evaluate((name) => {
    const from = performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const kinds = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
    return (kinds as PerformanceResourceTiming[]).map((one) => ({
      path: new URL(one.name).pathname,
      bytes: one.transferSize,
      isFirst: one.startTime < from,
    }));
  }, SHOWN);
  const sum = (some: typeof entries) => {
    const bytes = new Map<string, number>();
    for (const one of some) bytes.set(partOf(one.path), (bytes.get(partOf(one.path)) ?? 0) + one.bytes);
    return bytes;
  };
  return { first: sum(entries.filter(({ isFirst }) => isFirst)), all: sum(entries) };
}

/** A script or a sheet by the name of its part; what the server answers together. */
function partOf(path: string): string {
  const [, name, kind] = /^\/assets\/(.+)-[\w-]{8}\.(js|css)$/.exec(path) ?? [];
  if (name) return `${name}.${kind}`;
  return path.startsWith('/api/') ? 'data' : 'page, fonts and pictures';
}

const QUIET_MS = 2000;

/** Until nothing is asked for any more. */
export async function quiet(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
}

export const total = (bytes: ReadonlyMap<string, number>): number =>
  [...bytes.values()].reduce((sum, one) => sum + one, 0);
