import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answers, breaks, type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { tapTambah } from '../../support/forms/tap-tambah.ts';
import { cutAll } from '../../support/outbox/pending.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';
import { optionsOf } from '../../support/screens/petugas.ts';

const unreachable = 'Error: Tidak dapat terhubung ke server. Periksa sambungan internet Anda.';

let melak: number;
let newest: Record<string, Row>;
beforeAll(async () => {
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
  const jenis = ['harga-pangan', 'ketersediaan-pangan', 'timbang-balita', 'luas-tanam'];
  const periodes = await Promise.all(jenis.map((one) => rowsOf(`/periode-${one}?limit=1000`)));
  newest = Object.fromEntries(jenis.map((one, at) => [one, periodes[at]!.at(-1)]));
});
afterEach(() => vi.restoreAllMocks());

const at = (page: string, jenis: string) => `/dashboard/${page}/edit?periode=${newest[jenis].id}&kecamatan=${melak}`;
const broken = () => HttpResponse.error();
const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** A list of which only the first two rows come. */
const cutShort = (path: string) =>
  network.use(
    http.get(`*/api${path}`, async ({ request }) => {
      const url = new URL(request.url);
      if (url.searchParams.get('limit') === '2') return undefined;
      url.searchParams.set('limit', '2');
      return fetch(url);
    }),
  );

