import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { openAs } from '../../support/screens/open.tsx';
import { call, newPeriode, tokenOf } from '../../support/screens/petugas.ts';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await Promise.all([import('@/pages/kantor/koreksi'), import('@/pages/dashboard/beranda')]);

type User = Awaited<ReturnType<typeof openAs>>['user'];

let melak: number;
let komoditi: Row[];
let petugas: string;
beforeAll(async () => {
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
  komoditi = (await rowsOf('/komoditi?limit=1000')).slice(0, 3);
  petugas = await tokenOf('petugas');
});

let periode: { id: number; nama_periode: string };
let prices: Row[];
beforeEach(async () => {
  periode = await newPeriode('harga-pangan');
  prices = [];
  // Typed in thousands, but for the last.
  for (const [at, { id: komoditi_id }] of komoditi.entries()) {
    const figures = at === 2 ? { harga_grosir: 29_000, harga_eceran: 30_000 } : { harga_grosir: 37, harga_eceran: 38 };
    const row = { kecamatan_id: melak, komoditi_id, periode_harga_pangan_id: periode.id, ...figures };
    prices.push((await call('/harga-pangan', row, petugas)).harga_pangan);
  }
});

const ALASAN = 'Tertulis dalam ribuan';
const stored = async () =>
  (await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periode.id}&urut=terendah`)).map((row) => row.harga_eceran);
const room = () => `/kantor/koreksi?laporan=harga_pangan&periode=${periode.id}`;
const nama = (at: number) => String(prices[at]?.nama_komoditi);
const tick = async (user: User, at: number) =>
  user.click(await screen.findByRole('checkbox', { name: `Pilih ${nama(at)} Melak` }));

async function preview(user: User, cara: string, isian: string, kali: string) {
  await user.click(screen.getByRole('button', { name: 'Koreksi yang dipilih' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Koreksi \d baris$/ }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Cara' }), cara);
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Isian' }), isian);
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Di/ }), kali);
  await user.click(dialog.getByRole('button', { name: 'Lihat hasilnya dulu' }));
  await dialog.findByRole('list', { name: 'Hasilnya' });
  return dialog;
}

test('rows typed in thousands are multiplied in one act, after a preview, and with a reason', async () => {
  const { user } = await openAs('superadmin', room());
  await tick(user, 0);
  await tick(user, 1);
  expect(screen.getByText('2 baris dipilih')).toBeTruthy();
  const dialog = await preview(user, 'kali', 'semua', '1000');
  expect(dialog.getAllByText(/^Harga Eceran: Rp.38 → Rp.38\.000$/)).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Simpan 2 baris' }));
  expect(await dialog.findByText('Tulis alasan koreksinya')).toBeTruthy();
  expect(await stored()).toEqual([38, 38, 30_000]);
  await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), ALASAN);
  // A double tap is one act.
  await user.dblClick(dialog.getByRole('button', { name: 'Simpan 2 baris' }));
  const meant = dialog.queryByRole('button', { name: 'Ya, simpan' });
  if (meant) await user.dblClick(meant);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const rows = await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periode.id}`);
  expect(rows.map((row) => [row.harga_eceran, row.revisi]).toSorted()).toEqual([
    [30_000, 1],
    [38_000, 2],
    [38_000, 2],
  ]);
  expect(screen.queryByText(/baris dipilih/)).toBeNull();
});

test('what becomes doubtful is marked and asked, and what cannot be stored has to be left out', async () => {
  const { user } = await openAs('superadmin', room());
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  const dialog = await preview(user, 'bagi', 'harga_eceran', '1000');
  expect(dialog.getAllByText('Tidak dapat disimpan: Harga Eceran menjadi pecahan')).toHaveLength(2);
  expect(dialog.getByText(/Eceran di bawah harga grosir/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Simpan 3 baris' }).hasAttribute('disabled')).toBe(true);
  for (const at of [0, 1]) await user.click(dialog.getByRole('button', { name: `Keluarkan ${nama(at)}, Melak` }));
  await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), ALASAN);
  await user.click(dialog.getByRole('button', { name: 'Simpan 1 baris' }));
  expect(await dialog.findByText('Periksa angka yang meragukan')).toBeTruthy();
  expect(await stored()).toEqual([38, 38, 30_000]);
  await user.click(dialog.getByRole('button', { name: 'Ya, simpan' }));
  await waitFor(async () => expect(await stored()).toEqual([30, 38, 38]));
});

