import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { STORED_HERE } from '@/shared/write';
import { breakages } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { wordlessRefusal } from '../../support/api/refusal.ts';
import { newProduk, ownProduk, said } from '../../support/forms/own-produk.ts';
import { logIn, open } from '../../support/screens/open.tsx';

const address = '/dashboard/pangan';

const ask = async (user: Awaited<ReturnType<typeof open>>['user'], judul: string) => {
  await user.click(await screen.findByRole('button', { name: `Hapus ${judul}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apakah Anda Yakin?' }));
  expect(dialog.getByText('Produk yang dihapus tidak dapat dikembalikan!')).toBeTruthy();
  return dialog;
};

test('spec §8, delete: asks, Batal keeps it, Hapus deletes it and the table shows it no more', async () => {
  const token = await logIn('petani');
  const { judul } = await newProduk(token, 'Labu Siam Habis');
  const { user } = await open(`${address}?query=labu+siam`);
  await user.click((await ask(user, judul)).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await ownProduk(token, judul)).toHaveLength(1);
  await user.click((await ask(user, judul)).getByRole('button', { name: 'Hapus' }));
  await said('Berhasil menghapus produk');
  await screen.findByText('Tidak Ada Data Pangan');
  expect(await ownProduk(token, judul)).toEqual([]);
});

test('spec §8, delete that fails: the server’s words, and the product stays', async () => {
  const token = await logIn('petani');
  const { judul } = await newProduk(token, 'Labu Kuning Tetap');
  network.use(http.post('*/api/produk/:id', wordlessRefusal));
  const { user } = await open(`${address}?query=labu+kuning`);
  await user.click((await ask(user, judul)).getByRole('button', { name: 'Hapus' }));
  await said('Gagal menghapus produk');
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(await ownProduk(token, judul)).toHaveLength(1);
});

const failures = breakages.filter(([name]) => ['500 with a message', 'a proxy’s HTML page'].includes(name));

test.each(failures)(
  'rulings 36, a delete is answered %s: says what failed, then that it will be tried again',
  async (_name, answer) => {
    const token = await logIn('petani');
    const { judul } = await newProduk(token, 'Labu Tertunda');
    network.use(http.post('*/api/produk/:id', answer));
    const { user } = await open(`${address}?query=labu+tertunda`);
    await user.click((await ask(user, judul)).getByRole('button', { name: 'Hapus' }));
    await said('Gagal menghapus produk. Akan dicoba lagi.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Berhasil menghapus produk')).toBeNull();
    network.resetHandlers();
    window.dispatchEvent(new Event('focus'));
    await said(`Terkirim: Hapus produk ${judul}`);
    expect(await ownProduk(token, judul)).toEqual([]);
  },
);

test('rulings 36, what stands before the server gives up late: what failed is said then', async () => {
  const token = await logIn('petani');
  const { judul } = await newProduk(token, 'Labu Tersendat');
  const late = Promise.withResolvers<void>();
  const [, answer] = failures[0]!;
  network.use(http.post('*/api/produk/:id', () => late.promise.then(answer)));
  const { user } = await open(`${address}?query=labu+tersendat`, undefined, 20);
  await user.click((await ask(user, judul)).getByRole('button', { name: 'Hapus' }));
  await said(STORED_HERE);
  late.resolve();
  await said('Gagal menghapus produk. Akan dicoba lagi.');
  network.resetHandlers();
  window.dispatchEvent(new Event('focus'));
  await said(`Terkirim: Hapus produk ${judul}`);
});
