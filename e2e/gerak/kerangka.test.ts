import { expect, expectAccessible, open, test } from '../support/page';

test.use({ expected: [/status of 404/] });

test('spec §2: a visitor finds his way by the bar and the side drawer, and out of an address that leads nowhere', async ({
  page,
}) => {
  await open(page, '/harga-pangan-kutai-barat');
  const bar = page.getByRole('navigation', { name: 'Utama' });
  const active = bar.locator('[aria-current=page]');
  await expect(active).toHaveText('Harga Pangan');
  await bar.getByRole('link', { name: 'Beranda' }).click();
  await expect(active).toHaveText('Beranda');

  const menu = page.getByRole('button', { name: 'Buka menu' });
  const drawer = page.getByRole('dialog', { name: 'Pengunjung' });
  await menu.click();
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await menu.click();
  await drawer.getByRole('link', { name: 'Etalase' }).click();
  await expect(page).toHaveURL('/etalase');
  await expect(drawer).toBeHidden();
  await expect(active).toHaveText('Etalase');

  // Whose dashboard it is only the browser knows.
  for (const path of ['/dashboard', '/tidak-ada']) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: '404 | Not Found' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});
