import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { outboxStore } from '@/shared/write';
import { filledForm, newLahan, save as saveLahan } from '../../support/forms/lahan-form.ts';
import { lokasi } from '../../support/forms/lokasi.ts';
import { field, fillProduk, newProduk, photo, said, save as saveProduk } from '../../support/forms/own-produk.ts';
import { cutWrites } from '../../support/outbox/signal.ts';
import { card, idOfUser, perbaiki } from '../../support/outbox/waiting.ts';
import { openAs } from '../../support/screens/open.tsx';
import { tokenOf } from '../../support/screens/petugas.ts';

let petani: number;
beforeAll(async () => {
  petani = await idOfUser('petani');
});

/** No write gets through. */
const cut = () => cutWrites('/*');

const labels = async () => (await outboxStore.of(petani)).map(({ label }) => label);

test('decision 12: a plot that waits is named by crop, address and village, its place and its end too', async () => {
  lokasi.granted(-0.31, 115.9);
  const { user } = await filledForm();
  cut();
  await saveLahan(user);
  await waitFor(async () =>
    expect(await labels()).toEqual([
      'Lahan padi, Jalan Poros 12, Melak Ulu',
      'Lokasi lahan padi, Jalan Poros 12, Melak Ulu',
    ]),
  );
});

test('decision 12: a plot that is to go says which', async () => {
  const token = await tokenOf('petani');
  await newLahan(token, 'Jalan Uji 77');
  const { user } = await openAs('petani', '/dashboard/lahan-petani');
  await user.click(await screen.findByRole('button', { name: 'Delete Jalan Uji 77' }));
  cut();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  await waitFor(async () =>
    expect(await labels()).toEqual([expect.stringMatching(/^Hapus lahan padi, Jalan Uji 77, ./)]),
  );
});

test('decision 12: a product that waits opens again with its words; its photos stay as they are', async () => {
  const { user } = await openAs('petani', '/dashboard/pangan/tambah');
  await fillProduk(user, 'Jagung uji', [photo('1.jpg'), photo('2.jpg')]);
  cut();
  await saveProduk(user);
  await waitFor(async () => expect(await labels()).toEqual(['Produk Jagung uji']));
  await waitFor(async () => expect((await field('Judul')).getAttribute('value')).toBe(''));
  await user.click(await screen.findByRole('link', { name: /^Kotak keluar/ }));
  // It has been tried.
  await (await card('Produk Jagung uji')).findByText(/Periksa sambungan internet/);
  const dialog = await perbaiki(user, 'Produk Jagung uji');
  expect(dialog.getByText('Foto Pangan: 2 foto, tetap seperti yang dipilih')).toBeTruthy();
  const judul = dialog.getByRole('textbox', { name: 'Judul' });
  await user.clear(judul);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findAllByText('Masukkan judul produk!')).length).toBeGreaterThan(0);
  await user.type(judul, 'Jagung manis');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await card('Produk Jagung manis');
  const [item] = await outboxStore.of(petani);
  const { foto, ...input } = item!.variables.input as { foto: File[]; main: string[] };
  expect(foto.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
  expect(input).toMatchObject({ judul: 'Jagung manis', harga: '145000', stok: '12', main: ['1', '0'] });
});

test('decision 12: what becomes of a product and its photos is named by the product', async () => {
  const token = await tokenOf('petani');
  const { slug, judul } = await newProduk(token, `Beras uji ${crypto.randomUUID().slice(0, 4)}`, 3);
  const { user } = await openAs('petani', `/dashboard/pangan/edit/${slug}`);
  const ganti = await screen.findByLabelText('Pilih pengganti foto 1');
  cut();
  await user.upload(ganti, photo());
  await said('Tersimpan di perangkat');
  await user.click(screen.getByRole('switch', { name: 'Hapus Foto' }));
  await user.click(screen.getByRole('button', { name: 'Hapus foto 3' }));
  await user.click(screen.getByRole('button', { name: /^Foto 2/ }));
  await user.upload(screen.getByLabelText('Foto Pangan'), photo('baru.jpg'));
  await said('Tersimpan di perangkat');
  await saveProduk(user);
  await waitFor(async () =>
    expect(await labels()).toEqual([
      `Ganti foto produk ${judul}`,
      `Hapus foto produk ${judul}`,
      `Ubah produk ${judul}`,
      `Foto produk ${judul}`,
      `Foto utama produk ${judul}`,
    ]),
  );
});
