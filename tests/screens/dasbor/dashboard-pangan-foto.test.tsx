import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../support/api/network.ts';
import { card, field, fillProduk, mainButton, ownProduk, photo, said, save } from '../../support/forms/own-produk.ts';
import { sent } from '../../support/outbox/sent.ts';
import { loseAnswer } from '../../support/outbox/signal.ts';
import { openAs } from '../../support/screens/open.tsx';

const address = '/dashboard/pangan/tambah';
/** A phone's picker offers what it likes. */
const picker = userEvent.setup({ applyAccept: false });

const TOO_LARGE = 'Ukuran foto tidak boleh lebih dari 1MB';
const OTHER_FORMAT = 'Format foto harus jpg, jpeg atau png';

test.each([
  ['at most 2,000,000 bytes', photo('besar.jpg', 2_000_001), TOO_LARGE],
  ['type jpeg, jpg or png', photo('dari-wa.webp', 2_000, 'image/webp'), OTHER_FORMAT],
  ['type jpeg, jpg or png', photo('video.mp4', 2_000, 'video/mp4'), OTHER_FORMAT],
])(
  'spec §5, Product photos, %s: said as it is chosen, beside the picture, and before it is sent',
  async (_name, file, sentence) => {
    const { user } = await openAs('petani', address);
    const writes = sent();
    await fillProduk(user, 'Beras');
    await picker.upload(await field('Foto Pangan'), file);
    await said(sentence);
    expect((await card(2)).getByText(sentence)).toBeTruthy();
    expect((await card(2)).queryByRole('button', { name: 'Perkecil foto' }) !== null).toBe(sentence === TOO_LARGE);
    await save(user);
    await waitFor(async () => expect((await field('Foto Pangan')).getAttribute('aria-invalid')).toBe('true'));
    expect(writes).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Buang foto 2' }));
    await save(user);
    await said('Produk berhasil ditambahkan');
  },
);

test('spec §5: a photo of 2,000,000 bytes is taken', async () => {
  const { user } = await openAs('petani', address);
  await fillProduk(user, 'Beras', [photo('pas.jpg', 2_000_000)]);
  expect((await card(1)).queryByText(TOO_LARGE)).toBeNull();
});

test('rulings 21: a device that cannot draw the picture says so, and the picture stays refused', async () => {
  const { user } = await openAs('petani', address);
  await user.upload(await field('Foto Pangan'), photo('besar.jpg', 6_000_000));
  await user.click((await card(1)).getByRole('button', { name: 'Perkecil foto' }));
  await said('Foto ini tidak dapat diperkecil, silahkan pilih foto lain');
  expect((await card(1)).getByText(TOO_LARGE)).toBeTruthy();
});

test('rulings 12: at most 8 photos', async () => {
  const { user } = await openAs('petani', address);
  const ten = Array.from({ length: 10 }, (_, at) => photo(`${at}.jpg`));
  await user.upload(await field('Foto Pangan'), ten);
  await said('Foto produk paling banyak 8');
  expect(await mainButton(8)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Foto 9, jadikan foto utama' })).toBeNull();
  expect(((await field('Foto Pangan')) as HTMLInputElement).disabled).toBe(true);
});

test('the first photo is the main one by itself; spec §2: clicking an image marks it main, and only it', async () => {
  const { user } = await openAs('petani', address);
  await user.upload(await field('Foto Pangan'), [photo('a.jpg'), photo('b.jpg')]);
  const pressed = async () =>
    Promise.all([1, 2].map(async (nomor) => (await mainButton(nomor)).getAttribute('aria-pressed')));
  expect(await pressed()).toEqual(['true', 'false']);
  await user.click(await mainButton(2));
  expect(await pressed()).toEqual(['false', 'true']);
});

test('a photo that was thrown away can be had back, where it stood and as what it was', async () => {
  const { user } = await openAs('petani', address);
  await user.upload(await field('Foto Pangan'), [photo('a.jpg'), photo('b.jpg')]);
  const pictures = () => [...document.querySelectorAll('main li img')].map((image) => image.getAttribute('src'));
  await waitFor(() => expect(pictures()).toHaveLength(2));
  const before = pictures();
  await user.click(screen.getByRole('button', { name: 'Buang foto 1' }));
  expect(pictures()).toEqual([before[1]]);
  expect((await mainButton(1)).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect((await mainButton(1)).getAttribute('aria-pressed')).toBe('true');
  expect((await mainButton(2)).getAttribute('aria-pressed')).toBe('false');
  await waitFor(() => expect(pictures()[1]).toBe(before[1]));
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
});

test('the camera is one button, the gallery another: what either brings is one list, of which at most 8 are taken', async () => {
  const { user } = await openAs('petani', address);
  const camera = await field('Ambil foto dengan kamera');
  expect(camera.getAttribute('capture')).toBe('environment');
  expect((await field('Foto Pangan')).hasAttribute('capture')).toBe(false);
  await user.upload(camera, photo('kamera.jpg'));
  expect(await mainButton(1)).toBeTruthy();
  const seven = Array.from({ length: 7 }, (_, at) => photo(`${at}.jpg`));
  const gallery = await field('Foto Pangan');
  // Before the first choice is drawn there is a second.
  const list = (files: File[]) => {
    Object.defineProperty(gallery, 'files', { value: files, configurable: true });
    gallery.dispatchEvent(new Event('change', { bubbles: true }));
  };
  act(() => {
    list(seven);
    list([photo('kesembilan.jpg')]);
  });
  await said('Foto produk paling banyak 8');
  expect(await mainButton(8)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Foto 9, jadikan foto utama' })).toBeNull();
});

test('issue: a progress bar per photo while they are uploaded, none afterwards', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.use(
    http.post('*/api/produk', async () => {
      await asked;
      return HttpResponse.error();
    }),
  );
  const { user } = await openAs('petani', address);
  await fillProduk(user, 'Beras', [photo('a.jpg'), photo('b.jpg')]);
  await save(user);
  expect(await screen.findByRole('progressbar', { name: 'Mengunggah foto 1' })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Mengunggah foto 2' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Simpan' }).disabled).toBe(true);
  answer();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test('an answer that was lost: the product goes again by itself and stands once', async () => {
  const { user, token } = await openAs('petani', address);
  const keys = loseAnswer('/produk');
  await fillProduk(user, 'Jawaban Hilang');
  await save(user);
  await said('Tersimpan di perangkat');
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(keys).toEqual([expect.any(String), keys[0]]));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Kotak keluar/ })).toBeNull());
  expect(await ownProduk(token, 'Jawaban Hilang')).toHaveLength(1);
});
