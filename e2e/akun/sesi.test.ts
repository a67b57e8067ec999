import type { Locator, Page } from '@playwright/test';
import { bar, field, kept, logIn, petani } from '../support/account';
import { expect, open, test } from '../support/page';

// What was being asked for as the session ended is refused.
test.use({ expected: [/status of 401/] });

const plot = '/dashboard/lahan-petani/tambah';

test('rulings 6: two tabs follow a login and a logout, which leaves nothing of a half-filled form, also once its own tab has closed', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, '/login');
  await open(page, '/login');
  await logIn(page, petani);
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/dashboard');
  await open(page, plot);
  await field(page, 'Alamat').fill('Jalan Poros Barong');
  await expect.poll(() => kept(page)).toMatchObject({ alamat: 'Jalan Poros Barong' });
  await bar(other).getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
  await expect.poll(() => kept(other)).toBeUndefined();
  await page.close({ runBeforeUnload: true });
  expect(await kept(other)).toBeUndefined();
});

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** Logs in with the keyboard alone, and looks at the password. */
async function logInByKeyboard(page: Page): Promise<void> {
  await tabTo(page, field(page, 'Username'));
  await page.keyboard.type('petani');
  await tabTo(page, field(page, 'Password'));
  await page.keyboard.type('lumbung-demo');
  await tabTo(page, page.getByRole('button', { name: 'Tampilkan password' }));
  await page.keyboard.press('Space');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByRole('button', { name: 'Masuk' }));
  await page.keyboard.press('Enter');
}

test('rulings 2: a session ends; the login, with the keyboard only, leads back to where the user was, and what was typed is there', async ({
  page,
}) => {
  await open(page, '/login');
  await logInByKeyboard(page);
  await expect(page).toHaveURL('/dashboard');
  await open(page, plot);
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
  await logInByKeyboard(page);
  await expect(page).toHaveURL(plot);
  await expect(field(page, 'Alamat')).toHaveValue('Jalan Poros Barong');
});
