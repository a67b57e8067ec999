import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../support/api/network.ts';
import { field, fillProduk, said, save } from '../../support/forms/own-produk.ts';
import { openAs } from '../../support/screens/open.tsx';

const address = '/dashboard/pangan/tambah';
const link = (name: string) => screen.findByRole('link', { name });

test('after a product was added the way leads to it in the showcase', async () => {
  const { user, address: now } = await openAs('petani', address);
  await fillProduk(user, 'Nangka Madu');
  await save(user);
  await said('Produk berhasil ditambahkan');
  expect(await screen.findByText('Nangka Madu sudah tersimpan.')).toBeTruthy();
  const wayOn = await link('Lihat di etalase');
  await waitFor(() => expect(document.activeElement).toBe(wayOn));
  await user.click(wayOn);
  await waitFor(() => expect(now()).toMatch(/^\/detail-produk\/nangka-madu/));
  expect(await screen.findByText('Dipetik tadi pagi')).toBeTruthy();
});

test('or to the next: the form is empty, and typing begins in its first field', async () => {
  const { user, address: now } = await openAs('petani', address);
  await fillProduk(user, 'Nangka Bubur');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Tambah lagi' }));
  const judul = (await field('Judul')) as HTMLInputElement;
  expect(document.activeElement).toBe(judul);
  expect(judul.value).toBe('');
  expect(screen.queryByText('Nangka Bubur sudah tersimpan.')).toBeNull();
  expect(now()).toBe(address);
});

test('who types on has gone on: nothing of the last product stands above the next', async () => {
  const { user } = await openAs('petani', address);
  await fillProduk(user, 'Nangka Kuning');
  await save(user);
  await link('Lihat di etalase');
  await user.type(await field('Judul'), 'N');
  expect(screen.queryByRole('link', { name: 'Lihat di etalase' })).toBeNull();
});

test.each<[string, (user: Awaited<ReturnType<typeof openAs>>['user']) => Promise<void>, string]>([
  [
    'waits on this device',
    async () => network.use(http.post('*/api/produk', () => HttpResponse.error())),
    'Nangka Muda tersimpan di perangkat ini, dan terkirim begitu ada sinyal.',
  ],
  [
    'is not for sale',
    async (user) => user.selectOptions(await field('Status'), 'tidak'),
    'Nangka Muda sudah tersimpan.',
  ],
])('a product that %s is in no showcase: the way leads to the farmer’s own', async (_name, make, sentence) => {
  const { user, address: now } = await openAs('petani', address);
  await fillProduk(user, 'Nangka Muda');
  await make(user);
  await save(user);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Lihat di etalase' })).toBeNull();
  await user.click(await link('Lihat produk Anda'));
  await waitFor(() => expect(now()).toBe('/dashboard/pangan'));
});
