import type { Locator, Page } from '@playwright/test';
import { bar, elsewhere, field, logIn, newcomer } from '../support/account';
import { linkIn } from '../support/letters';
import { expect, expectAccessible, open, test } from '../support/page';

// A registration that is refused, the login with a password that is no more, and the link that was used.
test.use({ expected: [/status of (401|422)/], extraHTTPHeaders: elsewhere() });

test.describe.configure({ timeout: 240_000 });

/** Pixels between an element and the button that stays; negative where the element lies below. */
async function gapAbove(page: Page, element: Locator): Promise<number> {
  const [one, button] = [await element.boundingBox(), await page.locator('[data-diam]').boundingBox()];
  if (!one || !button) throw new Error('It is not on the page.');
  return button.y - one.y - one.height;
}

test('spec §2 and §4, auth screens: somebody registers, logs in though a stranger guesses at his account, forgets his password, and sets a new one by the letter’s link, once', async ({
  page,
  request,
}) => {
  const person = newcomer();

  await test.step('the button of the long form is always in sight and turns while it waits; a refusal comes into view (WCAG 2.4.11)', async () => {
    const message = 'Password terlalu mudah ditebak, silahkan pilih yang lain';
    const data = { message, errors: { password: [message] } };
    const meta = { status: 'error', message, code: 422 };
    const { promise: answer, resolve: refuse } = Promise.withResolvers<void>();
    await page.route('**/api/register', async (route) => {
      await answer;
      await route.fulfill({ status: 422, json: { meta, data } });
    });
    await open(page, '/register');
    const button = page.getByRole('button', { name: 'Daftar' });
    await expect(button).toBeInViewport();
    await expect(button.locator('.spinner')).toHaveCount(0);
    for (const [label, text] of Object.entries({ ...person, Password: 'abc123456' }))
      await field(page, label).fill(text);
    // The field is all in sight, just over the button.
    const password = field(page, 'Password');
    await page.evaluate((by) => window.scrollBy(0, by), 14 - (await gapAbove(page, password)));
    expect(Math.round(await gapAbove(page, password))).toBe(14);
    await button.tap();
    await expect(button.locator('.spinner')).toBeVisible();
    await expect(button).toBeDisabled();
    await expectAccessible(page);
    refuse();
    await expect(password).toBeFocused();
    expect(await gapAbove(page, page.getByText(message))).toBeGreaterThanOrEqual(0);
    await page.unroute('**/api/register');
  });

  await test.step('registers', async () => {
    await field(page, 'Password').fill(person.Password);
    await page.getByRole('button', { name: 'Daftar' }).click();
    await expect(page.getByText('Berhasil mendaftar')).toBeVisible();
    await expect(field(page, 'Username')).toHaveValue('');
    await page.getByRole('link', { name: 'Masuk sekarang' }).click();
    await expect(page).toHaveURL('/login');
    await expect(field(page, 'Username')).toHaveValue(person.Username);
    await expectAccessible(page);
  });

  await test.step('logs in from his own device, though a stranger at his address is shut out', async () => {
    const guess = (password: string) => request.post('/api/login', { data: { username: person.Username, password } });
    for (let turn = 0; turn < 10; turn += 1) expect((await guess('salah-tebak')).status()).toBe(401);
    expect((await guess(person.Password)).status()).toBe(429);
    await logIn(page, person);
    await expect(page.getByText('Login berhasil!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    // Back does not lead to a login that is there no more.
    await page.goBack();
    await expect(page).not.toHaveURL('/login');
    await open(page, '/dashboard');
    await bar(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('has forgotten his password', async () => {
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
  });

  await test.step('sets a new one by the link, once', async () => {
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
});
