import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { accessToken, currentUser, expireSession, keepSession } from '@/entities/session';
import { deviceDatabase } from '@/shared/lib/device';
import { network } from '../../support/api/network.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';

const drawer = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  return within(await screen.findByRole('dialog'));
};
const entries = (menu: Awaited<ReturnType<typeof drawer>>) =>
  within(menu.getByRole('navigation', { name: 'Menu' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('spec §2, side drawer: a visitor is called Pengunjung', async () => {
  const { user } = await open('/laporan');
  const menu = await drawer(user);
  expect(menu.getByText('Pengunjung')).toBeTruthy();
  expect(entries(menu)).toEqual([
    ...['Beranda', 'Etalase', 'Harga Pangan', 'Ketersediaan Pangan', 'Kegiatan Dinas', 'Laporan', 'Login'],
  ]);
});

test('spec §2, side drawer: whoever is logged in sees his name and the logged-in public menu', async () => {
  const { user } = await openAs('petani', '/laporan');
  const menu = await drawer(user);
  expect(menu.queryByText('Pengunjung')).toBeNull();
  expect(entries(menu)).toEqual([
    ...[
      'Dashboard',
      'Etalase',
      'Harga Pangan',
      'Ketersediaan Pangan',
      'Kegiatan Dinas',
      'Laporan',
      'Profile',
      'Keluar',
    ],
  ]);
});

test("spec §4, logout: 'Logout berhasil!', the token is gone here and worth nothing there", async () => {
  const { user, token } = await openAs('petani', '/laporan');
  const menu = await drawer(user);
  await user.click(menu.getByRole('button', { name: 'Keluar' }));
  expect(await screen.findByText('Logout berhasil!')).toBeTruthy();
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(localStorage.getItem('profil')).toBeNull();
  const { status } = await fetch('http://localhost/api/user', { headers: { Authorization: `Bearer ${token}` } });
  expect(status).toBe(401);
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Harga minggu ini' })).toBeTruthy());
});

test('rulings 2: after a logout no dashboard falls apart on the way home: nothing of it is left', async () => {
  const { user } = await openAs('petani', '/dashboard');
  await screen.findByText(/^\d+ produk$/);
  await user.click(screen.getAllByRole('button', { name: 'Logout' })[0]!);
  await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('status', { name: 'Memuat' })).toBeTruthy();
  expect(main.queryByText('Etalase Pangan')).toBeNull();
  expect(await screen.findByRole('heading', { level: 2, name: 'Harga minggu ini' })).toBeTruthy();
});

test('rulings 6: who is refused while the logout is on its way, in any tab, was logged out and is not told of an end', async () => {
  const { user } = await openAs('petani', '/dashboard');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    network.use(
      http.post('*/api/logout', async () => {
        resolve();
        await new Promise<void>((go) => {
          answer = go;
        });
        return undefined;
      }),
    );
  });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await asked;
  expireSession(accessToken.read() ?? '');
  expect(screen.queryByText('Sesi Anda sudah berakhir, silahkan masuk kembali')).toBeNull();
  answer();
  expect(await screen.findByText('Logout berhasil!')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: 'Harga minggu ini' })).toBeTruthy();
});

