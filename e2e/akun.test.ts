import { bar, elsewhere, field, logIn, newcomer, register, solved } from './account';
import { linkIn } from './letters';
import { expect, expectAccessible, open, test } from './page';

test('spec §2, auth screens: register, log in, find the dashboard', async ({ page }) => {
  const person = newcomer();
  await register(page, person);
  await expect(field(page, 'Username')).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Masuk Menggunakan Akun' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, person);
  await expect(page.getByText('Login berhasil!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(bar(page)).toContainText('Logout');
  // Back does not lead to a login that is there no more.
  await page.goBack();
  await expect(page).not.toHaveURL('/login');
});

test('the login is accessible, with its complaints too', async ({ page }) => {
  await open(page, '/login');
  await solved(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(field(page, 'Username')).toBeFocused();
  await expect(page.getByText('Silahkan isi username dan password!').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('a robot check that cannot be had', () => {
  test.use({ expected: [/Failed to load resource/] });

  test("spec §5, login: 'Silahkan isi recaptcha!', and the check can be asked for again", async ({ page }) => {
    await page.route('**/api/robot-check', (route) => route.abort());
    await open(page, '/login');
    await expect(page.getByText('Pemeriksaan robot belum dapat dimuat.')).toBeVisible();
    await field(page, 'Username').fill('petani');
    await field(page, 'Password').fill('lumbung-demo');
    await page.getByRole('button', { name: 'Masuk' }).click();
    await expect(page.getByRole('group', { name: 'Pemeriksaan robot' })).toBeFocused();
    await expectAccessible(page);
    await page.unroute('**/api/robot-check');
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await solved(page);
    await page.getByRole('button', { name: 'Masuk' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('a forgotten password', () => {
  test.use({ expected: [/status of 422/] });

  test('spec §4: the letter’s link sets a new password, once', async ({ page }) => {
    const person = newcomer();
    await register(page, person);

    await open(page, '/forgot-password');
    await expectAccessible(page);
    await field(page, 'Email').fill(person.Email);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Berhasil mengirim email')).toBeVisible();
    await expect(page).toHaveURL('/forgot-password-success');
    await expect(page.getByRole('heading', { name: 'Reset Password Berhasil' })).toBeVisible();
    await expect(page.getByText('Silahkan cek email anda untuk mengatur ulang password')).toBeVisible();
    await expectAccessible(page);

    const link = await linkIn(person.Email);
    const baru = { ...person, Password: 'sawah-basah-9' };
    const choose = async () => {
      await open(page, link);
      await field(page, 'Password Baru').fill(baru.Password);
      await field(page, 'Konfirmasi Password Baru').fill(baru.Password);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Update Password' }).click();
    };
    await choose();
    await expect(page.getByText('Berhasil mereset password')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await logIn(page, baru);
    await expect(page).toHaveURL('/dashboard');

    await choose();
    await expect(page.getByText('Tautan atur ulang password tidak berlaku lagi').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Minta tautan baru' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('wrong passwords', () => {
  test.use({ expected: [/status of 401/], extraHTTPHeaders: elsewhere() });

  test('spec §8: three times the server’s words, then the right one with the check that is asked for', async ({
    page,
  }) => {
    const person = newcomer();
    await register(page, person);
    await open(page, '/login');
    for (const Password of ['salah-satu', 'salah-dua', 'salah-tiga']) {
      // A refused attempt has used the check up: the next one follows the answer.
      const next = page.waitForResponse('**/api/login').then(() => page.waitForResponse('**/api/robot-check'));
      await logIn(page, { ...person, Password });
      await expect(page.getByText('Username atau password salah!').first()).toBeVisible();
      await next;
    }
    const unchecked = { username: person.Username, password: person.Password };
    const answer = await page.request.post('/api/login', { data: unchecked });
    expect((await answer.json()).meta.message).toBe('Silahkan isi recaptcha!');
    await logIn(page, person);
    await expect(page).toHaveURL('/dashboard');
  });
});
