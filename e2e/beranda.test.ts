import type { Locator, Page } from '@playwright/test';
import { DUA_UKURAN, expect, open, test } from './page';

/** Draws what is shown away to the right, as far as a slow hand needs to. */
async function turnBack(page: Page, banners: Locator): Promise<void> {
  const { x, y, width, height } = (await banners.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.15, y + height * 0.75);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.85, y + height * 0.75, { steps: 8 });
  await page.mouse.up();
}

test('spec §2, home: the banners turn by themselves, by arrow and by dot', { tag: DUA_UKURAN }, async ({ page }) => {
  await open(page, '/');
  const banners = page.getByRole('region', { name: 'Sorotan' });
  await expect(banners.getByRole('group')).toHaveCount(5);
  const dots = banners.getByRole('button', { name: /^Ke sorotan/ });
  await expect(dots).toHaveCount(5);
  await expect(banners.getByRole('button', { name: 'Ke sorotan 2' })).toHaveAttribute('aria-current', 'true', {
    timeout: 10_000,
  });
  await banners.getByRole('button', { name: 'Sorotan berikutnya' }).click();
  await expect(banners.getByRole('button', { name: 'Ke sorotan 3' })).toHaveAttribute('aria-current', 'true');
  await dots.nth(4).click();
  await expect(dots.nth(4)).toHaveAttribute('aria-current', 'true');
  // Rewind: after the last comes the first.
  await banners.getByRole('button', { name: 'Sorotan berikutnya' }).click();
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  // A touch only interrupts the turning by itself.
  await turnBack(page, banners);
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 10_000 });
});

test('the banners turn by finger, and before the first comes the last, its picture loaded', {
  tag: DUA_UKURAN,
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const banners = page.getByRole('region', { name: 'Sorotan' });
  const dots = banners.getByRole('button', { name: /^Ke sorotan/ });
  const last = banners.getByRole('group').nth(4);
  await expect
    .poll(() => last.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await banners.getByRole('button', { name: 'Sorotan sebelumnya' }).click();
  await expect(dots.nth(4)).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport({ ratio: 0.9 });

  await turnBack(page, banners);
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
  // The finger turned the banner; it did not open it.
  await expect(page).toHaveURL(/\/$/);
});