test('a row that was changed meanwhile is named, nothing is stored, and the preview shows it as it is now', async () => {
  const { user } = await openAs('superadmin', room());
  await tick(user, 0);
  await tick(user, 1);
  const dialog = await preview(user, 'kali', 'semua', '1000');
  await call(`/harga-pangan/${prices[1]?.id}`, { harga_eceran: 39, _method: 'put' }, petugas);
  await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), ALASAN);
  const save = async () => {
    await user.click(dialog.getByRole('button', { name: 'Simpan 2 baris' }));
    const meant = dialog.queryByRole('button', { name: 'Ya, simpan' });
    if (meant) await user.click(meant);
  };
  await save();
  expect(await screen.findAllByText(`${nama(1)}, Melak sudah diubah orang lain. Tidak ada yang disimpan.`)).not.toEqual(
    [],
  );
  expect(await stored()).toEqual([38, 39, 30_000]);
  expect(await dialog.findByText(/^Harga Eceran: Rp.39 → Rp.39\.000$/)).toBeTruthy();
  await save();
  await waitFor(async () => expect(await stored()).toEqual([30_000, 38_000, 39_000]));
});

test('the sheet closes when its only row was deleted meanwhile, and stays closed for the next one', async () => {
  const { user } = await openAs('superadmin', room());
  await tick(user, 0);
  const dialog = await preview(user, 'kali', 'semua', '1000');
  await call(`/harga-pangan/${prices[0]?.id}`, { _method: 'delete' }, petugas);
  await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), ALASAN);
  await user.click(dialog.getByRole('button', { name: 'Simpan 1 baris' }));
  const meant = dialog.queryByRole('button', { name: 'Ya, simpan' });
  if (meant) await user.click(meant);
  expect(await screen.findByText(/sudah dihapus orang lain\. Tidak ada yang disimpan\./)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await tick(user, 1);
  expect(await screen.findByText('1 baris dipilih')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('rows are found by their officer and sorted, and the address tells both', async () => {
  const { user, address } = await openAs('superadmin', room());
  const pick = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
  await screen.findByRole('checkbox', { name: `Pilih ${nama(0)} Melak` });
  await user.selectOptions(await pick('Urutan'), 'tertinggi');
  await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain(nama(2)));
  const { id } = (await rowsOf('/harga-pangan?limit=1'))[0] ?? {};
  expect(id).toBeTruthy();
  const other = [...(await pick('Petugas')).options].find(({ text }) => text === 'Agustina Pelenteq');
  await user.selectOptions(await pick('Petugas'), String(other?.value));
  expect(await screen.findByText('Tidak ada baris yang cocok')).toBeTruthy();
  expect(address()).toContain(`petugas=${other?.value}`);
  expect(address()).toContain('urut=tertinggi');
  await user.click(screen.getByRole('button', { name: 'Lihat semua baris' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
});

test('an officer is told on his dashboard what the office corrected, until he has read it', async () => {
  const superadmin = await tokenOf('superadmin');
  await call(`/harga-pangan/${prices[0]?.id}`, { harga_eceran: 38_000, alasan: ALASAN, _method: 'put' }, superadmin);
  const { user } = await openAs('petugas', '/dashboard');
  const notice = within(await screen.findByRole('region', { name: 'Koreksi dinas' }));
  expect(notice.getByRole('heading', { name: /^Dinas mengoreksi \d+ baris laporan Anda$/ })).toBeTruthy();
  const [row] = notice.getAllByRole('listitem');
  expect(row?.textContent).toContain(`${nama(0)}, Melak`);
  expect(row?.textContent).toContain(periode.nama_periode);
  expect(row?.textContent).toMatch(/Harga Eceran: Rp.38 → Rp.38\.000/);
  expect(row?.textContent).toContain(`Alasan: ${ALASAN}`);
  expect(row?.textContent).toMatch(/Oleh .+, /);
  await user.click(notice.getByRole('button', { name: 'Sudah saya baca' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Koreksi dinas' })).toBeNull());
  cleanup();
  await openAs('petugas', '/dashboard');
  await screen.findAllByText(/Harga Pangan/);
  expect(screen.queryByRole('region', { name: 'Koreksi dinas' })).toBeNull();
});
