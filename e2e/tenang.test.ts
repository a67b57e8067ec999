import { expect, open, test } from './page';

/** The sum of what moved by itself: shifts within half a second of a touch are the touch's own. */
interface Watched extends Window {
  moved?: number;
}

for (const [door, next] of [
  ['/harga-pangan', 'Melak'],
  ['/ketersediaan-pangan', 'Melak'],
  ['/laporan/timbang-balita', 'Melak'],
  ['/laporan', /Luas Tanam/],
  ['/', /Etalase/],
  ['/', /Kegiatan/],
  ['/', /Luas Lahan/],
  ['/', /^Harga Pangan/],
] as const) {
  test(`nothing jumps while skeletons turn into rows: ${door}, ${next}`, async ({ page }) => {
    await open(page, door);
    await page.waitForLoadState('networkidle');
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await page.evaluate(() => {
      const watched: Watched = window;
      watched.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!shift.hadRecentInput) watched.moved = (watched.moved ?? 0) + shift.value;
        }
      }).observe({ type: 'layout-shift' });
    });
    await page.getByRole('main').getByRole('link', { name: next }).click();
    await expect(page.getByLabel('Memuat').first()).toBeVisible();
    await expect(page.getByLabel('Memuat')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as Watched).moved)).toBeLessThan(0.02);
  });
}
