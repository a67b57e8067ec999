import { cleanup, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { drafts } from '@/shared/lib/device';
import { network } from '../../support/api/network.ts';
import { field, fill, filledForm, openForm, ownLahan, save } from '../../support/forms/lahan-form.ts';
import { lokasi } from '../../support/forms/lokasi.ts';
import { sent } from '../../support/outbox/sent.ts';
import { loseAnswer, refuseWrites } from '../../support/outbox/signal.ts';

const address = '/dashboard/lahan-petani/tambah';
const table = '/dashboard/lahan-petani';

beforeEach(() => void lokasi.granted(-0.2333331234, 115.8333));

test('a failure of the second step keeps the land and says so; saving again completes it', async () => {
  const { user, token, address: at } = await filledForm();
  const count = (await ownLahan(token)).length;
  refuseWrites('/koordinat-lahan-petani', 422, 'Latitude di luar wilayah');
  await save(user);
  expect(await screen.findByText('Gagal menambahkan koordinat lahan. Latitude di luar wilayah')).toBeTruthy();
  expect(await screen.findByText('Lahannya sudah tersimpan. Simpan lagi untuk melengkapi lokasinya.')).toBeTruthy();
  expect(at()).toBe(address);
  expect(field('Alamat').value).toBe('Jalan Poros 12');
  expect(await ownLahan(token)).toMatchObject({ length: count + 1, 0: { koordinat: null } });

  network.resetHandlers();
  await fill(user, 'Alamat', 'Jalan Poros 14');
  await save(user);
  await waitFor(() => expect(at()).toBe(table));
  const after = await ownLahan(token);
  expect(after).toHaveLength(count + 1);
  expect(after[0]).toMatchObject({ alamat: 'Jalan Poros 14', koordinat: { lat: -0.2333331, lang: 115.8333 } });
});

test('a half-stored plot is completed by its draft, also in another tab', async () => {
  const { user, token } = await filledForm();
  const count = (await ownLahan(token)).length;
  refuseWrites('/koordinat-lahan-petani', 422, 'Latitude di luar wilayah');
  await save(user);
  expect(await screen.findByText('Gagal menambahkan koordinat lahan. Latitude di luar wilayah')).toBeTruthy();
  expect(await ownLahan(token)).toHaveLength(count + 1);
  await waitFor(async () => expect((await drafts.read('1/tambah-lahan'))?.values['id']).toBeTypeOf('number'));
  // A closed tab.
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  network.resetHandlers();

  const again = await openForm();
  await waitFor(() => expect(field('Alamat').value).toBe('Jalan Poros 12'));
  expect(screen.getByText('Isian yang belum disimpan dikembalikan.')).toBeTruthy();
  await save(again.user);
  await waitFor(() => expect(again.address()).toBe(table));
  expect(await ownLahan(token)).toMatchObject({ length: count + 1, 0: { koordinat: { lat: -0.2333331 } } });
});

test('an app that ends between the two steps loses neither: the draft stays until both are on the device', async () => {
  const { user, token } = await filledForm();
  const count = (await ownLahan(token)).length;
  const writes = sent();
  const answer = Promise.withResolvers<void>();
  network.use(http.post('*/api/lahan-petani', () => answer.promise));
  await save(user);
  await waitFor(() => expect(writes).toHaveLength(1));
  expect((await drafts.read('1/tambah-lahan'))?.values).toMatchObject({ alamat: 'Jalan Poros 12', lang: '115.8333' });

  const place = Promise.withResolvers<void>();
  network.use(http.post('*/api/koordinat-lahan-petani', () => place.promise));
  answer.resolve();
  await waitFor(async () => expect(await ownLahan(token)).toHaveLength(count + 1));
  const [{ id }] = await ownLahan(token);
  await waitFor(async () => expect((await drafts.read('1/tambah-lahan'))?.values['id']).toBe(id));
  place.resolve();
  await waitFor(async () => expect(await drafts.read('1/tambah-lahan')).toBeUndefined());
});

test('the answer to the coordinates is lost after they were stored: they go again by themselves and stand once', async () => {
  const { user, token, address: at } = await filledForm();
  const count = (await ownLahan(token)).length;
  const keys = loseAnswer('/koordinat-lahan-petani');
  await save(user);
  await waitFor(() => expect(at()).toBe(table));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(keys).toEqual([expect.any(String), keys[0]]));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Kotak keluar/ })).toBeNull());
  const after = await ownLahan(token);
  expect(after).toHaveLength(count + 1);
  expect(after[0]).toMatchObject({ koordinat: { lat: -0.2333331, lang: 115.8333 } });
});
