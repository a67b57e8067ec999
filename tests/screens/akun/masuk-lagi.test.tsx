import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { accessToken, expireSession } from '@/entities/session';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { rowsOf } from '../../support/api/answers.ts';
import { openAs } from '../../support/screens/open.tsx';
import { newPeriode } from '../../support/screens/petugas.ts';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await Promise.all([import('@/widgets/entry-desk/ui/grid/DeskIsi'), import('@/features/auth')]);

let melak: number;
beforeAll(async () => {
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
});

const active = () => document.activeElement as HTMLInputElement;
const login = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Masuk lagi' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
};
const passwordOf = (dialog: Awaited<ReturnType<typeof login>>) => dialog.getByLabelText<HTMLInputElement>('Password');

/** The server ends the session, and this browser hears of it. */
async function endSession() {
  const token = accessToken.read() ?? '';
  await fetch('http://localhost/api/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  act(() => expireSession(token));
}

async function openGrid() {
  const { id } = await newPeriode('harga-pangan');
  const address = `/dashboard/harga-pangan/edit?periode=${id}&kecamatan=${melak}&isi=`;
  const opened = await openAs('petugas', address);
  await screen.findByRole('grid', undefined, { timeout: 20_000 });
  await waitFor(() => expect(active().dataset['figur']).toBeTruthy());
  const stored = () => rowsOf(`/harga-pangan?periode_harga_pangan_id=${id}&kecamatan_id=${melak}`);
  return { ...opened, path: address, stored };
}

test('a session that ends in the middle of a figure is gone on with above the grid: keys go nowhere, the figure stays, and what waits is sent', async () => {
  const { user, address, path, stored } = await openGrid();
  const cell = active().getAttribute('aria-label');
  await user.keyboard('31000{Tab}280');
  await endSession();
  await user.keyboard('00{Tab}55{Enter}9');
  const dialog = await login();
  expect(address()).toBe(path);
  await user.keyboard('12{Tab}345{Enter}6');
  // A thumb that is still tapping digits comes down where the way out stands now.
  await user.pointer({ keys: '[TouchA]', target: dialog.getByRole('button', { name: 'Masuk dengan akun lain' }) });
  expect(address()).toBe(path);
  expect(dialog.getByLabelText<HTMLInputElement>('Username').value).toBe('petugas');
  expect(passwordOf(dialog).value).toBe('');
  expect(await stored()).toEqual([]);

  await user.type(passwordOf(dialog), DEMO_PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Masuk' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(active().dataset['figur']).toBe('harga_grosir'));
  expect([active().value, active().getAttribute('aria-label') === cell]).toEqual(['280', false]);
  await user.keyboard('00{Tab}');
  await waitFor(async () => expect(await stored()).toMatchObject([{ harga_eceran: 31_000, harga_grosir: 28_000 }]), {
    timeout: 20_000,
  });
});

test('a wrong password changes nothing, and the other way out keeps what was typed for the same officer', async () => {
  const { user, address, path } = await openGrid();
  await user.keyboard('31000{Tab}280');
  await endSession();
  const dialog = await login();
  await user.type(passwordOf(dialog), 'salah-sekali');
  await user.click(dialog.getByRole('button', { name: 'Masuk' }));
  expect(await dialog.findByText('Username atau password salah!')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Masuk dengan akun lain' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(localStorage.getItem('accessToken')).toBeNull();
  await user.type(await screen.findByLabelText('Username'), 'petugas');
  await user.type(screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  await waitFor(() => expect(address()).toBe(path));
  await screen.findByRole('grid', undefined, { timeout: 20_000 });
  await waitFor(() =>
    expect(
      screen
        .getAllByRole<HTMLInputElement>('textbox')
        .slice(0, 2)
        .map(({ value }) => value),
    ).toEqual(['31.000', '280']),
  );
});

test('a session that ends in another tab leaves the grid standing; a login there as the same officer goes on here', async () => {
  const { user, address, path } = await openGrid();
  await user.keyboard('310');
  const [token, profil] = [localStorage.getItem('accessToken'), localStorage.getItem('profil')];
  const hear = (key: string, oldValue: string | null, newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
  localStorage.removeItem('accessToken');
  localStorage.removeItem('profil');
  hear('accessToken', token, null);
  await login();
  expect(address()).toBe(path);
  localStorage.setItem('accessToken', token ?? '');
  localStorage.setItem('profil', profil ?? '');
  hear('accessToken', null, token);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(active().value).toBe('310'));
  expect(address()).toBe(path);
});

test('a form that is typed in stays as well; one that nobody has touched gives way to the login', async () => {
  const { user, address } = await openAs('petani', '/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: /Edit Profile/ }));
  const name = within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>('Nama');
  await user.type(name, ' Baru');
  await endSession();
  const dialog = await login();
  await user.type(passwordOf(dialog), DEMO_PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Masuk' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(active()).toBe(name));
  expect([name.value.endsWith(' Baru'), address()]).toEqual([true, '/dashboard/profile']);
});
