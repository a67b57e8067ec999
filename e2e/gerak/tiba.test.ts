import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/page';
import { logIn } from '../support/petugas';
import { visit } from '../support/visit';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const said = (page: Page) => page.locator('#nama-layar');

async function expectArrival(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(said(page)).toHaveText(name);
}

test.use({ expected: [/status of 404/] });

test('spec §2: a visitor finds his way by bar, drawer and out of addresses that lead nowhere; each screen begins at its heading', async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Utama' });
  const active = bar.locator('[aria-current=page]');
  const menu = page.getByRole('button', { name: 'Buka menu' });

  await test.step('whoever comes to another screen begins at its heading, and readers hear its name', async () => {
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
    await bar.getByRole('link', { name: 'Harga Pangan' }).tap();
    await expectArrival(page, 'Harga Pangan');
  });

  await test.step('a dialog keeps the focus, and gives it back where it was opened', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Melak' }).tap();
    await expectArrival(page, 'Melak');
    const card = page.getByRole('button', { name: /^Beras Medium/ });
    await card.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();
  });

  await test.step('the bar marks where he is, and the side drawer leads on', async () => {
    await visit(page, '/harga-pangan-kutai-barat');
    await expect(active).toHaveText('Harga Pangan');
    await bar.getByRole('link', { name: 'Beranda' }).click();
    await expect(active).toHaveText('Beranda');

    const drawer = page.getByRole('dialog', { name: 'Pengunjung' });
    await menu.click();
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await menu.tap();
    await drawer.getByRole('link', { name: 'Etalase' }).tap();
    await expectArrival(page, 'Etalase');
    await expect(page).toHaveURL('/etalase');
    await expect(drawer).toBeHidden();
    await expect(active).toHaveText('Etalase');
  });

  await test.step('what is typed into the address is no other screen', async () => {
    const search = page.getByRole('searchbox');
    await search.fill('madu');
    await expect(page).toHaveURL(/query=madu/);
    await expect(search).toBeFocused();
  });

  await test.step('an address that leads nowhere leads to the login', async () => {
    // Whose dashboard it is only the browser knows.
    for (const path of ['/dashboard', '/tidak-ada']) {
      await open(page, path);
      await expect(page.getByRole('heading', { name: '404 | Not Found' })).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('a screen whose code comes later is begun at its heading too', async () => {
    await logIn(page, 'petani');
    await open(page, '/');
    await menu.tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).tap();
    await expectArrival(page, 'Dashboard');
  });
});
