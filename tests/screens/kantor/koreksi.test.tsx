import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { openAs } from '../../support/screens/open.tsx';
import { call, newPeriode, optionsOf, tokenOf } from '../../support/screens/petugas.ts';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await Promise.all([import('@/pages/kantor/koreksi'), import('@/widgets/row-history/ui/RiwayatSheet')]);

let melak: number;
let komoditi: Row[];
let periode: { id: number; nama_periode: string };
let petugas: string;
let harga: Row;
beforeAll(async () => {
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
  komoditi = await rowsOf('/komoditi?limit=1000');
  petugas = await tokenOf('petugas');
});
beforeEach(async () => {
  periode = await newPeriode('harga-pangan');
  harga = await addHarga(0, 40_000);
});

const addHarga = async (at: number, harga_eceran: number): Promise<Row> =>
  (
    await call(
      '/harga-pangan',
      {
        ...{ kecamatan_id: melak, komoditi_id: komoditi[at]?.id, periode_harga_pangan_id: periode.id },
        ...{ harga_grosir: 36_000, harga_eceran },
      },
      petugas,
    )
  ).harga_pangan;

const change = (fields: object) => call(`/harga-pangan/${harga.id}`, { ...fields, _method: 'put' }, petugas);
const room = () => `/kantor/koreksi?laporan=harga_pangan&periode=${periode.id}`;
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const nama = () => String(harga.nama_komoditi);
const price = async () => (await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periode.id}`))[0];
const button = (name: RegExp | string) => screen.findByRole('button', { name });

async function correct(user: Awaited<ReturnType<typeof openAs>>['user'], value: string) {
  await user.click(await button(`Koreksi ${nama()} Melak`));
  const dialog = within(await screen.findByRole('dialog', { name: `Koreksi ${nama()}` }));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' });
  await user.clear(field);
  await user.type(field, value);
  await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), ALASAN);
  return { dialog, field };
}

const ALASAN = 'Salah ketik ribuan';

test('a superadmin corrects an officer’s price, whose it stays, and reads its history', async () => {
  const { user } = await openAs('superadmin', room());
  const { dialog } = await correct(user, '41.000');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Berhasil mengubah data harga pangan')).toBeTruthy();
  expect(await price()).toMatchObject({ harga_eceran: 41_000, harga_grosir: 36_000, user_id: harga.user_id });
  await user.click(await button(`Riwayat ${nama()} Melak`));
  const history = within(await screen.findByRole('dialog', { name: `Riwayat ${nama()}` }));
  const [newest, first] = await history.findAllByRole('listitem');
  expect(newest?.textContent).toMatch(/^Diubah oleh .*Sekarang/);
  expect(newest?.textContent).toContain(`Alasan: ${ALASAN}`);
  expect(within(newest!).getByRole('row', { name: /^Harga Eceran Rp.40\.000 Rp.41\.000$/ })).toBeTruthy();
  expect(first?.textContent).toMatch(/^Diisi oleh /);
});

test('a price far from the period before is asked about, and stored only when it is meant', async () => {
  const { user } = await openAs('superadmin', room());
  const { dialog } = await correct(user, '3');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Periksa angka yang meragukan')).toBeTruthy();
  expect(dialog.getByText(/Eceran di bawah harga grosir.*Turun 100% dari periode lalu/)).toBeTruthy();
  expect(await price()).toMatchObject({ harga_eceran: 40_000 });
  await user.click(dialog.getByRole('button', { name: 'Ya, simpan' }));
  await waitFor(async () => expect(await price()).toMatchObject({ harga_eceran: 3 }));
});

test('a version that is brought back stands in the row and in its history', async () => {
  await change({ harga_eceran: 42_000 });
  const { user } = await openAs('superadmin', room());
  await user.click(await button(`Riwayat ${nama()} Melak`));
  const history = within(await screen.findByRole('dialog'));
  await user.click(await history.findByRole('button', { name: /^Pulihkan/ }));
  const asked = within(await screen.findByRole('dialog', { name: `Pulihkan ${nama()}` }));
  await user.type(await asked.findByRole('textbox', { name: 'Alasan' }), ALASAN);
  await user.click(asked.getByRole('button', { name: 'Pulihkan' }));
  expect(await screen.findByText('Versi itu sudah dipulihkan')).toBeTruthy();
  expect(await price()).toMatchObject({ harga_eceran: 40_000, revisi: 3 });
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^Dipulihkan oleh /));
  expect(screen.getAllByText(`Alasan: ${ALASAN}`)).toHaveLength(1);
});

test('412: both versions stand side by side, and what is chosen is stored', async () => {
  const { user } = await openAs('superadmin', room());
  const { dialog } = await correct(user, '41.000');
  await change({ harga_eceran: 41_500 });
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Pilih isian yang dipakai')).toBeTruthy();
  expect(dialog.getByRole('radio', { name: /Isian Anda Rp.41\.000/ })).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: /Di server Rp.41\.500/ }));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await price()).toMatchObject({ harga_eceran: 41_500 });
});

test('what breaks a rule is said beside its field, and nothing is sent', async () => {
  const { user } = await openAs('superadmin', room());
  const { dialog, field } = await correct(user, '6');
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findAllByText('Mohon isi harga eceran')).not.toEqual([]);
  expect(await price()).toMatchObject({ revisi: 1 });
});

test('a deleted row lies in the trash with its figures, and comes back from there', async () => {
  const { user } = await openAs('superadmin', room());
  await user.click(await button(`Hapus ${nama()} Melak`));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus harga pangan' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await dialog.findByText('Tulis alasan koreksinya')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Tercatat dua kali');
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Tidak Ada Data Harga Pangan')).toBeTruthy();
  cleanup();

  const trash = await openAs('superadmin', '/kantor/sampah?laporan=harga_pangan');
  const mine = () => rows().find((one) => one.textContent?.includes(periode.nama_periode));
  await waitFor(() => expect(mine()).toBeTruthy());
  const row = mine();
  expect(row?.textContent).toContain(`${nama()}, Melak`);
  expect(row?.textContent).toMatch(/Harga EceranRp.40\.000/);
  expect(row?.textContent).toMatch(/\d+ hari lagi/);
  expect(row?.textContent).toContain('Alasan: Tercatat dua kali');
  await trash.user.click(within(row!).getByRole('button', { name: `Pulihkan ${nama()}` }));
  expect(await screen.findByText('Barisnya sudah dipulihkan')).toBeTruthy();
  expect(await price()).toMatchObject({ id: harga.id, harga_eceran: 40_000 });
  await waitFor(() => expect(screen.queryByText(new RegExp(periode.nama_periode))).toBeNull());
});

test('an admin reads all of it and changes nothing', async () => {
  const { user } = await openAs('admin', room());
  expect(await screen.findByText('Hanya superadmin yang dapat mengubah baris petugas.')).toBeTruthy();
  await user.click(await button(`Riwayat ${nama()} Melak`));
  const history = within(await screen.findByRole('dialog'));
  expect(await history.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^(Koreksi|Hapus|Pulihkan)/ })).toBeNull();
});

test('a row of a closed period is read and not changed', async () => {
  await call(`/periode-harga-pangan/${periode.id}`, { ditutup: '1', _method: 'put' }, await tokenOf('admin'));
  const { user } = await openAs('superadmin', room());
  expect(
    await screen.findByText(/^Periode ini sudah ditutup pada .* buka dahulu periodenya di Data acuan\.$/),
  ).toBeTruthy();
  expect((await button(/^Koreksi/)).hasAttribute('disabled')).toBe(true);
  expect((await button(/^Hapus/)).hasAttribute('disabled')).toBe(true);
  await user.click(await button(/^Riwayat/));
  expect(await screen.findAllByRole('listitem')).not.toEqual([]);
});

test('the address tells the report, its place, its period and what is searched for', async () => {
  await addHarga(1, 41_000);
  const { user, address } = await openAs('admin', '/kantor/koreksi');
  const pick = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
  expect(optionsOf(await pick('Laporan'))).toEqual([
    ...['Harga pangan kecamatan', 'Harga pangan kabupaten', 'Ketersediaan pangan', 'Timbang balita', 'Luas tanam'],
  ]);
  await waitFor(async () => expect((await pick('Periode')).disabled).toBe(false));
  await user.selectOptions(await pick('Periode'), String(periode.id));
  await waitFor(async () => expect(optionsOf(await pick('Kecamatan'))).toContain('Melak'));
  await user.selectOptions(await pick('Kecamatan'), String(melak));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.type(screen.getByPlaceholderText('Cari komoditi'), `${komoditi[1]?.nama_komoditi}{Enter}`);
  await waitFor(() => expect(rows()).toHaveLength(1));
  const found = new URLSearchParams(address().split('?')[1]);
  expect(Object.fromEntries(found)).toEqual({
    ...{ periode: String(periode.id), kecamatan: String(melak), query: komoditi[1]?.nama_komoditi },
  });
  await user.selectOptions(await pick('Laporan'), 'timbang_balita');
  await waitFor(() => expect(address()).toBe(`/kantor/koreksi?kecamatan=${melak}&laporan=timbang_balita`));
  expect((await screen.findByPlaceholderText<HTMLInputElement>('Cari desa/kelurahan')).value).toBe('');
});

test.each(['harga_pangan_kutai_barat', 'ketersediaan_pangan', 'timbang_balita', 'luas_tanam'])(
  'a row of %s is corrected with its figures as they are',
  async (tabel) => {
    const [row] = await rowsOf(`/${tabel.replaceAll('_', '-')}?limit=1`);
    const [, id] = Object.entries(row).find(([name]) => /^periode_.*_id$/.test(name))!;
    const { user } = await openAs('superadmin', `/kantor/koreksi?laporan=${tabel}&periode=${id}`);
    const [edit] = await screen.findAllByRole('button', { name: /^Koreksi/ });
    await user.click(edit!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Koreksi/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), ALASAN);
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    const meant = dialog.queryByRole('button', { name: 'Ya, simpan' });
    if (meant) await user.click(meant);
    expect(await screen.findByText(/^Berhasil mengubah data/)).toBeTruthy();
  },
);
