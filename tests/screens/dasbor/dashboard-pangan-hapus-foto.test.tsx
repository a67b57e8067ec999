import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../support/api/network.ts';
import { wordlessRefusal } from '../../support/api/refusal.ts';
import { fotosNow, mainOf, openNew } from '../../support/forms/open-produk.tsx';
import { field, fill, mainButton, photo, said, save } from '../../support/forms/own-produk.ts';
import { sent } from '../../support/outbox/sent.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A message stands for five seconds (spec section 9), once nobody stands on its button. */
const goOn = async (user: UserEvent) => {
  await user.click(await field('Judul'));
  vi.advanceTimersByTime(5_000);
};
const takeBack = () => screen.queryByRole('button', { name: 'Urungkan' });

const deleting = async (user: UserEvent, nomor: number) => {
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Hapus Foto' });
  if (!toggle.checked) await user.click(toggle);
  await user.click(screen.getByRole('button', { name: `Hapus foto ${nomor}` }));
};

test("spec §2 and §4: with 'Hapus Foto' on, the button deletes; the first that remains is the main one", async () => {
  const { user, token, produk } = await openNew('Brokoli Hijau', 3);
  expect(screen.queryByRole('button', { name: 'Hapus foto 1' })).toBeNull();
  await deleting(user, 1);
  expect(screen.queryByLabelText('Pilih pengganti foto 1')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hapus foto 3' })).toBeNull();
  expect((await mainButton(1)).getAttribute('aria-pressed')).toBe('true');
  await goOn(user);
  await said('Berhasil menghapus foto produk');
  expect(takeBack()).toBeNull();
  const fotos = await fotosNow(token, 'Brokoli Hijau');
  expect(fotos).toHaveLength(2);
  expect(mainOf(fotos)).toBe(produk.produk_fotos[1].id);
  await save(user);
  await said('Produk berhasil diubah');
});

test('a deleted photo can be had back, and is the main one again if it was; the server never hears of it', async () => {
  const { user, token, produk } = await openNew('Brokoli Putih', 2);
  const writes = sent();
  await deleting(user, 1);
  await user.click(takeBack()!);
  expect(await mainButton(2)).toBeTruthy();
  expect((await mainButton(1)).getAttribute('aria-pressed')).toBe('true');
  await goOn(user);
  await save(user);
  await said('Produk berhasil diubah');
  expect(writes.map(({ path }) => path)).toEqual([`/produk/${produk.id}`]);
  expect(await fotosNow(token, 'Brokoli Putih')).toHaveLength(2);
});

test('who stands on the button with the keyboard is not hurried', async () => {
  const { user, token } = await openNew('Brokoli Kuning', 2);
  const writes = sent();
  await deleting(user, 1);
  await waitFor(() => expect(document.activeElement).toBe(takeBack()));
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(takeBack()).toBeTruthy();
  expect(writes).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await mainButton(2)).toBeTruthy();
  expect(await fotosNow(token, 'Brokoli Kuning')).toHaveLength(2);
});

test.each<[string, (user: UserEvent) => unknown]>([
  ['who deletes the next', (user) => deleting(user, 1)],
  ['who chooses another one', async (user) => user.upload(await field('Foto Pangan'), photo('baru.jpg'))],
  ['who goes elsewhere', (user) => user.click(screen.getByRole('button', { name: 'Kembali' }))],
  [
    'whose app goes out of sight',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('%s has decided: the photo is deleted at once', async (name, act) => {
  const judul = `Kangkung ${name}`;
  const { user, token, produk } = await openNew(judul, 3);
  await deleting(user, 2);
  expect(await fotosNow(token, judul)).toHaveLength(3);
  await act(user);
  await waitFor(async () => expect(await fotosNow(token, judul)).toHaveLength(2));
  expect((await fotosNow(token, judul)).map(({ id }) => id)).not.toContain(produk.produk_fotos[1].id);
  vi.restoreAllMocks();
});

test('who saves has decided too: the photo goes first, and what is typed is based on what that has made', async () => {
  const { user, token, produk } = await openNew('Kangkung Darat', 2);
  const writes = sent();
  await deleting(user, 1);
  await fill(user, 'Stok', '77');
  await save(user);
  await said('Produk berhasil diubah');
  const [first] = produk.produk_fotos;
  expect(writes.map(({ path }) => path)).toEqual([`/produk/${produk.id}/foto/${first.id}`, `/produk/${produk.id}`]);
  expect(await fotosNow(token, 'Kangkung Darat')).toHaveLength(1);
});

test('kontrak.md: the last photo cannot be deleted', async () => {
  const { user, token } = await openNew('Brokoli Ungu');
  await deleting(user, 1);
  await said('Foto terakhir tidak dapat dihapus');
  expect(await fotosNow(token, 'Brokoli Ungu')).toHaveLength(1);
  expect((await mainButton(1)).getAttribute('aria-pressed')).toBe('true');
});

test("spec §8: 'Gagal menghapus foto produk' when no words came, and the photo is there again", async () => {
  const { user } = await openNew('Kembang Kol', 2);
  network.use(http.post('*/api/produk/:id/foto/:fotoId', wordlessRefusal));
  await deleting(user, 2);
  await goOn(user);
  await said('Gagal menghapus foto produk');
  expect(await mainButton(2)).toBeTruthy();
});
