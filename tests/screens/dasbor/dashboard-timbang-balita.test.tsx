import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { breakages, breaks, type Row, rowsOf } from '../../support/api/answers.ts';
import { open, openAs } from '../../support/screens/open.tsx';
import { call, cellsOf, idOf, logInUnassigned, newPeriode, optionsOf, tokenOf } from '../../support/screens/petugas.ts';

const table = '/dashboard/timbang-balita';
const page = '/dashboard/timbang-balita/edit';

let periodes: Row[];
let kecamatan: Row[];
beforeAll(async () => {
  periodes = await rowsOf('/periode-timbang-balita?limit=1000');
  kecamatan = await rowsOf('/kecamatan?limit=1000');
});

const melak = () => idOf(kecamatan, 'nama_kecamatan', 'Melak');
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const tambah = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Tambah' });

test('spec §2, weighing period list: No, Nama Periode, Aksi (Detail); search, newest first, ten a page', async () => {
  await openAs('petugas', table);
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(headers()).toEqual(['No', 'Nama Periode', 'Aksi']);
  expect(screen.getByPlaceholderText('Cari Periode Timbang Balita')).toBeTruthy();
  expect(cellsOf(rows()[0]!)[1]).toContain(periodes.at(-1)?.nama_periode);
  expect(screen.getByText(`Showing 1 to 10 of ${periodes.length} entries`)).toBeTruthy();
});

test("spec §2: empty 'Tidak Ada Data Periode Timbang Balita'", async () => {
  await openAs('petugas', `${table}?query=tidak+ada`);
  expect(await screen.findByText('Tidak Ada Data Periode Timbang Balita')).toBeTruthy();
});

test("spec §2, data page: the period's name, 'Pilih Kecamatan Terlebih Dahulu', only assigned sub-districts", async () => {
  const newest = periodes.at(-1)!;
  const { user, address } = await openAs('petugas', table);
  await user.click(await screen.findByRole('link', { name: `Detail ${newest.nama_periode}` }));
  expect(await screen.findByRole('heading', { level: 1, name: newest.nama_periode })).toBeTruthy();
  expect(address()).toBe(`${page}?periode=${newest.id}`);
  expect(await screen.findByText('Pilih Kecamatan Terlebih Dahulu')).toBeTruthy();
  expect(tambah().disabled).toBe(true);
  const picker = screen.getByRole('combobox', { name: 'Kecamatan' });
  expect(optionsOf(picker)).toEqual(['Pilih Kecamatan', 'Barong Tongkok', 'Melak', 'Sekolaq Darat']);
  await user.selectOptions(picker, 'Melak');
  await waitFor(() => expect(tambah().disabled).toBe(false));
  expect(address()).toBe(`${page}?periode=${newest.id}&kecamatan=${melak()}`);
});

test("spec §2: 'Tidak Ada Kecamatan Tersedia' for an officer without sub-districts", async () => {
  await logInUnassigned();
  await open(`${page}?periode=${periodes[0].id}`);
  const picker = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Kecamatan' });
  expect(optionsOf(picker)).toEqual(['Tidak Ada Kecamatan Tersedia']);
  expect([picker.disabled, tambah().disabled]).toEqual([true, true]);
});

test('spec §2: the columns of the weighings, the figures of the villages, paged', async () => {
  const { id } = periodes.at(-2)!;
  const barong = idOf(kecamatan, 'nama_kecamatan', 'Barong Tongkok');
  const all = await rowsOf(`/timbang-balita?periode_timbang_balita_id=${id}&kecamatan_id=${barong}&limit=200`);
  await openAs('petugas', `${page}?periode=${id}&kecamatan=${barong}`);
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(headers()).toEqual([
    'No',
    'Desa/Kelurahan',
    'Jumlah Balita Ditimbang',
    'Jumlah Balita Naik BB',
    'Jumlah Balita Tidak Naik BB',
    'Jumlah Balita Dibawah Garis Merah',
    'Kasus Gizi Buruk',
    'Aksi',
  ]);
  const [first] = all;
  await waitFor(() =>
    expect(cellsOf(rows()[0]!)).toEqual([
      '1',
      first.nama_desa_kelurahan,
      ...[first.jumlah_balita, first.berat_badan_naik, first.berat_badan_tidak_naik].map(String),
      ...[first.dibawah_garis_merah, first.kasus_gizi_buruk].map(String),
      'Edit',
    ]),
  );
  expect(screen.getByText(`Showing 1 to 10 of ${all.length} entries`)).toBeTruthy();
});

test("spec §6: another officer's rows are not shown; empty 'Tidak Ada Data Timbang Balita'", async () => {
  const periode = await newPeriode('timbang-balita');
  const [village] = await rowsOf(`/desa-kelurahan?kecamatan_id=${melak()}&limit=100`);
  const counts = { jumlah_balita: 9, berat_badan_naik: 9, berat_badan_tidak_naik: 0 };
  await call(
    '/timbang-balita',
    {
      ...{ periode_id: periode.id, kecamatan_id: melak(), kelurahan_id: village.id, ...counts },
      ...{ dibawah_garis_merah: 0, kasus_gizi_buruk: 0 },
    },
    await tokenOf('superadmin'),
  );
  await openAs('petugas', `${page}?periode=${periode.id}&kecamatan=${melak()}`);
  expect(await screen.findByText('Tidak Ada Data Timbang Balita')).toBeTruthy();
});

test("spec §2: opened without a period it leads back to the periods' table", async () => {
  const { address } = await openAs('petugas', `${page}?periode=999999`);
  await waitFor(() => expect(address()).toBe(table));
});

test('spec §2, route sets: a petani has no weighings', async () => {
  await openAs('petani', table);
  expect(await screen.findByRole('heading', { name: '404 | Not Found' })).toBeTruthy();
});

test.each(breakages)("spec §8: 'Gagal mendapatkan data timbang balita': %s", async (_name, answer, sentence) => {
  breaks('/timbang-balita', answer);
  await openAs('petugas', `${page}?periode=${periodes[0].id}&kecamatan=${melak()}`);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect((await screen.findAllByText('Gagal mendapatkan data timbang balita')).length).toBeGreaterThan(0);
});
