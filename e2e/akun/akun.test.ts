import { bar, elsewhere, field, logIn, newcomer, register } from '../support/account';
import { linkIn } from '../support/letters';
import { expect, expectAccessible, open, test } from '../support/page';

// The login with a password that is no more, and the link that was used.
test.use({ expected: [/status of (401|422)/] });

test('spec §2 and §4, auth screens: somebody registers, logs in, forgets his password, and sets a new one by the letter’s link, once', async ({
  page,
}) => {
  const person = newcomer();
  await register(page, person);
  await expect(field(page, 'Username')).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Masuk sekarang' }).click();
  await expect(page).toHaveURL('/login');
  await expect(field(page, 'Username')).toHaveValue(person.Username);
  await expectAccessible(page);
  await logIn(page, person);
  await expect(page.getByText('Login berhasil!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  // Back does not lead to a login that is there no more.
  await page.goBack();
  await expect(page).not.toHaveURL('/login');
  await open(page, '/dashboard');
  await bar(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await open(page, '/login');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(field(page, 'Username')).toBeFocused();
  await expect(page.getByText('Silahkan isi username dan password!').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Lupa Password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await field(page, 'Email').fill(person.Email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Berhasil mengirim email')).toBeVisible();
  await expect(page).toHaveURL('/forgot-password-success');
  await expect(page.getByText('Silahkan cek email anda untuk mengatur ulang password')).toBeVisible();
  await expectAccessible(page);

  const link = await linkIn(person.Email);
  const choose = async (Password: string) => {
    await open(page, link);
    await field(page, 'Password Baru').fill(Password);
    await field(page, 'Konfirmasi Password Baru').fill(Password);
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await choose('sawah-basah-9');
  await expect(page.getByText('Berhasil mereset password')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logIn(page, person);
  await expect(page.getByText('Username atau password salah!').first()).toBeVisible();
  await logIn(page, { ...person, Password: 'sawah-basah-9' });
  await expect(page).toHaveURL('/dashboard');

  await choose('sawah-kering-9');
  await expect(page.getByText('Tautan atur ulang password tidak berlaku lagi').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Minta tautan baru' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('at one address with a stranger', () => {
  test.use({ extraHTTPHeaders: elsewhere() });

  test('who guesses at an account is shut out, and its own device is not', async ({ page, request }) => {
    const person = newcomer();
    await register(page, person);
    const username = person.Username;
    const guess = (password: string) => request.post('/api/login', { data: { username, password } });
    for (let turn = 0; turn < 10; turn += 1) expect((await guess('salah-tebak')).status()).toBe(401);
    expect((await guess(person.Password)).status()).toBe(429);
    await open(page, '/login');
    await logIn(page, person);
    await expect(page).toHaveURL('/dashboard');
  });
});
