import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { breaks } from '../../support/api/answers.ts';
import { open } from '../../support/screens/open.tsx';

const card = (name: string) => screen.findByRole('article', { name });

test('the catalogue cannot be read: it says why, and may be asked again', async () => {
  breaks('/data', () => HttpResponse.error());
  await open('/data');
  expect(await screen.findByText('Gagal mendapatkan daftar data terbuka')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeTruthy();
});

test('a table says how much it is and how fresh, and gives all of it and each year in three formats', async () => {
  await open('/data');
  const harga = within(await card('Harga pangan'));
  expect(harga.getByText(/^[\d.]+ baris · diubah/)).toBeTruthy();
  const links = harga.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['XLSX: Harga pangan, semua tahun', '/api/harga-pangan?format=xlsx'],
    ['CSV: Harga pangan, semua tahun', '/api/harga-pangan?format=csv'],
    ['JSON: Harga pangan, semua tahun', '/api/harga-pangan?format=json'],
    ['XLSX: Harga pangan, 2026', '/api/harga-pangan?format=xlsx&tahun=2026'],
    ['CSV: Harga pangan, 2026', '/api/harga-pangan?format=csv&tahun=2026'],
    ['JSON: Harga pangan, 2026', '/api/harga-pangan?format=json&tahun=2026'],
    ['XLSX: Harga pangan, 2025', '/api/harga-pangan?format=xlsx&tahun=2025'],
    ['CSV: Harga pangan, 2025', '/api/harga-pangan?format=csv&tahun=2025'],
    ['JSON: Harga pangan, 2025', '/api/harga-pangan?format=json&tahun=2025'],
  ]);
  expect(harga.getAllByRole('link').every((link) => link.hasAttribute('download'))).toBe(true);
});

test('each column is explained with its name for programs, its kind, and whether it may be missing', async () => {
  const { user } = await open('/data');
  const harga = within(await card('Harga pangan'));
  await user.click(harga.getByText('Arti 8 kolomnya'));
  expect(harga.getByText('harga_eceran')).toBeTruthy();
  expect(harga.getByText('Harga eceran dalam rupiah per satuan (angka)')).toBeTruthy();
  expect(harga.getByText(/^Harga eceran periode sebelumnya .* \(angka, dapat kosong\)$/)).toBeTruthy();
});

test('the licence and the sources are told with links, and why nobody’s name is here', async () => {
  await open('/data');
  const licence = await screen.findByRole('link', { name: 'CC BY 4.0' });
  expect(licence.getAttribute('href')).toBe('https://creativecommons.org/licenses/by/4.0/deed.id');
  expect(screen.getByRole('link', { name: 'idn-area-data (ODbL)' })).toBeTruthy();
  expect(screen.getByText(/Etalase dan lahan petani tidak ada di sini/)).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Lahan petani' })).toBeNull();
});

test('reports lead to it', async () => {
  const { user, address } = await open('/laporan');
  await user.click(await screen.findByRole('link', { name: 'Data Terbuka' }));
  await card('Luas tanam');
  expect(address()).toBe('/data');
});
