import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { answers, breakages, breaks, hangs } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';
import { placeholders } from '../../support/screens/seen.ts';

const links = () => within(within(screen.getByRole('main')).getByRole('list')).getAllByRole('link');

test('spec §2, /laporan: two cards to /laporan/timbang-balita and /laporan/luas-tanam', async () => {
  const { user, address } = await open('/laporan');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Laporan');
  const cards = within(within(screen.getByRole('main')).getByRole('list')).getAllByRole('link');
  expect(cards.map((link) => link.getAttribute('href'))).toEqual(['/laporan/timbang-balita', '/laporan/luas-tanam']);
  await user.click(screen.getByRole('link', { name: /^Luas Tanam/ }));
  await screen.findByRole('link', { name: 'Melak' });
  expect(address()).toBe('/laporan/luas-tanam');
});

// Toasts outlive the page of a test: this one comes before others that raise the same.
test("spec §8: 'Gagal mendapatkan data kecamatan'", async () => {
  breaks('/kecamatan', () => HttpResponse.error());
  await open('/laporan/timbang-balita');
  expect(await screen.findByText('Gagal mendapatkan data kecamatan')).toBeTruthy();
});

describe.each([
  ['/laporan/timbang-balita', 'Timbang Balita'],
  ['/laporan/luas-tanam', 'Luas Tanam'],
])('spec §2, %s', (address, title) => {
  test('lists the sub-districts; one stores its name and id and goes to its slug', async () => {
    const { user, address: at } = await open(address);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const row = await screen.findByRole('link', { name: 'Mook Manaar Bulatn' });
    expect(links()).toHaveLength(16);
    await user.click(row);
    await screen.findByRole('heading', { level: 1, name: `${title} Mook Manaar Bulatn` });
    expect(at()).toBe(`${address}/mook-manaar-bulatn`);
    expect(JSON.parse(localStorage.getItem('detailKecamatan') ?? '')).toEqual({
      kecamatanId: 14,
      kecamatanName: 'Mook Manaar Bulatn',
    });
  });

  test('the newest month of the whole regency stands above them, and leads to the map', async () => {
    await open(address);
    const map = await screen.findByRole('link', { name: 'Lihat di peta' });
    expect(map.parentElement?.textContent).toMatch(
      address.endsWith('luas-tanam')
        ? /^Seluruh Kabupaten Kutai Barat, .+: [\d.,]+\sha ditanami, [\d.,]+\sha puso, dari laporan \d+ kecamatan\./
        : /^Seluruh Kabupaten Kutai Barat, .+: [\d.]+ dari [\d.]+ balita ditimbang naik berat badan \(N\/D [\d,]+\s%\), dari laporan \d+ kecamatan\./,
    );
  });

  test('skeleton placeholders while loading', async () => {
    hangs('/kecamatan');
    await open(address);
    expect(placeholders()).toHaveLength(5);
  });

  test("empty 'Tidak Ada Data Kecamatan'", async () => {
    answers('/kecamatan', []);
    await open(address);
    expect(await screen.findByText('Tidak Ada Data Kecamatan')).toBeTruthy();
  });

  test.each(breakages)('the API answers %s: an error, and a way on', async (_name, answer, sentence) => {
    breaks('/kecamatan', answer);
    const { user } = await open(address);
    expect(await screen.findByText(sentence)).toBeTruthy();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('link', { name: 'Melak' })).toBeTruthy();
  });
});
