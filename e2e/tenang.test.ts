import sharp from 'sharp';
import { expect, open, test } from './page';

/** The sum of what moved by itself: shifts within half a second of a touch are the touch's own. */
interface Watched extends Window {
  moved?: { sum: number; what: string[] };
}

/** As a phone takes it that is held upright: what comes must not change the room that was kept for it. */
const upright = sharp({ create: { width: 300, height: 400, channels: 3, background: '#4b7' } })
  .jpeg()
  .toBuffer();

for (const [door, next] of [
  ['/harga-pangan', 'Melak'],
  ['/laporan/timbang-balita', 'Melak'],
  ['/', /Etalase/],
  ['/', /Luas Lahan/],
  ['/', /Kegiatan/],
] as const) {
  test(`nothing jumps while skeletons turn into rows: ${door}, ${next}`, async ({ page }) => {
    await open(page, door);
    await page.waitForLoadState('networkidle');
    const tall = await upright;
    await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/jpeg', body: tall }));
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await page.evaluate(() => {
      const watched: Watched = window;
      const moved = { sum: 0, what: [] as string[] };
      watched.moved = moved;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
          };
          if (shift.hadRecentInput) continue;
          moved.sum += shift.value;
          for (const { node, previousRect, currentRect } of shift.sources) {
            moved.what.push(`${node?.outerHTML?.slice(0, 80)}: ${previousRect.y} to ${currentRect.y}`);
          }
        }
      }).observe({ type: 'layout-shift' });
    });
    await page.getByRole('main').getByRole('link', { name: next }).click();
    await expect(page.getByLabel('Memuat').first()).toBeVisible();
    await expect(page.getByLabel('Memuat')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() => (window as Watched).moved);
    expect(moved?.sum, moved?.what.join('\n')).toBeLessThan(0.02);
  });
}
