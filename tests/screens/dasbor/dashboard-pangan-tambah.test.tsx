import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../support/api/network.ts';
import { complains } from '../../support/forms/account-form.ts';
import { field, fill, fillProduk, mainButton, ownProduk, photo, said, save } from '../../support/forms/own-produk.ts';
import { sent } from '../../support/outbox/sent.ts';
import { open, openAs } from '../../support/screens/open.tsx';

const address = '/dashboard/pangan/tambah';

test("spec §4: add success resets the form and says 'Produk berhasil ditambahkan'", async () => {
  const { user, token, address: now } = await openAs('petani', address);
  await fillProduk(user, 'Beras Merah Baru', [photo('a.jpg'), photo('b.png', 3_000, 'image/png')]);
  await user.click(await mainButton(2));
  await save(user);
  await said('Produk berhasil ditambahkan');
  const [produk] = await ownProduk(token, 'Beras Merah Baru');
  // Rulings 14: the form's default of the status is unset, and stored as 'aktif'.
  expect(produk).toMatchObject({ judul: 'Beras Merah Baru', stok: 12, harga: 145000, satuan: 'sak', status: 'aktif' });
  expect(produk.produk_fotos.map(({ main }: { main: string }) => main)).toEqual(['1', '0']);
  expect(produk.produk_fotos[0].id).toBeGreaterThan(produk.produk_fotos[1].id);
  await waitFor(async () => expect(((await field('Judul')) as HTMLInputElement).value).toBe(''));
  expect(screen.queryByRole('button', { name: /jadikan foto utama/ })).toBeNull();
  expect(now()).toBe(address);
});

