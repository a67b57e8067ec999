import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { standsBeside } from '../../support/forms/account-form.ts';
import * as timbang from '../../support/forms/timbang-form.tsx';
import { field, fill, kelurahan, melakNow, rows, save, shown, storedIn } from '../../support/forms/timbang-form.tsx';
import { open } from '../../support/screens/open.tsx';
import { call, cellsOf, tokenOf } from '../../support/screens/petugas.ts';

let melak: Awaited<ReturnType<typeof melakNow>>;
beforeAll(async () => {
  melak = await melakNow();
});

const openAdd = () => timbang.openAdd(melak.kecamatan_id);

/** A row as the API takes it: what the village reported last. */
const weighing = (periode: { id: number }, at: number) => ({
  ...melak.usual(at),
  ...{ periode_id: periode.id, kecamatan_id: melak.kecamatan_id, kelurahan_id: melak.desa[at].id },
});

test('a duplicate of another officer: he is named, and what was typed stays', async () => {
  const { user, periode } = await openAdd();
  await call('/timbang-balita', weighing(periode, 1), await tokenOf('superadmin'));
  await user.selectOptions(kelurahan(), melak.desa[1].nama_desa_kelurahan);
  await fill(user, melak.usual(1));
  await save(user);
  expect(await screen.findByText('Gagal menambahkan timbang balita. Sudah diisi oleh Darius Kelawit')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Buka data yang sudah ada' })).toBeNull();
  expect(field('jumlah_balita').value).toBe(melak.usual(1).jumlah_balita);
});

test('a duplicate of the own: the row that is there opens with what was typed beside it, and is changed', async () => {
  const { user, periode, token } = await openAdd();
  await call('/timbang-balita', weighing(periode, 0), token);
  await fill(user, { ...melak.usual(), kasus_gizi_buruk: '2' });
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Buka data yang sudah ada' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Timbang Balita' }));
  const kasus = within(edit.getByRole('group', { name: 'Kasus Gizi Buruk' }));
  expect(kasus.getByRole<HTMLInputElement>('radio', { name: /^Isian Anda/ }).checked).toBe(true);
  await save(user);
  expect(await screen.findByText('Berhasil mengubah data timbang balita')).toBeTruthy();
  expect(await storedIn(periode)).toMatchObject([{ kelurahan_id: melak.desa[0].id, kasus_gizi_buruk: 2 }]);
});

test('bad input: a village or a period that was deleted meanwhile is said, and what was typed stays', async () => {
  const superadmin = await tokenOf('superadmin');
  const added = { kecamatan_id: melak.kecamatan_id, nama_desa_kelurahan: 'Zz Kampung Uji' };
  const { desa_kelurahan } = await call('/desa-kelurahan', added, superadmin);
  const { user, periode } = await openAdd();
  await user.selectOptions(kelurahan(), added.nama_desa_kelurahan);
  await fill(user, melak.usual());
  await call(`/desa-kelurahan/${desa_kelurahan.id}`, { _method: 'delete' }, superadmin);
  await save(user);
  expect((await screen.findAllByText(/Kelurahan ini sudah tidak ada dalam daftar/)).length).toBeGreaterThan(0);
  await user.selectOptions(kelurahan(), melak.desa[0].nama_desa_kelurahan);
  await call(`/periode-timbang-balita/${periode.id}`, { _method: 'delete' }, superadmin);
  await save(user);
  expect(
    (await screen.findAllByText(/Periode timbang balita ini sudah tidak ada dalam daftar/)).length,
  ).toBeGreaterThan(0);
  expect(field('jumlah_balita').value).toBe(melak.usual().jumlah_balita);
});

test("spec §5, Edit toddler weighing: 'tidak boleh kosong' in order, then 'Berhasil mengubah data timbang balita'", async () => {
  const { user, periode, token } = await openAdd();
  const { timbang_balita } = await call('/timbang-balita', weighing(periode, 0), token);
  cleanup();
  await open(`${timbang.timbangPage}?periode=${periode.id}&kecamatan=${melak.kecamatan_id}`);
  await user.click(await screen.findByRole('button', { name: `Edit ${melak.desa[0].nama_desa_kelurahan}` }));
  await screen.findByRole('dialog', { name: 'Edit Timbang Balita' });
  await waitFor(() => expect(shown(kelurahan())).toBe(melak.desa[0].nama_desa_kelurahan));
  const counts = melak.usual();
  for (const [name, text] of Object.entries(counts)) expect(field(name as keyof typeof counts).value).toBe(text);

  await fill(user, { jumlah_balita: '', kasus_gizi_buruk: '' });
  await save(user);
  await standsBeside(() => field('jumlah_balita'), 'Jumlah balita tidak boleh kosong');
  await fill(user, { jumlah_balita: counts.jumlah_balita ?? '' });
  await save(user);
  await standsBeside(() => field('kasus_gizi_buruk'), 'Kasus gizi buruk tidak boleh kosong');

  // Somebody was faster.
  await call(`/timbang-balita/${timbang_balita.id}`, { _method: 'put', kasus_gizi_buruk: 1 }, token);
  await fill(user, { kasus_gizi_buruk: '2' });
  await save(user);
  expect(await screen.findByText('Simpan lagi untuk menimpanya dengan isian ini')).toBeTruthy();
  expect(await storedIn(periode)).toMatchObject([{ kasus_gizi_buruk: 1 }]);
  await save(user);
  expect(await screen.findByText('Berhasil mengubah data timbang balita')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(cellsOf(rows()[0]!)[6]).toBe('2'));
});
