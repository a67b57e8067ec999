import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Row } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { complains } from '../../support/forms/account-form.ts';
import { field, fill, mainButton, newProduk, ownProduk, said, save } from '../../support/forms/own-produk.ts';
import { sent } from '../../support/outbox/sent.ts';
import { refuseWrites } from '../../support/outbox/signal.ts';
import { logIn, open } from '../../support/screens/open.tsx';

const edit = (produk: Row) => `/dashboard/pangan/edit/${produk.slug}`;
const typed = async (label: string) => ((await field(label)) as HTMLInputElement).value;

/** Opens a further product of the demo's farmer for a change. */
async function openNew(judul: string, fotos = 1) {
  const token = await logIn('petani');
  const produk = await newProduk(token, judul, fotos);
  return { token, produk, ...(await open(edit(produk))) };
}

/** Changes a product past the screen, as another tab would. */
const changeElsewhere = (token: string, { id }: Row, fields: object) =>
  fetch(`http://localhost/api/produk/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });

test('spec §2: the edit form, opened fresh, shows the product as it is', async () => {
  await openNew('Kacang Tanah Kupas', 2);
  await waitFor(async () => expect(await typed('Judul')).toBe('Kacang Tanah Kupas'));
  expect(await typed('Stok')).toBe('5');
  expect(await typed('Satuan Panen')).toBe('kg');
  expect(await typed('Harga')).toBe('12.000');
  expect(await typed('Status')).toBe('aktif');
  expect(await typed('Deskripsi')).toBe('Dari kebun');
  expect((await mainButton(1)).getAttribute('aria-pressed')).toBe('true');
  expect((await mainButton(2)).getAttribute('aria-pressed')).toBe('false');
});

test('an address that names no product of the farmer’s own says so and leads on', async () => {
  await logIn('petani');
  const others = await fetch('http://localhost/api/produk?limit=200').then((answer) => answer.json());
  const { id } = JSON.parse(localStorage.getItem('profil')!).user;
  const foreign = others.data.data.find(({ user_id }: Row) => user_id !== id);
  await open(edit(foreign));
  expect(await screen.findByText('Produk tidak ditemukan')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lihat produk Anda' }).getAttribute('href')).toBe('/dashboard/pangan');
});

test('a product that cannot be read says why, and is asked for again', async () => {
  const token = await logIn('petani');
  const produk = await newProduk(token, 'Ubi Cilembu');
  network.use(http.get('*/api/produk', () => HttpResponse.error(), { once: true }));
  const { user } = await open(edit(produk));
  await screen.findByText('Error: Tidak dapat terhubung ke server. Periksa sambungan internet Anda.');
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await typed('Judul')).toBe('Ubi Cilembu');
});

test.each([
  ['Judul tidak boleh kosong', 'Judul', '  '],
  ['Deskripsi tidak boleh kosong', 'Deskripsi', ''],
  ['Stok harus berupa angka', 'Stok', '1.5'],
  ['Stok tidak boleh kosong', 'Stok', ''],
  ['Harga harus berupa angka', 'Harga', '-500'],
  ['Harga tidak boleh kosong', 'Harga', ''],
])("spec §5, Edit product: '%s'", async (sentence, label, text) => {
  const { user } = await openNew('Pepaya Muda');
  const writes = sent();
  await fill(user, label, text);
  await save(user);
  await complains(label, sentence);
  expect(writes).toEqual([]);
});

test('spec §5, Edit product: the first of several is said, in the spec’s order', async () => {
  const { user } = await openNew('Pepaya Tua');
  for (const label of ['Harga', 'Stok', 'Deskripsi']) await fill(user, label, '');
  await save(user);
  await complains('Deskripsi', 'Deskripsi tidak boleh kosong');
  for (const label of ['Harga', 'Stok', 'Deskripsi']) {
    expect((await field(label)).getAttribute('aria-invalid')).toBe('true');
  }
});

test("spec §4 and §8: 'Produk berhasil diubah', the table and the public see it", async () => {
  const { user, token, produk, address } = await openNew('Kelapa Muda');
  await fill(user, 'Judul', 'Kelapa Tua Besar');
  await fill(user, 'Harga', 'Rp. 15.500');
  await user.selectOptions(await field('Status'), 'tidak');
  await save(user);
  await said('Produk berhasil diubah');
  await waitFor(() => expect(address()).toBe('/dashboard/pangan'));
  expect(await screen.findByText('Kelapa Tua Besar')).toBeTruthy();
  const [changed] = await ownProduk(token, 'Kelapa Tua');
  expect(changed).toMatchObject({ id: produk.id, harga: 15_500, stok: 5, status: 'tidak', revisi: produk.revisi + 1 });
});

test('spec §8: what the server refuses is said beside its field', async () => {
  const { user } = await openNew('Kelapa Hijau');
  await fill(user, 'Judul', 'k'.repeat(151));
  await save(user);
  await complains('Judul', 'Judul paling panjang 150 huruf');
});

test("spec §8: 'Gagal mengubah produk' when no words came", async () => {
  const { user } = await openNew('Kelapa Kopyor');
  refuseWrites('/produk/:id', 422, '');
  await save(user);
  await said('Gagal mengubah produk');
});

test('a product that was changed elsewhere meanwhile: said, and loaded anew on wish', async () => {
  const { user, token, produk } = await openNew('Nanas Madu');
  await fill(user, 'Stok', '99');
  await changeElsewhere(token, produk, { harga: 20_000 });
  await save(user);
  await said('Data ini sudah diubah orang lain');
  const notice = within(await screen.findByRole('alert'));
  await user.click(notice.getByRole('button', { name: 'Muat yang terbaru' }));
  await waitFor(async () => expect(await typed('Harga')).toBe('20.000'));
  expect(await typed('Stok')).toBe('5');
  expect(screen.queryByRole('alert')).toBeNull();
  await fill(user, 'Stok', '98');
  await save(user);
  await said('Produk berhasil diubah');
  expect((await ownProduk(token, 'Nanas Madu'))[0]).toMatchObject({ stok: 98, harga: 20_000 });
});

test('a draft is based on what it was typed over: what was changed since is not overwritten', async () => {
  const { user, token, produk } = await openNew('Salak Pondoh');
  await fill(user, 'Stok', '41');
  cleanup();
  await changeElsewhere(token, produk, { harga: 31_000 });
  const { user: later } = await open(edit(produk));
  await screen.findByText('Isian yang belum disimpan dikembalikan.');
  await waitFor(async () => expect(await typed('Stok')).toBe('41'));
  await save(later);
  await said('Data ini sudah diubah orang lain');
  expect((await ownProduk(token, 'Salak Pondoh'))[0]).toMatchObject({ stok: 5, harga: 31_000 });
});

test('a draft that is thrown away is gone', async () => {
  const { user, produk } = await openNew('Salak Bali');
  await fill(user, 'Judul', 'Salak Bali Super');
  cleanup();
  const { user: later } = await open(edit(produk));
  await later.click(await screen.findByRole('button', { name: 'Buang' }));
  expect(await typed('Judul')).toBe('Salak Bali');
  cleanup();
  await open(edit(produk));
  expect(await typed('Judul')).toBe('Salak Bali');
  expect(screen.queryByText('Isian yang belum disimpan dikembalikan.')).toBeNull();
});
