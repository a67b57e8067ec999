import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, rowsOf } from '../../support/api/answers.ts';
import { open, openAs } from '../../support/screens/open.tsx';
import { periodeSelect } from '../../support/screens/seen.ts';

/** What may be tapped beside the drawing. */
const waysFrom = async (sentence: string | RegExp) => {
  const said = (await screen.findAllByText(sentence)).find((element) => element.matches('[role=status]'));
  const state = within(said!.parentElement!);
  return [...state.queryAllByRole('link'), ...state.queryAllByRole('button')];
};

const feeds = [
  ['harga-pangan', '/harga-pangan', '/harga-pangan', 'Tidak ada data harga pangan di kecamatan ini'],
  ['ketersediaan-pangan', '/ketersediaan-pangan', '/ketersediaan-pangan', 'Tidak Ada Data Ketersediaan Pangan'],
  ['timbang-balita', '/laporan/timbang-balita', '/timbang-balita', 'Tidak Ada Data'],
  ['luas-tanam', '/laporan/luas-tanam', '/luas-lahan', 'Tidak Ada Data'],
] as const;

test.each(feeds)('look, empty: %s of a period without rows leads to the other sub-districts', async (...feed) => {
  const [jenis, directory, list, sentence] = feed;
  const newest = (await rowsOf(`/periode-${jenis}?limit=1000`)).at(-1)!;
  answers(list, []);
  await open(`${directory}/melak?periode=${newest.id}`);
  const ways = await waysFrom(sentence);
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Lihat semua kecamatan', directory],
  ]);
});

test.each([
  ['harga-pangan', '/harga-pangan', 'Pilih periode harga pangan terlebih dahulu'],
  ['ketersediaan-pangan', '/ketersediaan-pangan', 'Pilih Periode Terlebih Dahulu'],
  ['timbang-balita', '/laporan/timbang-balita', 'Pilih Periode'],
  ['luas-tanam', '/laporan/luas-tanam', 'Pilih Periode'],
])('look, empty: %s without a chosen period leads to the newest', async (jenis, directory, sentence) => {
  const newest = (await rowsOf(`/periode-${jenis}?limit=1000`)).at(-1)!;
  const { user } = await open(`${directory}/melak?periode=0`);
  const ways = await waysFrom(sentence);
  expect(ways.map(({ textContent }) => textContent)).toEqual([`Lihat ${newest.nama_periode}`]);
  await user.click(ways[0]!);
  const periode = await periodeSelect();
  await waitFor(() => expect(periode.value).toBe(String(newest.id)));
});

test.each([
  ['harga-pangan', '/harga-pangan', 'Pilih periode harga pangan terlebih dahulu'],
  ['ketersediaan-pangan', '/ketersediaan-pangan', 'Pilih Periode Terlebih Dahulu'],
  ['timbang-balita', '/laporan/timbang-balita', 'Tidak Ada Periode'],
])('look, empty: %s without any period leads home', async (jenis, directory, sentence) => {
  answers(`/periode-${jenis}`, []);
  await open(`${directory}/melak`);
  const ways = await waysFrom(sentence);
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([['Ke beranda', '/']]);
});

test('look, empty: a filter that no commodity fits is cleared by one tap', async () => {
  const { user } = await open('/harga-pangan/melak');
  await screen.findByRole('button', { name: /^Beras Medium/ });
  await user.type(screen.getByPlaceholderText('Cari komoditi'), 'xyz');
  const [way, ...others] = await waysFrom('Tidak ada komoditi bernama "xyz"');
  expect([way!.textContent, others]).toEqual(['Lihat semua komoditi', []]);
  await user.click(way!);
  expect(screen.getByRole('button', { name: /^Beras Medium/ })).toBeTruthy();
  expect(screen.getByPlaceholderText('Cari komoditi')).toHaveProperty('value', '');
});

test('look, empty: a filter that no sub-district fits is cleared by one tap', async () => {
  const { user } = await open('/laporan/luas-tanam');
  await screen.findByRole('link', { name: 'Melak' });
  await user.type(screen.getByPlaceholderText('Cari kecamatan'), 'xyz');
  const [way, ...others] = await waysFrom('Tidak ada kecamatan bernama "xyz"');
  expect([way!.textContent, others]).toEqual(['Lihat semua kecamatan', []]);
  await user.click(way!);
  expect(screen.getByRole('link', { name: 'Melak' })).toBeTruthy();
});

test('look, empty: where there is no sub-district the way leads home', async () => {
  answers('/kecamatan', []);
  await open('/laporan/luas-tanam');
  const ways = await waysFrom('Tidak Ada Data Kecamatan');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([['Ke beranda', '/']]);
});

test.each([
  ['petugas', '/dashboard/harga-pangan', 'Tidak Ada Data Periode Harga Pangan', 'Lihat semua periode'],
  ['petani', '/dashboard/pangan', 'Tidak Ada Data Pangan', 'Lihat semua produk'],
])('look, empty: a search of %s without hits at %s is cleared by one tap', async (username, table, sentence, label) => {
  const { user, address } = await openAs(username, `${table}?query=xyzxyz&baris=20`);
  const [way, ...others] = await waysFrom(sentence);
  expect([way!.textContent, others]).toEqual([label, []]);
  await user.click(way!);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  expect(address()).toBe(`${table}?baris=20`);
});

test.each([
  ['petugas', '/dashboard/timbang-balita', '/periode-timbang-balita', 'Tidak Ada Data Periode Timbang Balita'],
  ['petani', '/dashboard/kotak-keluar', '/sesi', 'Semua data sudah terkirim'],
])('look, empty: %s, %s leads to the dashboard', async (username, address, list, sentence) => {
  answers(list, []);
  await openAs(username, address);
  const ways = await waysFrom(sentence);
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([['Ke dashboard', '/dashboard']]);
});

test('look, empty: the planting table without a chosen month leads to the newest', async () => {
  const newest = (await rowsOf('/periode-luas-tanam?limit=1000')).at(-1)!;
  const { user, address } = await openAs('petugas', '/dashboard/luas-lahan');
  const ways = await waysFrom('Pilih Periode Terlebih Dahulu');
  expect(ways.map(({ textContent }) => textContent)).toEqual([`Lihat ${newest.nama_periode}`]);
  await user.click(ways[0]!);
  await waitFor(() => expect(address()).toBe(`/dashboard/luas-lahan?periode=${newest.id}`));
});
