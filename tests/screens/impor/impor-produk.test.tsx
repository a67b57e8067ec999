import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newProduk, ownProduk } from '../../support/forms/own-produk.ts';
import { logIn, open } from '../../support/screens/open.tsx';
import { spreadsheets, tableIn, workbook } from '../../support/screens/spreadsheets.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Impor produk pangan' }));
const text = () =>
  dialog()
    .queryAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
const counts = () =>
  within(dialog().getByRole('group', { name: 'Tampilkan' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

async function openImport(...titles: string[]) {
  const handed = spreadsheets();
  const token = await logIn('petani');
  for (const title of titles) await newProduk(token, title);
  const opened = await open('/dashboard/pangan');
  await opened.user.click(await screen.findByRole('button', { name: 'Impor' }));
  await screen.findByRole('button', { name: 'Unduh templat' });
  const choose = (file: File) => opened.user.upload(dialog().getByLabelText('Berkas XLSX atau CSV'), file);
  return { ...opened, handed, token, choose };
}

test('the template has all products of a farmer as they are; chosen as it is it changes nothing', async () => {
  const { user, handed, token, choose } = await openImport('=Madu _x0041_');
  const own = await ownProduk(token);
  await user.click(dialog().getByRole('button', { name: 'Unduh templat' }));
  await waitFor(() => expect([...handed.keys()]).toEqual(['Produk pangan.xlsx']));
  const template = [...handed.values()][0] as Blob;
  const { rows } = await tableIn(template);
  expect(rows[0]).toEqual(['Judul', 'Stok', 'Satuan Panen', 'Harga', 'Status', 'Jenis', 'Deskripsi']);
  expect(rows).toHaveLength(own.length + 1);
  expect(rows).toContainEqual(['=Madu _x0041_', 5, 'kg', 12_000, 'Aktif', '', 'Dari kebun']);
  await choose(new File([template], 'produk.xlsx'));
  await dialog().findByText('produk.xlsx');
  expect(counts()).toEqual([`Semua ${own.length}`, `Sama ${own.length}`]);
});

test('the list’s own file, chosen as it is, changes nothing', async () => {
  const { token, choose } = await openImport('-Gula; "aren"', 'Gula aren');
  const own = await ownProduk(token);
  const { user_id } = own[0];
  const headers = { Authorization: `Bearer ${token}` };
  const file = await fetch(`http://localhost/api/produk?user_id=${user_id}&format=csv`, { headers });
  await choose(new File([await file.arrayBuffer()], 'produk.csv'));
  await dialog().findByText('produk.csv');
  expect(counts()).toEqual([`Semua ${own.length}`, `Sama ${own.length}`]);
});

test('prices and stocks are changed, what cannot be is said at its cell, and a new product goes on in its form', async () => {
  const { user, token, choose, address } = await openImport('Kopi Dingin', 'Teh Dingin');
  await choose(
    await workbook([
      ['Nama Produk', 'Harga', 'Stok', 'Status'],
      ['kopi dingin', 'Rp 15.000', 9, 'tidak aktif'],
      ['Teh Dingin', 'murah', 1, 'habis'],
      ['Jus Dingin', 8_000, 4, ''],
    ]),
  );
  await dialog().findByText('isian.xlsx');
  expect(counts()).toEqual(['Semua 3', 'Berubah 1', 'Perlu foto 1', 'Perlu diperbaiki 1']);
  expect(text()[0]).toContain('Status: pilih Aktif, Tidak Aktif.');
  await user.click(dialog().getByRole('button', { name: /^Semua/ }));
  expect(text()[0]).toMatch(/5 → 9.*Rp 12\.000 → Rp 15\.000.*Aktif → Tidak Aktif/);
  expect(text()[2]).toContain('Produk baru perlu foto: tambahkan lewat Tambah.');
  await user.click(dialog().getByRole('button', { name: 'Simpan 1 data' }));
  await dialog().findByText(/^1 data tersimpan di perangkat/);
  await waitFor(async () =>
    expect((await ownProduk(token, 'Kopi Dingin'))[0]).toMatchObject({
      ...{ judul: 'Kopi Dingin', harga: 15_000, stok: 9, status: 'tidak', satuan: 'kg', deskripsi: 'Dari kebun' },
    }),
  );
  await user.click(dialog().getByRole('link', { name: 'Tambah' }));
  await waitFor(() => expect(address()).toBe('/dashboard/pangan/tambah'));
  const values = () => ['Judul', 'Harga', 'Stok'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  await waitFor(() => expect(values()).toEqual(['Jus Dingin', '8.000', '4']));
});
