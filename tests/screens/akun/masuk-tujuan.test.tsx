import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { checkIsOff, fill, said, silence } from '../../support/forms/account-form.ts';
import { open, openAs } from '../../support/screens/open.tsx';

afterEach(silence);

const HINT = 'Halaman ini terbuka setelah Anda masuk dengan akun yang berhak.';
const masuk = async (user: Awaited<ReturnType<typeof open>>['user'], values: Record<string, string>) => {
  await checkIsOff();
  await fill(user, values);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
};
const main = () => within(screen.getByRole('main'));

/** Opens an address while logged out, and follows its way to the login. */
const askFor = async (path: string) => {
  const opened = await open(path);
  expect(await screen.findByRole('heading', { name: '404 | Not Found' })).toBeTruthy();
  expect(screen.getByText(HINT)).toBeTruthy();
  await opened.user.click(main().getByRole('link', { name: 'Login' }));
  await waitFor(() => expect(opened.address()).toBe('/login'));
  return opened;
};

test.each([
  ['petugas', '/dashboard/harga-pangan/edit?periode=46'],
  ['admin', '/kantor/kelengkapan?tahun=2026'],
  ['petani', '/profile'],
])('a login of %s leads to %s, which was asked for', async (username, path) => {
  const { user, address } = await askFor(path);
  await masuk(user, { Username: username, Password: DEMO_PASSWORD });
  await waitFor(() => expect(address()).toMatch(path.split('?')[0] ?? ''));
  await waitFor(() => expect(screen.queryByRole('heading', { name: '404 | Not Found' })).toBeNull());
});

test('a wrong password and a lost one do not lose the address', async () => {
  const { user, address } = await askFor('/kantor/aduan');
  await masuk(user, { Username: 'admin', Password: 'salah-sekali' });
  await said('Username atau password salah!');
  silence();
  await user.click(screen.getByRole('link', { name: 'Lupa Password?' }));
  const reset = await screen.findByRole('button', { name: 'Reset Password' });
  await fill(user, { Email: 'admin@contoh.id' });
  await user.click(reset);
  await user.click(await screen.findByRole('link', { name: 'Change Password' }));
  await waitFor(() => expect(address()).toBe('/login'));
  await masuk(user, { Username: 'admin', Password: DEMO_PASSWORD });
  await waitFor(() => expect(address()).toBe('/kantor/aduan'));
});

test.each(['/kantor/aduan', '/dashboard/pangan'])(
  'an account without a right to %s lands on its dashboard',
  async (path) => {
    const { user, address } = await askFor(path);
    await masuk(user, { Username: 'petugas', Password: DEMO_PASSWORD });
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(await screen.findByText(/^Selamat Datang/)).toBeTruthy();
  },
);

test.each(['/apa-saja', '/kantor/tidak-ada', '/dashboard/tidak-ada'])('no login opens %s', async (path) => {
  await open(path);
  expect(await screen.findByRole('heading', { name: '404 | Not Found' })).toBeTruthy();
  expect(screen.queryByText(HINT)).toBeNull();
  cleanup();
});

test('a role without the address is promised nothing', async () => {
  await openAs('petani', '/kantor/aduan');
  expect(await screen.findByRole('heading', { name: '404 | Not Found' })).toBeTruthy();
  expect(screen.queryByText(HINT)).toBeNull();
});