async function openAdd(page: string, jenis: string, title: string) {
  const opened = await openAs('petugas', at(page, jenis));
  await tapTambah(opened.user);
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

test.each([
  ['komoditi', 'harga-pangan', 'harga-pangan', 'Tambah Harga Pangan', 'Komoditi'],
  ['pangan', 'ketersediaan-pangan', 'ketersediaan-pangan', 'Tambah Ketersediaan Pangan', 'Pangan'],
  ['desa-kelurahan', 'timbang-balita', 'timbang-balita', 'Tambah Timbang Balita', 'Desa/Kelurahan'],
])('%s did not come: nothing is called filled, and it is asked for again', async (list, page, jenis, title, field) => {
  breaks(`/${list}`, broken);
  const { user, dialog } = await openAdd(page, jenis, title);
  expect(await dialog.findByText(unreachable)).toBeTruthy();
  expect(dialog.queryByText(/sudah diisi/)).toBeNull();
  expect(dialog.queryByRole('combobox')).toBeNull();
  network.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
  const select = await dialog.findByRole('combobox', { name: field });
  expect(optionsOf(select).length).toBeGreaterThan(2);
});

test('there is no komoditi at all: that is said, and is not complete', async () => {
  answers('/komoditi', []);
  const { dialog } = await openAdd('harga-pangan', 'harga-pangan', 'Tambah Harga Pangan');
  expect(await dialog.findByText('Belum ada komoditi')).toBeTruthy();
  expect(dialog.queryByText('Semua komoditi sudah diisi')).toBeNull();
});

test('what is filled did not come: the form opens, and says that nobody knows it', async () => {
  breaks('/timbang-balita', broken);
  const { user, dialog } = await openAdd('timbang-balita', 'timbang-balita', 'Tambah Timbang Balita');
  expect(await dialog.findByText(/^Belum diketahui apa yang sudah diisi/)).toBeTruthy();
  expect(dialog.queryByText(/^0 dari/)).toBeNull();
  network.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
  expect(await dialog.findByText(/^\d+ dari \d+ desa\/kelurahan sudah diisi$/)).toBeTruthy();
});

test('the villages of a planted area did not come: they are asked for again', async () => {
  breaks('/desa-kelurahan', broken);
  const { user } = await openAs('petugas', `/dashboard/luas-lahan/tambah?periode=${newest['luas-tanam'].id}`);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kecamatan' }), 'Melak');
  const again = await screen.findByRole('button', { name: 'Kelurahan belum terbaca. Coba lagi' });
  network.resetHandlers();
  await user.click(again);
  await waitFor(() => expect(optionsOf(screen.getByRole('combobox', { name: 'Kelurahan' })).length).toBeGreaterThan(2));
});

test('the dashboard: lists that did not come are not known, have no tick, and are asked for again', async () => {
  const rooms = [
    ['Harga Pangan', '/komoditi', 'harga'],
    ['Harga Pangan Kutai Barat', '/harga-pangan-kutai-barat', 'harga'],
    ['Ketersediaan Pangan', '/pangan', 'pangan'],
    ['Luas Tanam', '/luas-lahan', 'desa'],
    ['Timbang Balita', '/desa-kelurahan', 'desa'],
  ] as const;
  for (const [, path] of rooms) breaks(path, broken);
  const { user } = await openAs('petugas', '/dashboard');
  const unknown = new Map<string, number>();
  for (const [title] of rooms) {
    const room = await card(title);
    await room.findAllByText('Belum diketahui');
    await waitFor(() => expect(room.queryAllByText('…')).toEqual([]));
    unknown.set(title, room.getAllByText('Belum diketahui').length);
    expect(room.queryByText(/ dari /)).toBeNull();
    for (const link of room.getAllByRole('link')) expect(link.querySelector('svg.lucide-circle-check')).toBeNull();
  }
  network.resetHandlers();
  for (const [title, , what] of rooms) {
    const room = await card(title);
    for (const retry of room.queryAllByRole('button', { name: 'Coba lagi' })) await user.click(retry);
    const counted = new RegExp(`^\\d+ dari \\d+ ${what}$`);
    await waitFor(() => expect(room.getAllByText(counted)).toHaveLength(unknown.get(title) ?? 0));
  }
});

test('the dashboard: of nothing there is, nothing is complete', async () => {
  answers('/komoditi', []);
  await openAs('petugas', '/dashboard');
  const room = await card('Harga Pangan');
  expect(await room.findAllByText('Belum ada komoditi')).toHaveLength(3);
  expect(room.queryByText(/^0 dari 0/)).toBeNull();
});

test('the dashboard: a list of which only a part came is not counted', async () => {
  cutShort('/luas-lahan');
  await openAs('petugas', '/dashboard');
  const room = await card('Luas Tanam');
  expect((await room.findAllByText('Belum diketahui')).length).toBeGreaterThan(0);
});

test('the dashboard: periods that did not come are not none', async () => {
  breaks('/periode-harga-pangan', broken);
  const { user } = await openAs('petugas', '/dashboard');
  const room = await card('Harga Pangan');
  expect(await room.findByText('Periode belum diketahui')).toBeTruthy();
  expect(room.queryByText('Belum ada periode')).toBeNull();
  network.resetHandlers();
  await user.click(room.getByRole('button', { name: 'Coba lagi' }));
  expect(await room.findByText(newest['harga-pangan'].nama_periode)).toBeTruthy();
});

test('the planting list: periods that did not come are not none, and are asked for again', async () => {
  breaks('/periode-luas-tanam', broken);
  const { user } = await openAs('petugas', '/dashboard/luas-lahan');
  expect(await screen.findByText(unreachable)).toBeTruthy();
  expect(optionsOf(screen.getByRole('combobox', { name: 'Periode' }))).toEqual(['Periode gagal dimuat']);
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(optionsOf(screen.getByRole('combobox', { name: 'Periode' })).length).toBeGreaterThan(1));
});

test('a table of which only a part came says so', async () => {
  cutShort('/harga-pangan');
  await logIn('petugas');
  await open(at('harga-pangan', 'harga-pangan'));
  expect(await screen.findByText(/^Error: Hanya 2 dari \d+ data terbaca$/)).toBeTruthy();
});

test.each([
  ['Harga Pangan', /^Melak/],
  ['Harga Pangan Kutai Barat', /^Kabupaten/],
  ['Ketersediaan Pangan', /^Melak/],
  ['Luas Tanam', /^Melak/],
  ['Timbang Balita', /^Melak/],
])('%s: once the dashboard has fetched ahead, the own rows open without signal', async (title, line) => {
  const { user } = await openAs('petugas', '/dashboard');
  await waitFor(() => expect(screen.queryAllByText('…')).toEqual([]));
  cutAll();
  await user.click((await card(title)).getByRole('link', { name: line }));
  expect((await screen.findAllByText(/^Showing 1 to|^Tidak Ada Data/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(unreachable)).toBeNull();
});