test('spec §5, Add product: of an empty form the first is said, and each stands beside its field', async () => {
  const { user } = await openAs('petani', address);
  await screen.findByRole('button', { name: 'Simpan' });
  await save(user);
  await waitFor(async () => expect(document.activeElement).toBe(await field('Judul')));
  await said('Pilih foto utama produk!');
  for (const [label, sentence] of [
    ['Judul', 'Masukkan judul produk!'],
    ['Stok', 'Masukkan stok produk!'],
    ['Harga', 'Masukkan harga produk!'],
    ['Deskripsi', 'Masukkan deskripsi produk!'],
    ['Foto Pangan', 'Masukkan foto produk!'],
  ] as const) {
    const element = await field(label);
    expect(element.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(element.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toBe(
      sentence,
    );
  }
});

test('spec §5, Add product: each field is complained of in its words, and nothing is sent', async () => {
  const { user } = await openAs('petani', address);
  const writes = sent();
  await fillProduk(user, 'Beras');
  for (const [sentence, label, text] of [
    ['Masukkan deskripsi produk!', 'Deskripsi', ' \n '],
    ['Masukkan harga produk!', 'Harga', ''],
    ['Masukkan stok produk!', 'Stok', '  '],
    ['Stok harus angka!', 'Stok', '0,5'],
    ['Stok harus angka!', 'Stok', '-3'],
    ['Masukkan judul produk!', 'Judul', '   '],
  ] as const) {
    const { value } = (await field(label)) as HTMLInputElement;
    await fill(user, label, text);
    await save(user);
    await complains(label, sentence);
    await fill(user, label, value);
  }
  expect(writes).toEqual([]);
});

test('a price of 1 is asked about before anything is sent', async () => {
  const { user, token } = await openAs('petani', address);
  const writes = sent();
  await fillProduk(user, 'Garam Uji', [photo('a.jpg')]);
  await fill(user, 'Harga', '1');
  await save(user);
  expect(await screen.findByRole('alertdialog', { name: 'Periksa angka yang meragukan' })).toBeTruthy();
  expect(screen.getByText('Harga hanya Rp 1')).toBeTruthy();
  expect(writes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ya, simpan' }));
  await said('Produk berhasil ditambahkan');
  expect(await ownProduk(token, 'Garam Uji')).toMatchObject([{ harga: 1 }]);
});

test('when the main photo is thrown away the next is the main one', async () => {
  const { user, token } = await openAs('petani', address);
  await fillProduk(user, 'Foto Utama Dibuang', [photo('a.jpg'), photo('b.jpg')]);
  await user.click(screen.getByRole('button', { name: 'Buang foto 1' }));
  expect((await mainButton(1)).getAttribute('aria-pressed')).toBe('true');
  await save(user);
  await said('Produk berhasil ditambahkan');
  const [produk] = await ownProduk(token, 'Foto Utama Dibuang');
  expect(produk.produk_fotos).toMatchObject([{ main: '1' }]);
});

test('a unit that is missing is told before the photos travel, in the server’s words', async () => {
  const { user } = await openAs('petani', address);
  const writes = sent();
  await fillProduk(user, 'Beras');
  await user.selectOptions(await field('Satuan Panen'), '');
  await save(user);
  await complains('Satuan Panen', 'Satuan harus salah satu dari: kg, ton, sak, pcs, bungkus');
  expect(writes).toEqual([]);
});

const refusal = (status: number, message: string, errors = {}, headers = {}) =>
  HttpResponse.json(
    { meta: { status: 'error', message, code: status }, data: { message, errors } },
    { status, headers },
  );

test('spec §8, Products, 422 with a field: said beside it, and what was typed stays', async () => {
  network.use(http.post('*/api/produk', () => refusal(422, 'Judul tidak pantas', { judul: ['Judul tidak pantas'] })));
  const { user } = await openAs('petani', address);
  await fillProduk(user, 'Beras Gunung');
  await save(user);
  await complains('Judul', 'Judul tidak pantas');
  expect(((await field('Judul')) as HTMLInputElement).value).toBe('Beras Gunung');
  expect((await mainButton(1)).getAttribute('aria-pressed')).toBe('true');
});

test('spec §8, Products: whatever refuses it, what was typed stays', async () => {
  const { user } = await openAs('petani', address);
  await fillProduk(user, 'Beras Gunung');
  for (const [code, message, sentence] of [
    [409, 'Kiriman yang sama sedang diproses', 'Kiriman yang sama sedang diproses'],
    [413, 'Ukuran foto tidak boleh lebih dari 1MB', 'Ukuran foto tidak boleh lebih dari 1MB'],
    [422, '', 'Gagal menambahkan produk'],
  ] as const) {
    network.use(http.post('*/api/produk', () => refusal(code, message)));
    await save(user);
    await said(sentence);
    const judul = (await field('Judul')) as HTMLInputElement;
    expect(judul.value).toBe('Beras Gunung');
    expect(judul.getAttribute('aria-invalid')).toBe('false');
    expect((await mainButton(1)).getAttribute('aria-pressed')).toBe('true');
  }
});

const FAILED = 'Gagal menambahkan produk. Tersimpan di perangkat dan akan dicoba lagi.';

test.each([
  ['500', () => refusal(500, 'Basis data sibuk'), FAILED],
  ['a proxy’s page', () => HttpResponse.html('<h1>Error</h1>', { status: 502 }), FAILED],
  ['no network', () => HttpResponse.error(), 'Tersimpan di perangkat'],
])('rulings 36, %s: the product waits on this device, photos and all', async (_name, answer, sentence) => {
  network.use(http.post('*/api/produk', answer));
  const { user } = await openAs('petani', address);
  await fillProduk(user, 'Beras Gunung');
  await save(user);
  await said(sentence);
  expect(await screen.findByRole('link', { name: 'Kotak keluar: 1 belum terkirim' })).toBeTruthy();
});

test('bad input: HTML and emoji stay text, pasted amounts and Arabic digits are read', async () => {
  const { user, token } = await openAs('petani', address);
  await fillProduk(user, '<b>Beras</b> 🌾');
  await fill(user, 'Harga', 'Rp 1.500.000');
  await fill(user, 'Stok', '١٢');
  await fill(user, 'Deskripsi', '<img src=x onerror=alert(1)>');
  await save(user);
  await said('Produk berhasil ditambahkan');
  const [produk] = await ownProduk(token, '🌾');
  expect(produk).toMatchObject({ judul: '<b>Beras</b> 🌾', harga: 1_500_000, stok: 12 });
  expect(produk.deskripsi).toBe('<img src=x onerror=alert(1)>');
});

test('bad input: a title of 10,000 letters and a price beyond all are refused beside their fields', async () => {
  const { user } = await openAs('petani', address);
  await fillProduk(user, 'a'.repeat(10_000));
  await fill(user, 'Harga', '9999999999');
  await save(user);
  await complains('Judul', 'Judul paling panjang 150 huruf');
  expect((await field('Harga')).getAttribute('aria-invalid')).toBe('true');
});

test('double tap: one product', async () => {
  const { user, token } = await openAs('petani', address);
  await fillProduk(user, 'Ketuk Dua Kali');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Simpan' });
  await user.dblClick(button);
  await said('Produk berhasil ditambahkan');
  expect(await ownProduk(token, 'Ketuk Dua Kali')).toHaveLength(1);
});

test('leaving a changed form asks; a refresh brings it back with its photos, and saves', async () => {
  const { user, token, address: now } = await openAs('petani', address);
  await fillProduk(user, 'Setengah Jadi');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(await screen.findByRole('button', { name: 'Tetap di sini' }));
  expect(now()).toBe(address);
  cleanup();

  const { user: later } = await open(address);
  expect(await screen.findByText('Isian yang belum disimpan dikembalikan.')).toBeTruthy();
  expect(((await field('Judul')) as HTMLInputElement).value).toBe('Setengah Jadi');
  expect((await mainButton(1)).getAttribute('aria-pressed')).toBe('true');
  await save(later);
  await said('Produk berhasil ditambahkan');
  expect(await ownProduk(token, 'Setengah Jadi')).toHaveLength(1);
});

test('an expired session asks for the login above the form', async () => {
  network.use(http.post('*/api/produk', () => refusal(401, 'Silahkan masuk terlebih dahulu')));
  const { user, address: now } = await openAs('petani', address);
  await fillProduk(user, 'Sesi Habis');
  await save(user);
  expect(await screen.findByRole('alertdialog', { name: 'Masuk lagi' })).toBeTruthy();
  expect(now()).toBe(address);
});
