import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { atRest, DUA_UKURAN, expect, open, test } from '../support/page';
import { drawn, holdAnswers, watch } from '../support/stillness';

/** As a phone takes it that is held upright: what comes must not change the room that was kept for it. */
const upright = sharp({ create: { width: 300, height: 400, channels: 3, background: '#4b7' } })
  .jpeg()
  .toBuffer();

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
    const movedBy = await watch(page);
    letGo();
    await expect(skeletons).toHaveCount(0);
    await expect.poll(() => isPainted(page)).toBe(true);
    await drawn(page);
    const moved = await movedBy();
    expect(moved?.sum, [next, ...(moved?.what ?? [])].join('\n')).toBeLessThan(0.02);
  }
});

const heights = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));

test('look, skeletons: a place and a plot on their way are as high as those that follow', {
  tag: DUA_UKURAN,
}, async ({ page }) => {
  for (const [door, card] of [
    [/Harga Pangan/, 'main li:has(a[href="/harga-pangan/melak"])'],
    [/Luas Lahan/, 'main li:has(article)'],
  ] as const) {
    await open(page, '/');
    const letGo = await holdAnswers(page);
    await page.getByRole('main').getByRole('link', { name: door }).first().dispatchEvent('click');
    await expect(page.getByLabel('Memuat').first()).toBeVisible();
    const [kept] = await heights(page, 'main li[data-bayangan]');
    letGo();
    await expect(page.locator(card).first()).toBeVisible();
    // A long name has a line more.
    expect(await heights(page, card)).toContain(kept);
  }
  const [phone] = await heights(page, 'main article a[href^="tel:"]');
  expect(phone, 'WCAG 2.5.8 and look: what is tapped').toBeGreaterThanOrEqual(48);
});
