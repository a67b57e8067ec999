import type { Page } from '@playwright/test';

interface Watched extends Window {
  moved?: () => Moved;
}

interface Moved {
  sum: number;
  what: string[];
}

/** Holds the API's answers back. @returns how to let them go */
export async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/**', (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Once what is on the screen has been drawn. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Sums up what moves by itself from now on. @returns what has moved by then */
export async function watch(page: Page): Promise<() => Promise<Moved | undefined>> {
  await page.evaluate(() => {
    const sum = { sum: 0, what: [] as string[] };
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const shift = entry as PerformanceEntry & {
          value: number;
          sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        sum.sum += shift.value;
        for (const { node, previousRect, currentRect } of shift.sources) {
          sum.what.push(`${node?.outerHTML?.slice(0, 80)}: ${previousRect.y} to ${currentRect.y}`);
        }
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    const watched: Watched = window;
    watched.moved = () => {
      add(observer.takeRecords());
      observer.disconnect();
      return sum;
    };
  });
  return () => page.evaluate(() => (window as Watched).moved?.());
}
