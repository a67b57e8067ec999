import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { drafts } from '@/shared/lib/device';
import type { Row } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { wordlessRefusal } from '../../support/api/refusal.ts';
import { fotosNow, mainOf, openNew } from '../../support/forms/open-produk.tsx';
import { card, field, fill, mainButton, photo, said, save } from '../../support/forms/own-produk.ts';
import { sent } from '../../support/outbox/sent.ts';

test('spec §4, Edit-product save: the update, then each new photo, then the main photo', async () => {
  const { user, token, produk } = await openNew('Timun Suri', 2);
  const writes = sent();
  await user.upload(await field('Foto Pangan'), [photo('tiga.jpg'), photo('empat.jpg')]);
  await user.click(await mainButton(2));
  await save(user);
  // One after the other: on a busy machine each takes a while.
  await waitFor(() => expect(writes).toHaveLength(4));
  await said('Produk berhasil diubah');
  const [, second] = produk.produk_fotos;
  expect(writes.map(({ path }) => path)).toEqual([
    ...[`/produk/${produk.id}`, `/produk/${produk.id}/foto`, `/produk/${produk.id}/foto`],
    `/produk/${produk.id}/main-foto/${second.id}`,
  ]);
  expect(writes[1]?.fields).toMatchObject({ 'foto[]': 'tiga.jpg', 'main[]': '0' });
  const fotos = await fotosNow(token, 'Timun Suri');
  expect(fotos).toHaveLength(4);
  expect(mainOf(fotos)).toBe(second.id);
});

test('an app that ends while the text is being stored loses no photo: it stays in the draft until it is stored too', async () => {
  const { user, produk } = await openNew('Timun Laut');
  const writes = sent();
  const answer = Promise.withResolvers<void>();
  network.use(http.post(`*/api/produk/${produk.id}`, () => answer.promise));
  await user.upload(await field('Foto Pangan'), photo('baru.jpg'));
  await save(user);
  await waitFor(() => expect(writes).toHaveLength(1));
  const { values } = (await drafts.read(`${produk.user_id}/produk-${produk.id}`)) ?? {};
  expect(values?.['foto']).toHaveLength(1);
  answer.resolve();
  await said('Produk berhasil diubah');
  expect(await drafts.read(`${produk.user_id}/produk-${produk.id}`)).toBeUndefined();
});

test('a new photo may be the main one', async () => {
  const { user, token } = await openNew('Timun Jepang');
  await user.upload(await field('Foto Pangan'), photo('baru.jpg'));
  await user.click(await mainButton(2));
  await save(user);
  await said('Produk berhasil diubah');
  const fotos = await fotosNow(token, 'Timun Jepang');
  expect(mainOf(fotos)).toBe(Math.max(...fotos.map(({ id }) => id)));
});

test('a photo that fails is reported without losing the rest; saving again sends only what is missing', async () => {
  const { user, token, produk } = await openNew('Sawi Putih');
  let uploads = 0;
  network.use(
    http.post('*/api/produk/:id/foto', () => {
      uploads += 1;
      return uploads === 2 ? wordlessRefusal() : undefined;
    }),
  );
  await fill(user, 'Judul', 'Sawi Putih Segar');
  await user.upload(await field('Foto Pangan'), [photo('dua.jpg'), photo('tiga.jpg'), photo('empat.jpg')]);
  await user.click(await mainButton(3));
  await save(user);
  await waitFor(() => expect(uploads).toBe(3));
  await said('Gagal menambahkan foto produk');
  await waitFor(async () => expect(await fotosNow(token, 'Sawi Putih Segar')).toHaveLength(3));
  expect((await card(4)).getByRole('button', { name: 'Buang foto 4' })).toBeTruthy();
  const writes = sent();
  await save(user);
  await said('Produk berhasil diubah');
  expect(writes.map(({ path, fields }) => [path, fields['foto[]'], fields['main[]']])).toEqual([
    [`/produk/${produk.id}/foto`, 'tiga.jpg', '1'],
  ]);
  expect(await fotosNow(token, 'Sawi Putih Segar')).toHaveLength(4);
});

test("spec §8: 'Gagal mengubah foto utama produk', and saving again sets it", async () => {
  const { user, token, produk } = await openNew('Sawi Hijau', 2);
  network.use(http.post('*/api/produk/:id/main-foto/:fotoId', wordlessRefusal, { once: true }));
  await user.click(await mainButton(2));
  await save(user);
  await said('Gagal mengubah foto utama produk');
  await save(user);
  await said('Produk berhasil diubah');
  expect(mainOf(await fotosNow(token, 'Sawi Hijau'))).toBe(produk.produk_fotos[1].id);
});

test("spec §4 and §8: an existing photo is replaced at once: 'Berhasil mengubah foto produk'", async () => {
  const { user, token, produk } = await openNew('Kol Bulat', 2);
  await user.upload((await card(2)).getByLabelText('Pilih pengganti foto 2'), photo('ganti.jpg'));
  await said('Berhasil mengubah foto produk');
  const fotos = await fotosNow(token, 'Kol Bulat');
  expect(fotos.map(({ id }) => id)).toEqual(produk.produk_fotos.map(({ id }: Row) => id));
  expect(fotos[1].foto_url).not.toBe(produk.produk_fotos[1].foto_url);
  // The form goes on from the revision that this has made.
  await fill(user, 'Stok', '77');
  await save(user);
  await said('Produk berhasil diubah');
});

test('a picture in another’s place is checked as it is chosen', async () => {
  const { user } = await openNew('Kol Merah');
  const writes = sent();
  await user.upload((await card(1)).getByLabelText('Pilih pengganti foto 1'), photo('besar.jpg', 2_000_001));
  await said('Ukuran foto tidak boleh lebih dari 1MB');
  expect((await card(1)).getByRole('button', { name: 'Perkecil foto' })).toBeTruthy();
  expect(writes).toEqual([]);
});

test("spec §8: 'Gagal mengubah foto produk' when no words came", async () => {
  const { user } = await openNew('Kol Ungu');
  network.use(http.post('*/api/produk/:id/foto/:fotoId', wordlessRefusal));
  await user.upload((await card(1)).getByLabelText('Pilih pengganti foto 1'), photo());
  await said('Gagal mengubah foto produk');
});

test('rulings 12: at most 8 photos, those on the server counted', async () => {
  const { user } = await openNew('Bayam Merah', 7);
  await user.upload(await field('Foto Pangan'), [photo('a.jpg'), photo('b.jpg')]);
  await said('Foto produk paling banyak 8');
  expect(await mainButton(8)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Foto 9, jadikan foto utama' })).toBeNull();
});
