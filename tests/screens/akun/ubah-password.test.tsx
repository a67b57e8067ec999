import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApi } from '../../support/api/api.ts';
import { network } from '../../support/api/network.ts';
import { complains, fails, failures, field, fill, said, silence } from '../../support/forms/account-form.ts';
import { sent } from '../../support/outbox/sent.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';

const api = await openApi();

beforeEach(() => network.use(http.all('*/api/*', ({ request }) => api.app.fetch(request))));
afterEach(silence);

const good = { 'Password Baru': 'sawah-basah-9', 'Konfirmasi Password Baru': 'sawah-basah-9' };
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Update Password' });

/** The link of the letter that was sent to this address. */
const linkFor = async (email: string): Promise<string> => {
  await api.fetch('/api/forgot-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  await api.settled();
  const letter = api.letters.findLast(({ to }) => to === email)?.text ?? '';
  return /\/change-password\?\S+/.exec(letter)?.[0] ?? '';
};

const openChange = async (link = '/change-password?token=abc&email=petani%40contoh.id') => {
  const opened = await open(link);
  await button();
  return { ...opened, submit: async () => opened.user.click(await button()) };
};

test.each(['/change-password', '/change-password?'])('spec §2: %s, without a query, goes to /login', async (path) => {
  const { address } = await open(path);
  await waitFor(() => expect(address()).toBe('/login'));
});

test.each([
  ['Email harus diisi', '/change-password?token=abc', {}],
  ['Token harus diisi', '/change-password?email=petani%40contoh.id', {}],
])("spec §5, reset password: '%s', and the way to a new link", async (sentence, path, values) => {
  const { user, submit } = await openChange(path);
  await fill(user, values);
  await submit();
  await said(sentence);
  expect(screen.getByRole('link', { name: 'Minta tautan baru' }).getAttribute('href')).toBe('/forgot-password');
});

test.each([
  ['Password harus diisi', 'Password Baru', { 'Password Baru': '' }],
  ['Konfirmasi password harus diisi', 'Konfirmasi Password Baru', { 'Konfirmasi Password Baru': '' }],
  ['Password tidak sama', 'Konfirmasi Password Baru', { 'Konfirmasi Password Baru': 'sawah-kering-9' }],
])(
  "spec §5, reset password: '%s' stands beside its field, with the focus, and no message repeats it",
  async (sentence, label, values) => {
    const { user, submit } = await openChange();
    const writes = sent();
    await fill(user, { ...good, ...values });
    await submit();
    await complains(label, sentence);
    expect(writes).toEqual([]);
  },
);

test("spec §4, reset: 'Berhasil mereset password', the login, and the new password opens it", async () => {
  const link = await linkFor('petugas@contoh.id');
  const { user, submit, address } = await openChange(link);
  await fill(user, good);
  await submit();
  await said('Berhasil mereset password');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await logIn('petugas', good['Password Baru'])).toBeTruthy();
});

test('a link that was used is refused in the server’s words, with the way to a new one', async () => {
  const link = await linkFor('admin@contoh.id');
  const query = new URLSearchParams(link.split('?')[1]);
  const fields = { ...Object.fromEntries(query), password: 'sawah-basah-9', password_confirmation: 'sawah-basah-9' };
  await api.fetch('/api/reset-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const { user, submit } = await openChange(link);
  await fill(user, good);
  await submit();
  await said('Tautan atur ulang password tidak berlaku lagi, silahkan minta yang baru');
  await user.click(await screen.findByRole('link', { name: 'Minta tautan baru' }));
  expect(await screen.findByRole('button', { name: 'Reset Password' })).toBeTruthy();
});

test('a short password is refused by the server, beside its field', async () => {
  const { user, submit } = await openChange(await linkFor('petani@contoh.id'));
  await fill(user, { 'Password Baru': 'pendek7', 'Konfirmasi Password Baru': 'pendek7' });
  await submit();
  await complains('Password Baru', 'Password minimal 8 karakter');
});

test.each(failures('Gagal mereset password'))('spec §8, reset password: %s', async (_name, answer, sentence) => {
  const { user, submit } = await openChange();
  fails('/reset-password', answer);
  await fill(user, good);
  await submit();
  await said(sentence);
  expect(field('Password Baru').value).toBe(good['Password Baru']);
});

test("spec §2: 'Update Password' is disabled while loading", async () => {
  const { user, submit } = await openChange();
  network.use(http.post('*/api/reset-password', () => new Promise<never>(() => {})));
  await fill(user, good);
  await submit();
  await waitFor(async () => expect((await button()).disabled).toBe(true));
});

test('whoever is logged in meanwhile is so no more, and finds the login', async () => {
  const link = await linkFor('superadmin@contoh.id');
  const { user, address } = await openAs('superadmin', link);
  await button();
  await fill(user, good);
  await user.click(await button());
  await waitFor(() => expect(address()).toBe('/login'));
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Masuk' })).toBeTruthy();
});

test('an invited person reads words of an invitation', async () => {
  const { user } = await open('/change-password?token=abc&email=marta%40contoh.id&undangan=1');
  expect(await screen.findByRole('heading', { name: 'Pilih password Anda' })).toBeTruthy();
  expect(screen.queryByText('Update Password')).toBeNull();
  await fill(user, { Password: 'sawah di tepi Mahakam', 'Konfirmasi Password': 'sawah di tepi Mahakam' });
  await user.click(screen.getByRole('button', { name: 'Simpan password' }));
  expect(await screen.findByText(/Mintalah undangan baru kepada dinas/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Minta tautan baru' })).toBeNull();
});
