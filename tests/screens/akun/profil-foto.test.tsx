import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { network } from '../../support/api/network.ts';
import { sent } from '../../support/outbox/sent.ts';
import { openAs } from '../../support/screens/open.tsx';

const JPEG = [0xff, 0xd8, 0xff];
const picture = (bytes: number, type = 'image/jpeg', beginning = JPEG) =>
  new File([new Uint8Array(beginning), new Uint8Array(bytes - beginning.length), ''], 'kebun.jpg', { type });
const fotoUrl = () => JSON.parse(localStorage.getItem('profil') ?? '').user.foto_url;

const opened = async () => {
  const { user } = await openAs('petani', '/profile');
  const input = await screen.findByLabelText('Pilih foto profil');
  // What the browser's own picker would filter is chosen all the same.
  input.removeAttribute('accept');
  return { user, choose: (file: File) => user.upload(input, file) };
};

test("spec §8: 'Berhasil mengubah foto', shown at once on the page and in the drawer", async () => {
  const { user, choose } = await opened();
  const writes = sent();
  await choose(picture(500));
  expect(await screen.findByText('Berhasil mengubah foto')).toBeTruthy();
  expect(fotoUrl()).toMatch(/^\/media\//);
  const shown = () =>
    [...document.querySelectorAll('main img[data-part=image]')].map((image) => image.getAttribute('src'));
  expect(shown()).toEqual([`${fotoUrl()}?w=160`]);
  expect(writes).toMatchObject([{ path: '/user/update-foto', fields: { foto: 'kebun.jpg' } }]);
  expect(writes[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  const drawer = await screen.findByRole('dialog');
  expect(drawer.querySelector('img')?.getAttribute('src')).toBe(`${fotoUrl()}?w=160`);
});

test("spec §5, avatar: larger than 2,000,000 bytes 'Ukuran file tidak boleh lebih dari 2MB'", async () => {
  const { choose } = await opened();
  const writes = sent();
  await choose(picture(2_000_001));
  expect((await screen.findByRole('alert')).textContent).toBe('Ukuran file tidak boleh lebih dari 2MB');
  expect(writes).toEqual([]);
  await choose(picture(2_000_000));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test("spec §5, avatar: no picture 'File yang diupload harus berupa gambar'", async () => {
  const { choose } = await opened();
  const writes = sent();
  await choose(new File(['halo'], 'surat.pdf', { type: 'application/pdf' }));
  expect((await screen.findByRole('alert')).textContent).toBe('File yang diupload harus berupa gambar');
  expect(screen.queryByRole('button', { name: 'Perkecil foto' })).toBeNull();
  expect(writes).toEqual([]);
});

test('a text that calls itself a picture is refused by the server, by what is in it', async () => {
  const { choose } = await opened();
  await choose(new File(['bukan gambar'], 'foto.jpg', { type: 'image/jpeg' }));
  expect((await screen.findAllByText('File yang diupload harus berupa gambar')).length).toBeGreaterThan(0);
});

test("rulings 21: beside the message 'Perkecil foto' scales the picture down and takes it", async () => {
  vi.stubGlobal('createImageBitmap', undefined);
  URL.createObjectURL = () => 'blob:kebun';
  URL.revokeObjectURL = () => {};
  HTMLImageElement.prototype.decode = async () => {};
  // jsdom has no canvas; of a whole one two acts are used.
  const drawn = { fillRect() {}, drawImage() {} } as never;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((told) => told(picture(900)));

  const { user, choose } = await opened();
  const writes = sent();
  await choose(picture(6_000_000));
  await user.click(await screen.findByRole('button', { name: 'Perkecil foto' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Perkecil foto' })).toBeNull();
});

test('a picture that this device cannot scale down says so', async () => {
  URL.createObjectURL = () => 'blob:rusak';
  URL.revokeObjectURL = () => {};
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('EncodingError'));
  const { user, choose } = await opened();
  await choose(picture(6_000_000));
  await user.click(await screen.findByRole('button', { name: 'Perkecil foto' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Foto ini tidak dapat diperkecil/));
});

const refusal = (code: number, message: string) => () =>
  HttpResponse.json({ meta: { status: 'error', message, code }, data: { message } }, { status: code });

test.each<[what: string, answer: () => Response, sentence: RegExp]>([
  ['413', refusal(413, 'Kiriman terlalu besar'), /^Kiriman terlalu besar$/],
  ['429', refusal(429, 'Terlalu banyak percobaan. Coba lagi nanti.'), /^Terlalu banyak percobaan/],
  ['500 of a proxy', () => HttpResponse.html('<h1>502</h1>', { status: 502 }), /^Gagal mengubah foto/],
  ['no network', () => HttpResponse.error(), /^Gagal mengubah foto\. Tidak dapat terhubung/],
])("spec §8: 'Gagal mengubah foto': %s", async (_what, answer, sentence) => {
  const { choose } = await opened();
  const before = fotoUrl();
  network.use(http.post('*/api/user/update-foto', answer));
  await choose(picture(500));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(fotoUrl()).toBe(before);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ganti Foto' }).disabled).toBe(false),
  );
});
