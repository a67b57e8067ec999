import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { openAs } from '../../support/screens/open.tsx';

const table = '/dashboard/harga-pangan';
const page = '/dashboard/harga-pangan/edit';

let periodes: Row[];
let kecamatan: Row[];
beforeAll(async () => {
  periodes = await rowsOf('/periode-harga-pangan?limit=1000');
  kecamatan = await rowsOf('/kecamatan?limit=1000');
});

const idOf = (nama: string) => kecamatan.find(({ nama_kecamatan }) => nama_kecamatan === nama)?.id;
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** Opens the data page of a period in a sub-district of the demo's officer. */
async function openPeriode(periode: number, nama = 'Melak') {
  const opened = await openAs('petugas', `${page}?periode=${periode}&kecamatan=${idOf(nama)}`);
  expect(await screen.findAllByRole('button', { name: /^Edit/ })).not.toHaveLength(0);
  return opened;
}

test('spec §2, Food-price period list: columns, search, Detail; newest first, ten a page', async () => {
  await openAs('petugas', table);
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'No',
    'Nama Periode',
    'Aksi',
  ]);
  expect(screen.getByPlaceholderText('Cari Periode Harga Pangan')).toBeTruthy();
  expect(cells(rows()[0]!)[1]).toContain(periodes.at(-1)?.nama_periode);
  expect(screen.getByText(`Showing 1 to 10 of ${periodes.length} entries`)).toBeTruthy();
});

test("spec §2: empty 'Tidak Ada Data Periode Harga Pangan'", async () => {
  await openAs('petugas', `${table}?query=tidak+ada`);
  expect(await screen.findByText('Tidak Ada Data Periode Harga Pangan')).toBeTruthy();
});

test("spec §2, Price data page: title is the period's name; 'Pilih Kecamatan Terlebih Dahulu'; only assigned sub-districts", async () => {
  const newest = periodes.at(-1)!;
  const { user, address } = await openAs('petugas', table);
  await user.click(await screen.findByRole('link', { name: `Detail ${newest.nama_periode}` }));
  expect(await screen.findByRole('heading', { level: 1, name: newest.nama_periode })).toBeTruthy();
  expect(address()).toBe(`${page}?periode=${newest.id}`);
  expect(await screen.findByText('Pilih Kecamatan Terlebih Dahulu')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tambah' }).disabled).toBe(true);
  const picker = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kecamatan' });
  expect([...picker.options].map(({ textContent }) => textContent)).toEqual([
    ...['Pilih Kecamatan', 'Barong Tongkok', 'Melak', 'Sekolaq Darat'],
  ]);
});

test('spec §2: table No, Komoditi, Harga Eceran, Harga Grosir, Aksi; only rows of the current user, paged', async () => {
  await openPeriode(periodes.at(-2)!.id);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['No', 'Komoditi', 'Harga Eceran', 'Harga Grosir', 'Aksi'],
  ]);
  expect(rows()).toHaveLength(10);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
});

test("spec §2: opened without a period it leads back to the periods' table", async () => {
  const { address } = await openAs('petugas', `${page}?periode=999999`);
  await waitFor(() => expect(address()).toBe(table));
});

test("spec §5 and §8: the edit modal says the first broken rule, then 'Berhasil mengubah data harga pangan'", async () => {
  const { user } = await openPeriode(periodes.at(-2)!.id);
  await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Periode Harga Pangan' }));
  const eceran = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' });
  const before = eceran.value;
  await user.clear(eceran);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findAllByText('Mohon isi harga eceran')).length).toBeGreaterThan(0);
  expect(eceran.getAttribute('aria-invalid')).toBe('true');
  await user.type(eceran, before.replaceAll('.', '').replace(/.$/, '7'));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Berhasil mengubah data harga pangan')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(cells(rows()[0]!)[2]?.replace(/\D/g, '')).toBe(before.replaceAll('.', '').replace(/.$/, '7')),
  );
});
