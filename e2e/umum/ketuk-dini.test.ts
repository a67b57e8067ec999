import type { Page } from '@playwright/test';
import { alive, DUA_UKURAN, expect, test } from '../support/page';

/** Opens a page whose scripts do not come until they are let through. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: arrived, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letThrough;
}

const card = (page: Page) => page.getByRole('button', { name: /^Beras/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Detail Ketersediaan Pangan' });

test(`a tap on a page that is not alive yet is answered once it is ${DUA_UKURAN}`, async ({ page }) => {
  const letThrough = await openWithoutScripts(page, '/ketersediaan-pangan/melak');
  await card(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letThrough();
  await expect(sheet(page)).toBeVisible();
});

test('impatient taps are one, and the last of them is meant', async ({ page }) => {
  const letThrough = await openWithoutScripts(page, '/ketersediaan-pangan/melak');
  await card(page).click();
  const menu = page.getByRole('button', { name: 'Buka menu' });
  for (const _tap of [1, 2, 3]) await menu.click();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Pengunjung' })).toBeVisible();
  await page.getByRole('button', { name: 'Tutup menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who has gone on to read is not called back to a tap, and the next tap is one', async ({ page }) => {
  const letThrough = await openWithoutScripts(page, '/ketersediaan-pangan/melak');
  await card(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  letThrough();
  await alive(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card(page).click();
  await expect(sheet(page)).toBeVisible();
});

test('a week that is chosen before the page is alive is shown once it is', async ({ page }) => {
  const letThrough = await openWithoutScripts(page, '/harga-pangan/melak');
  const week = page.getByRole('combobox', { name: 'Periode' });
  const earlier = await week.locator('option').nth(2).textContent();
  await week.selectOption({ index: 2 });
  letThrough();
  await expect(page).toHaveURL(/periode/);
  await expect(week.locator('option:checked')).toHaveText(String(earlier));
});
