import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { openAs } from '../../support/screens/open.tsx';
import { call, newPeriode, tokenOf } from '../../support/screens/petugas.ts';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await Promise.all([import('@/widgets/entry-desk/ui/EntryTable'), import('@/widgets/row-history/ui/RiwayatSheet')]);

let melak: number;
let komoditi: Row;
let desa: Row;
let petugas: string;
beforeAll(async () => {
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
  [komoditi] = await rowsOf('/komoditi?limit=1');
  [desa] = await rowsOf(`/desa-kelurahan?kecamatan_id=${melak}&limit=1`);
  petugas = await tokenOf('petugas');
});

const shut = /^Periode ini sudah ditutup pada .* minta kantor membukanya kembali\.$/;
const isDisabled = async (name: RegExp | string) =>
  (await screen.findByRole<HTMLButtonElement>('button', { name })).disabled;

async function closedPrice() {
  const periode = await newPeriode('harga-pangan');
  const fields = { kecamatan_id: melak, komoditi_id: komoditi.id, periode_harga_pangan_id: periode.id };
  await call('/harga-pangan', { ...fields, harga_grosir: 400, harga_eceran: 500 }, petugas);
  await call(`/periode-harga-pangan/${periode.id}`, { ditutup: '1', _method: 'put' }, await tokenOf('admin'));
  return periode;
}

test('rulings 34: a closed period says so, and takes no entry; its rows are read with their history', async () => {
  const { id } = await closedPrice();
  const { user } = await openAs('petugas', `/dashboard/harga-pangan/edit?periode=${id}&kecamatan=${melak}`);
  expect(await screen.findByText(shut)).toBeTruthy();
  expect(await isDisabled(/^Edit/)).toBe(true);
  for (const name of ['Tambah', /^Isi sekaligus/, /^Impor/]) expect(await isDisabled(name)).toBe(true);
  await user.click(await screen.findByRole('button', { name: `Riwayat ${komoditi.nama_komoditi}` }));
  const history = within(await screen.findByRole('dialog'));
  expect((await history.findAllByRole('listitem'))[0]?.textContent).toMatch(/^Diisi oleh .*Harga Eceran.*500/);
  expect(history.queryByRole('button', { name: /^Pulihkan/ })).toBeNull();
});

test('the grid of a closed period gives way to its table', async () => {
  const { id } = await closedPrice();
  await openAs('petugas', `/dashboard/harga-pangan/edit?periode=${id}&kecamatan=${melak}&isi=${melak}`);
  expect(await screen.findByText(shut)).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('the periods’ table names those that are closed', async () => {
  const { nama_periode } = await closedPrice();
  await openAs('petugas', `/dashboard/harga-pangan?query=${encodeURIComponent(nama_periode)}`);
  const row = (await screen.findByRole('link', { name: `Detail ${nama_periode}` })).closest('tr');
  expect(row?.textContent).toContain('Sudah ditutup');
});

test('of planted areas nothing is added, changed or deleted either', async () => {
  const periode = await newPeriode('luas-tanam');
  const place = { periode_id: periode.id, kecamatan_id: melak, kelurahan_id: desa.id, komoditi: 'padi' };
  const { luas_tanam } = await call('/luas-lahan', { ...place, luas_tanam: 5, luas_puso: 0 }, petugas);
  await call(`/periode-luas-tanam/${periode.id}`, { ditutup: '1', _method: 'put' }, await tokenOf('admin'));
  await openAs('petugas', `/dashboard/luas-lahan?periode=${periode.id}`);
  expect(await screen.findByText(shut)).toBeTruthy();
  for (const name of ['Tambah', /^Edit/, /^Delete/]) expect(await isDisabled(name)).toBe(true);
  cleanup();
  await openAs('petugas', `/dashboard/luas-lahan/tambah?periode=${periode.id}`);
  expect(await screen.findByText(shut)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Simpan/ })).toBeNull();
  expect(luas_tanam.id).toBeGreaterThan(0);
});

test('rulings 35: an officer brings back what his own row said before', async () => {
  const periode = await newPeriode('harga-pangan');
  const fields = { kecamatan_id: melak, komoditi_id: komoditi.id, periode_harga_pangan_id: periode.id };
  const { harga_pangan } = await call('/harga-pangan', { ...fields, harga_grosir: 400, harga_eceran: 500 }, petugas);
  await call(`/harga-pangan/${harga_pangan.id}`, { harga_eceran: 900, _method: 'put' }, petugas);
  const { user } = await openAs('petugas', `/dashboard/harga-pangan/edit?periode=${periode.id}&kecamatan=${melak}`);
  await user.click(await screen.findByRole('button', { name: /^Riwayat/ }));
  const history = within(await screen.findByRole('dialog'));
  expect((await history.findAllByRole('listitem'))[0]?.textContent).not.toContain(' · dari ');
  await user.click(history.getByRole('button', { name: /^Pulihkan/ }));
  expect(await screen.findByText('Versi itu sudah dipulihkan')).toBeTruthy();
  await waitFor(async () =>
    expect(await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periode.id}`)).toMatchObject([{ harga_eceran: 500 }]),
  );
});
