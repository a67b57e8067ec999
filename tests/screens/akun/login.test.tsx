import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import {
  checkIsOff,
  complains,
  fails,
  failures,
  field,
  fill,
  oddTexts,
  said,
  silence,
} from '../../support/forms/account-form.ts';
import { sent } from '../../support/outbox/sent.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';

afterEach(silence);

const right = { Username: 'petani', Password: DEMO_PASSWORD };

const openLogin = async () => {
  const opened = await open('/login');
  await checkIsOff();
  return { ...opened, submit: () => opened.user.click(screen.getByRole('button', { name: 'Masuk' })) };
};

test('spec §2, login: logo, title, username, password, button, links and back button', async () => {
  await openLogin();
  expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Lumbung' })).toBeTruthy();
  expect(field('Username').type).toBe('text');
  expect(field('Password').type).toBe('password');
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkTo('Lupa Password?')).toBe('/forgot-password');
  expect(linkTo('Belum Memiliki Akun? Lakukan Pendaftaran')).toBe('/register');
  expect(screen.getByRole('button', { name: 'Kembali' })).toBeTruthy();
  expect(document.title).toBe('Login · Lumbung');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test.each([
  ['both', { Username: '', Password: '' }, 'Username'],
  ['the password', { Username: 'petani', Password: '' }, 'Password'],
  ['the username', { Username: '', Password: 'rahasia' }, 'Username'],
  ['all but blanks of the username', { Username: '   ', Password: 'rahasia' }, 'Username'],
])("spec §5, login: without %s 'Silahkan isi username dan password!'", async (_name, values, label) => {
  const { user, submit } = await openLogin();
  const writes = sent();
  await fill(user, values);
  await submit();
  await complains(label, 'Silahkan isi username dan password!');
  expect(writes).toEqual([]);
});

test("spec §4 and §8: 'Login berhasil!', token and profile are kept, after 500 ms the dashboard", async () => {
  const { user, submit, address } = await openLogin();
  await fill(user, right);
  await submit();
  await waitFor(() => expect(localStorage.getItem('accessToken')).not.toBeNull());
  expect(address()).toBe('/login');
  expect(screen.queryByRole('heading', { name: '404 | Not Found' })).toBeNull();
  await said('Login berhasil!');
  expect(JSON.parse(localStorage.getItem('profil')!).user).toMatchObject({ username: 'petani', roles: ['petani'] });
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('Enter sends the form, once however often it is pressed', async () => {
  const { user, address } = await openLogin();
  const writes = sent();
  await fill(user, right);
  await user.type(field('Password'), '{Enter}{Enter}{Enter}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Masuk' }).disabled).toBe(true);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(writes).toHaveLength(1);
  expect(writes[0]).toMatchObject({
    path: '/login',
    fields: { username: 'petani', password: DEMO_PASSWORD },
    key: null,
    bearer: null,
  });
});

test("spec §8: a wrong password gets the server's message, and what was typed stays", async () => {
  const { user, submit, address } = await openLogin();
  await fill(user, { Username: 'petani', Password: 'salah-sekali' });
  await submit();
  await said('Username atau password salah!');
  silence();
  expect([field('Username').value, field('Password').value]).toEqual(['petani', 'salah-sekali']);
  expect(address()).toBe('/login');
  expect(localStorage.getItem('accessToken')).toBeNull();
  await fill(user, right);
  await submit();
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test.each(failures('Login gagal. Silahkan coba lagi.'))('spec §8, login: %s', async (_name, answer, sentence) => {
  const { user, submit } = await openLogin();
  fails('/login', answer);
  await fill(user, right);
  await submit();
  await said(sentence);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Masuk' }).disabled).toBe(false));
});

test.each(oddTexts)('bad input: nobody is called %.30s', async (text) => {
  const { user, submit, address } = await openLogin();
  await fill(user, { Username: text, Password: text });
  await submit();
  if (text.length > 1000) await complains('Username', 'Username paling panjang 254 huruf');
  else await said('Username atau password salah!');
  expect(address()).toBe('/login');
});

test('spec §2, route sets: whoever is logged in has no login and no registration', async () => {
  await openAs('petani', '/login');
  expect(await screen.findByRole('heading', { name: '404 | Not Found' })).toBeTruthy();
});

const openExpired = async (path: string) => {
  const token = await logIn('petani');
  await fetch('http://localhost/api/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  const profil = JSON.parse(localStorage.getItem('profil')!);
  localStorage.setItem('profil', JSON.stringify({ ...profil, sejak: 0 }));
  const opened = await open(path);
  await waitFor(() => expect(opened.address()).toBe('/login'));
  await checkIsOff();
  return { ...opened, submit: () => opened.user.click(screen.getByRole('button', { name: 'Masuk' })) };
};

test('rulings 2: a login that follows an expired session returns to where the user was', async () => {
  const { user, submit, address } = await openExpired('/dashboard/profile?bagian=foto');
  await said('Sesi Anda sudah berakhir, silahkan masuk kembali');
  await fill(user, right);
  await submit();
  await waitFor(() => expect(address()).toBe('/dashboard/profile?bagian=foto'));
});

test('rulings 2: somebody else goes to the dashboard', async () => {
  const { user, submit, address } = await openExpired('/dashboard/profile');
  await fill(user, { ...right, Username: 'petugas' });
  await submit();
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('rulings 9: nothing that is typed here is drafted', async () => {
  const { user } = await openLogin();
  await fill(user, right);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(JSON.stringify({ ...localStorage, names })).not.toContain(DEMO_PASSWORD);
  await user.click(screen.getByRole('link', { name: 'Lupa Password?' }));
  expect(await screen.findByRole('heading', { name: 'Lupa Password' })).toBeTruthy();
});

test('the password can be looked at', async () => {
  const { user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Tampilkan password' }));
  expect(field('Password').type).toBe('text');
});
