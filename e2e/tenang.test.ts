import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { atRest, expect, open, test } from './page';

interface Watched extends Window {
  moved?: () => { sum: number; what: string[] };
}

/** As a phone takes it that is held upright: what comes must not change the room that was kept for it. */
const upright = sharp({ create: { width: 300, height: 400, channels: 3, background: '#4b7' } })
  .jpeg()
  .toBuffer();

/** Holds the API's answers back. @returns how to let them go */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/**', (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Once what is on the screen has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Sums up what moves by itself from now on. */
const watch = (page: Page) =>
  page.evaluate(() => {
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

/** Whether all pictures on the screen are there. */
const isPainted = (page: Page) =>
  page.evaluate(() => {
    const isSeen = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;
    const seen = [...document.images].filter((image) => isSeen(image.getBoundingClientRect()));
    return seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });

test('nothing jumps while skeletons turn into rows', async ({ page }) => {
  const tall = await upright;
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/jpeg', body: tall }));
  for (const [door, next] of [
    ['/harga-pangan', 'Melak'],
    ['/laporan/timbang-balita', 'Melak'],
    ['/', /Etalase/],
    ['/', /Luas Lahan/],
    ['/', /Kegiatan/],
  ] as const) {
    await open(page, door);
    const letGo = await holdAnswers(page);
    // By no finger: what moves within half a second of a touch would count as the touch's own.
    await page.getByRole('main').getByRole('link', { name: next }).dispatchEvent('click');
    const skeletons = page.getByLabel('Memuat');
    await expect(skeletons.first()).toBeVisible();
    // While a screen slides in the browser counts nothing.
    await atRest(page);
    await drawn(page);
    await watch(page);
    letGo();
    await expect(skeletons).toHaveCount(0);
    await expect.poll(() => isPainted(page)).toBe(true);
    await drawn(page);
    const moved = await page.evaluate(() => (window as Watched).moved?.());
    expect(moved?.sum, [next, ...(moved?.what ?? [])].join('\n')).toBeLessThan(0.02);
  }
});