test('spec §4: a session that the server has ended already is over with the logout too', async () => {
  const { user, token } = await openAs('petani', '/dashboard');
  // What is asked afterwards would be refused, and end the session before the tap.
  for (const count of [/^\d+ produk$/, /^\d+ lahan$/]) await screen.findByText(count);
  await fetch('http://localhost/api/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(accessToken.read()).toBeNull());
});

test("spec §8, logout that fails: the server's message, and the user stays logged in", async () => {
  network.use(
    http.post('*/api/logout', () =>
      HttpResponse.json(
        { meta: { status: 'error', message: 'Sedang diperbaiki', code: 503 }, data: {} },
        { status: 503 },
      ),
    ),
  );
  const { user } = await openAs('petani', '/laporan');
  const menu = await drawer(user);
  await user.click(menu.getByRole('button', { name: 'Keluar' }));
  expect(await screen.findByText('Sedang diperbaiki')).toBeTruthy();
  expect(localStorage.getItem('accessToken')).not.toBeNull();
});

test("spec §8, logout without signal: 'Logout gagal. Silahkan coba lagi.', and the session stays, which the server could not be told to end", async () => {
  network.use(http.post('*/api/logout', () => HttpResponse.error()));
  const { user, token } = await openAs('petani', '/laporan');
  const menu = await drawer(user);
  await user.click(menu.getByRole('button', { name: 'Keluar' }));
  expect(await screen.findByText(/^Logout gagal\. Silahkan coba lagi\. Tidak dapat terhubung/)).toBeTruthy();
  expect(accessToken.read()).toBe(token);
});

test('spec §2, route sets: a visitor has no dashboard', async () => {
  await open('/dashboard/pangan');
  expect(await screen.findByRole('heading', { name: '404 | Not Found' })).toBeTruthy();
});

test('spec §4: a profile that the server refuses means not logged in', async () => {
  localStorage.setItem('accessToken', '"bukan-token"');
  await open('/laporan');
  await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
});

test('rulings 1: without an answer the last known profile is kept', async () => {
  network.use(http.get('*/api/user', () => HttpResponse.error()));
  const { user } = await openAs('petugas', '/laporan');
  const profil = JSON.parse(localStorage.getItem('profil') ?? '');
  localStorage.setItem('profil', JSON.stringify({ ...profil, sejak: 0 }));
  const menu = await drawer(user);
  expect(menu.getByText(profil.user.nama_lengkap)).toBeTruthy();
});

/** Lays drafts on the device as they lay there before this start. */
const layDrafts = async (...names: string[]) => {
  const database = await deviceDatabase();
  for (const name of names) await database.put('draf', { values: { nama: name }, disimpan: '' }, name);
};
const draftNames = async () => (await deviceDatabase()).getAllKeys('draf');
/** A sign of the user, after which the app sees to what can wait. */
const goOn = (user: Awaited<ReturnType<typeof open>>['user']) => user.keyboard('{Shift}');

test('rulings 6: what users who have logged out left half filled in goes at the next start', async () => {
  await layDrafts('7/uji', '12/harga/3/4');
  const { user } = await open('/laporan');
  await goOn(user);
  await waitFor(async () => expect(await draftNames()).toEqual([]));
});

test('drafts: those of whoever is logged in stay, those of others who have logged out go', async () => {
  await logIn('petugas');
  const id = currentUser()?.id;
  // As an earlier version left it, which knew no owners.
  localStorage.removeItem('pemilikDraf');
  await layDrafts(`${id}/uji`, '7000/uji');
  const { user } = await open('/laporan');
  await goOn(user);
  await waitFor(async () => expect(await draftNames()).toEqual([`${id}/uji`]));
});

test('drafts: those of a session that has ended wait for their user, whoever logs in and out meanwhile', async () => {
  await logIn('petani');
  const id = currentUser()?.id;
  await layDrafts(`${id}/uji`, '7000/uji');
  const refusal = { meta: { status: 'error', message: 'Akun tidak aktif', code: 403 }, data: {} };
  network.use(http.get('*/api/user', () => HttpResponse.json(refusal, { status: 403 })));
  localStorage.setItem('profil', JSON.stringify({ user: currentUser(), sejak: 0 }));
  const { user } = await open('/laporan');
  await waitFor(() => expect(accessToken.read()).toBeNull());
  await goOn(user);
  await waitFor(async () => expect(await draftNames()).toEqual([`${id}/uji`]));
  network.resetHandlers();
  await logIn('petugas');
  await layDrafts(`${currentUser()?.id}/uji`);
  const menu = await drawer(user);
  await user.click(menu.getByRole('button', { name: 'Keluar' }));
  expect(await screen.findByText('Logout berhasil!')).toBeTruthy();
  await waitFor(async () => expect(await draftNames()).toEqual([`${id}/uji`]));
});

test('an account whose role was changed is told so at the next refusal', async () => {
  await logIn('petani');
  keepSession({ ...currentUser()!, roles: ['admin'] });
  await open('/kantor/aduan');
  expect(await screen.findByText(/^Peran akun Anda sudah diubah, sehingga menu Anda kini lain/)).toBeTruthy();
  expect(currentUser()?.roles).toEqual(['petani']);
});
