import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { network } from '../../support/api/network.ts';
import { field, fill, filledForm, ownLahan, save } from '../../support/forms/lahan-form.ts';
import { lokasi } from '../../support/forms/lokasi.ts';
import { sent } from '../../support/outbox/sent.ts';

const address = '/dashboard/lahan-petani/tambah';
const table = '/dashboard/lahan-petani';

beforeEach(() => void lokasi.granted(-0.2333331234, 115.8333));

const refusal =
  (code: number, message: string, errors = {}) =>
  () =>
    HttpResponse.json({ meta: { status: 'error', message, code }, data: { message, errors } }, { status: code });

test("spec §8: 'Gagal menambahkan luas lahan', the server's message preferred; what was typed stays", async () => {
  const { user, address: at } = await filledForm();
  const refusals: [code: number, message: string, sentence: RegExp][] = [
    [409, 'Kiriman yang sama sedang diproses', /^Kiriman yang sama sedang diproses$/],
    [413, 'Kiriman terlalu besar', /^Kiriman terlalu besar$/],
    [422, '', /^Gagal menambahkan luas lahan/],
    [422, 'Alamat paling panjang 500 huruf', /^Alamat paling panjang 500 huruf$/],
  ];
  for (const [code, message, sentence] of refusals) {
    const errors = message.startsWith('Alamat') ? { alamat: [message] } : {};
    network.use(http.post('*/api/lahan-petani', refusal(code, message, errors)));
    await save(user);
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(at()).toBe(address);
    expect(field('Alamat').value).toBe('Jalan Poros 12');
  }
  await waitFor(() => expect(document.activeElement).toBe(field('Alamat')));
  expect(field('Alamat').getAttribute('aria-invalid')).toBe('true');
});

test('bad input: what is pasted is read as digits, and stored as it is shown', async () => {
  const { user, token, address: at } = await filledForm();
  for (const [pasted, shown] of [
    ['١٥٠٠', '1.500'],
    ['007', '7'],
    ['Rp 1.500.000', '1.500.000'],
  ] as const) {
    await fill(user, 'Jumlah Panen', pasted);
    expect(field('Jumlah Panen').value).toBe(shown);
  }
  await save(user);
  await waitFor(() => expect(at()).toBe(table));
  expect((await ownLahan(token))[0].jumlah_panen).toBe(1_500_000);
});

test.each([['-5', 'Angka tidak boleh kurang dari 0']])(
  'rulings 13: a pasted %s is refused visibly',
  async (pasted, sentence) => {
    const { user } = await filledForm();
    const writes = sent();
    await fill(user, 'Luas Tanam (Hektar)', pasted);
    expect(screen.getByText(sentence)).toBeTruthy();
    await save(user);
    expect((await screen.findAllByText('Luas Tanam harus berupa angka')).length).toBeGreaterThan(0);
    expect(writes).toEqual([]);
  },
);

test('hectares are typed with a comma, as the list shows them; more than two decimals are refused', async () => {
  const { user, token, address: at } = await filledForm();
  await fill(user, 'Luas Tanam (Hektar)', '0,555');
  await save(user);
  const sentence = 'Luas Tanam paling banyak dua angka di belakang koma';
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  await fill(user, 'Luas Tanam (Hektar)', '0,5');
  await save(user);
  await waitFor(() => expect(at()).toBe(table));
  expect((await ownLahan(token))[0].luas_tanam).toBe(0.5);
});

test('bad input: markup and emoji are stored as they are, 10,000 characters refused by the server', async () => {
  const { user, token, address: at } = await filledForm();
  await fill(user, 'Alamat', 'x'.repeat(10_000));
  await save(user);
  expect((await screen.findAllByText('Alamat paling panjang 500 huruf')).length).toBeGreaterThan(0);
  await fill(user, 'Alamat', '<img src=x onerror="alert(1)"> 🌾 Kampung');
  await save(user);
  await waitFor(() => expect(at()).toBe(table));
  expect((await ownLahan(token))[0].alamat).toBe('<img src=x onerror="alert(1)"> 🌾 Kampung');
});

const FAILED = 'Gagal menambahkan luas lahan. Tersimpan di perangkat dan akan dicoba lagi.';

test.each<[what: string, answer: () => Response, sentence: string]>([
  ['500', refusal(500, 'Terjadi kesalahan di server'), FAILED],
  ['no network', () => HttpResponse.error(), 'Tersimpan di perangkat'],
])('rulings 36, a plot that does not get through waits on the device: %s', async (_what, answer, sentence) => {
  const { user, address: at } = await filledForm();
  network.use(http.post('*/api/lahan-petani', answer));
  await save(user);
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  await waitFor(() => expect(at()).toBe(table));
});
