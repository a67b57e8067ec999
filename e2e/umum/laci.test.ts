import type { Locator, Page } from '@playwright/test';
import { fingerOn } from '../support/finger';
import { atRest, expect, open, test } from '../support/page';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Pengunjung' });

/** Opens it, and waits until it has come. */
async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await expect(drawerOf(page)).toBeVisible();
  await atRest(page);
  return drawerOf(page);
}

test('look: a swipe to the left takes the drawer away, and the screen below stays', async ({ page }) => {
  await open(page, '/etalase');
  const finger = await fingerOn(page);
  const drawer = await openMenu(page);
  const left = async () => (await drawer.getByRole('navigation').boundingBox())?.x;
  expect(await left()).toBe(0);
  await finger.down([200, 400]);
  await finger.moveTo([140, 400]);
  expect(await left()).toBeCloseTo(-59, 0);
  await finger.linger();
  await finger.up();
  await atRest(page);
  expect(await left()).toBe(0);
  await finger.swipe([250, 400], [100, 400]);
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/etalase');
});

test('spec §2: the back button closes the drawer, and after a menu entry leads to where it was opened', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Harga Pangan' }).click();
  await expect(page).toHaveURL('/harga-pangan');
  await openMenu(page);
  await page.goBack();
  await expect(drawerOf(page)).toBeHidden();
  await expect(page).toHaveURL('/harga-pangan');

  // It stands again after a refresh, and closes as before.
  await openMenu(page);
  await page.reload();
  await expect(drawerOf(page)).toBeVisible();
  await page.goBack();
  await expect(drawerOf(page)).toBeHidden();
  await expect(page).toHaveURL('/harga-pangan');

  await openMenu(page);
  // An impatient thumb: the second tap reaches neither another entry nor the screen below.
  await drawerOf(page).getByRole('link', { name: 'Etalase' }).dblclick();
  await expect(page).toHaveURL('/etalase');
  await expect(page.getByRole('heading', { level: 1, name: 'Etalase' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/harga-pangan');
  await expect(drawerOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('spec §2: the menu entry of the screen that is shown only closes the drawer', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Etalase' }).click();
  await expect(page).toHaveURL('/etalase');
  const drawer = await openMenu(page);
  await drawer.getByRole('link', { name: 'Etalase' }).click();
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});
