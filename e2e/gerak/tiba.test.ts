import type { Page } from '@playwright/test';
import { expect, MEJA, open, test } from '../support/page';
import { logIn } from '../support/petugas';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const said = (page: Page) => page.locator('#nama-layar');

async function expectArrival(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(said(page)).toHaveText(name);
}

test('whoever comes to another screen begins at its heading, and readers hear its name', async ({ page }) => {
  await open(page, '/laporan');
  // A first page is announced by the browser.
  await expect(page.locator(':focus')).toHaveCount(0);
  await expect(said(page)).toBeEmpty();

  await page
    .getByRole('main')
    .getByRole('link', { name: /Luas Tanam/ })
    .tap();
  await expectArrival(page, 'Luas Tanam');
  await expect(heading(page, 'Luas Tanam')).toHaveCSS('outline-style', 'none');
  await page.goBack();
  await expectArrival(page, 'Laporan');
  await page.goForward();
  await expectArrival(page, 'Luas Tanam');
  const utama = page.getByRole('navigation', { name: 'Utama' });
  await utama.getByRole('link', { name: 'Harga Pangan' }).tap();
  await expectArrival(page, 'Harga Pangan');
  await page.getByRole('button', { name: 'Buka menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Etalase' }).tap();
  await expectArrival(page, 'Etalase');

  // What is typed into the address is no other screen.
  const search = page.getByRole('searchbox');
  await search.fill('madu');
  await expect(page).toHaveURL(/query=madu/);
  await expect(search).toBeFocused();
});

test('a dialog keeps the focus, and gives it back where it was opened', async ({ page }) => {
  await open(page, '/harga-pangan');
  await page.getByRole('link', { name: 'Melak' }).tap();
  await expectArrival(page, 'Melak');
  const card = page.getByRole('button', { name: /^Beras Medium/ });
  await card.tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
});

test('a screen whose code comes later is begun at its heading too', async ({ page }) => {
  await logIn(page, 'petani');
  await open(page, '/');
  await page.getByRole('button', { name: 'Buka menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).tap();
  await expectArrival(page, 'Dashboard');
});

test('with the keyboard the ring shows where a screen begins', { tag: MEJA }, async ({ page }) => {
  await open(page, '/laporan');
  const link = page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Etalase' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Etalase');
  await expect(heading(page, 'Etalase')).toHaveCSS('outline-style', 'solid');
});
