import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { breaks } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { newLahan, ownLahan } from '../../support/forms/lahan-form.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';

const nama = () => JSON.parse(localStorage.getItem('profil') ?? '').user.nama_lengkap;
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test.each(['admin', 'superadmin'])("spec §2, /dashboard: 'Selamat Datang, {user full name}' for %s", async (peran) => {
  await openAs(peran, '/dashboard');
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(`Selamat Datang, ${nama()}`);
});

test.each(['petani', 'petugas'])('the dashboard greets %s too', async (peran) => {
  await openAs(peran, '/dashboard');
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(`Selamat Datang, ${nama()}`);
});

test('a petani sees how many products and plots he has, with doors to both and to adding', async () => {
  const token = await logIn('petani');
  await newLahan(token, 'Ladang ketiga');
  const { user, address } = await open('/dashboard');
  const lahan = await card('Lahan Petani');
  await waitFor(() => expect(lahan.getByText('3 lahan')).toBeTruthy());
  const { id } = JSON.parse(localStorage.getItem('profil') ?? '').user;
  const headers = { Authorization: `Bearer ${token}` };
  const produk = (await (await fetch(`http://localhost/api/produk?user_id=${id}`, { headers })).json()).data.total;
  const etalase = await card('Etalase Pangan');
  expect(etalase.getByText(`${produk} produk`)).toBeTruthy();
  const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
  expect(hrefs(etalase.getAllByRole('link'))).toEqual(['/dashboard/pangan', '/dashboard/pangan/tambah']);
  expect(hrefs(lahan.getAllByRole('link'))).toEqual(['/dashboard/lahan-petani', '/dashboard/lahan-petani/tambah']);
  await user.click(lahan.getByRole('link', { name: /Lahan Petani/ }));
  expect(address()).toBe('/dashboard/lahan-petani');
  expect(await ownLahan(token)).toHaveLength(3);
});

test('counts that cannot be read say why, and the doors stay', async () => {
  await logIn('petani');
  breaks('/produk', () => HttpResponse.error());
  const { user } = await open('/dashboard');
  const etalase = await card('Etalase Pangan');
  await waitFor(() => expect(etalase.getByRole('alert').textContent).toMatch(/^Error: Tidak dapat terhubung/));
  expect(etalase.getAllByRole('link')).toHaveLength(2);
  network.resetHandlers();
  await user.click(etalase.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(etalase.getByText(/^\d+ produk$/)).toBeTruthy());
});
