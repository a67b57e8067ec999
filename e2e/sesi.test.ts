import type { Locator, Page } from '@playwright/test';
import { bar, field, kept, logIn, petani, solved } from './account';
import { expect, open, test } from './page';

test.describe('two tabs', () => {
  // What the dashboard was asking for as the other tab logged out is refused.
  test.use({ expected: [/status of 401/] });

  test('a login and a logout are followed by the other', async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, '/login');
    await open(page, '/login');
    await logIn(page, petani);
    await expect(page).toHaveURL('/dashboard');
    await expect(other).toHaveURL('/dashboard');
    await bar(other).getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/');
    await other.close();
  });
});

test.describe('a half-filled form', () => {
  test.use({ expected: [/status of 401/] });

  test('rulings 6: a logout in another tab leaves nothing of it, also once its own tab has closed', async ({
    page,
    context,
  }) => {
    await open(page, '/login');
    await logIn(page, petani);
    await expect(page).toHaveURL('/dashboard');
    await open(page, '/dashboard/lahan-petani/tambah');
    await field(page, 'Alamat').fill('Jalan Poros Barong');
    await expect.poll(() => kept(page)).toMatchObject({ alamat: 'Jalan Poros Barong' });
    const other = await context.newPage();
    await open(other, '/dashboard');
    await bar(other).getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/');
    await expect.poll(() => kept(other)).toBeUndefined();
    await page.close({ runBeforeUnload: true });
    expect(await kept(other)).toBeUndefined();
  });
});

test.describe('a session that has ended', () => {
  test.use({ expected: [/status of 401/] });

  test('rulings 2: the login leads back to where the user was, and what was typed is there', async ({ page }) => {
    await open(page, '/login');
    await logIn(page, petani);
    await expect(page).toHaveURL('/dashboard');
    await open(page, '/dashboard/lahan-petani/tambah');
    await field(page, 'Alamat').fill('Jalan Poros Barong');
    await expect.poll(() => kept(page)).toMatchObject({ alamat: 'Jalan Poros Barong' });
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken') ?? ''));
    await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
    await page.evaluate(() => {
      const profil = JSON.parse(localStorage.getItem('profil') ?? '');
      localStorage.setItem('profil', JSON.stringify({ ...profil, sejak: 0 }));
    });
    await page.reload();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Sesi Anda sudah berakhir, silahkan masuk kembali')).toBeVisible();
    await logIn(page, petani);
    await expect(page).toHaveURL('/dashboard/lahan-petani/tambah');
    await expect(field(page, 'Alamat')).toHaveValue('Jalan Poros Barong');
    await page.getByRole('button', { name: 'Buang' }).click();
  });
});

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('keyboard only: log in, look at the password, and go back', async ({ page }) => {
  await open(page, '/login');
  await solved(page);
  await tabTo(page, field(page, 'Username'));
  await page.keyboard.type('petani');
  await tabTo(page, field(page, 'Password'));
  await page.keyboard.type('lumbung-demo');
  await tabTo(page, page.getByRole('button', { name: 'Tampilkan password' }));
  await page.keyboard.press('Space');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByRole('checkbox', { name: 'Anda bukan robot' }));
  await tabTo(page, page.getByRole('button', { name: 'Masuk' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});
