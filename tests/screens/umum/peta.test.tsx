import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { ukuranPeta } from '#contract/formulas/peta.ts';
import { answers, breakages, breaks, hangs } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';
import { placeholders } from '../../support/screens/seen.ts';

const shapes = () => within(screen.getByRole('group', { name: 'Kecamatan pada peta' })).getAllByRole('link');
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const namesIn = (found: HTMLElement[]) =>
  found.map((row) => within(row).getByRole('rowheader').querySelector('a')?.textContent ?? '');

test.each(ukuranPeta)('%s: every sub-district is a shape and a row, and says the same in both', async (ukuran) => {
  await open(`/peta?ukuran=${ukuran}`);
  await screen.findByRole('table');
  expect([shapes().length, rows().length]).toEqual([16, 16]);
  for (const [at, nama] of namesIn(rows()).entries()) {
    const [first = ''] = [...(rows()[at]?.querySelectorAll('strong') ?? [])].map((told) => told.textContent);
    expect(shapes()[at]?.getAttribute('aria-label')).toContain(`${nama}, ${first}`);
  }
});

test('a commodity is chosen from all; the address says which, and prices stand from the cheapest', async () => {
  const { user, address } = await open('/peta');
  expect(await screen.findByRole('heading', { level: 2, name: /^Harga Beras Medium dibanding/ })).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Komoditi' }), 'Cabai Rawit');
  await screen.findByRole('heading', { level: 2, name: /^Harga Cabai Rawit dibanding/ });
  expect(address()).toBe('/peta?ukuran=harga&komoditi=cabai-rawit');
  expect(screen.getByText(/Rata-rata \d+ kecamatan: Rp/)).toBeTruthy();
  await screen.findByRole('table');
  // A price of an earlier week has no place in the order.
  const now = rows().filter((row) => row.querySelector('td')?.textContent?.includes('rata-rata'));
  const prices = now.map((row) => Number(row.querySelector('strong')?.textContent?.replace(/\D/g, '')));
  expect(prices.length).toBeGreaterThan(10);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
});

test('another measure keeps the place that is open; a food is chosen for balances', async () => {
  const { user, address } = await open('/peta?ukuran=harga&komoditi=cabai-rawit&tempat=damai');
  await user.click(await screen.findByRole('link', { name: 'Neraca' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Pangan' }), 'Jagung');
  await screen.findByRole('heading', { level: 2, name: 'Neraca Jagung' });
  expect(address()).toBe('/peta?ukuran=neraca&pangan=jagung&tempat=damai');
  expect(screen.getByRole('region', { name: 'Damai' })).toBeTruthy();
});

test('a tapped shape tells its figures and leads on; back closes it', async () => {
  const { user, address } = await open('/peta?ukuran=harga&komoditi=cabai-rawit');
  await screen.findByRole('table');
  await user.click(shapes().find((shape) => shape.getAttribute('aria-label')?.startsWith('Melak,')) as HTMLElement);
  const panel = await screen.findByRole('region', { name: 'Melak' });
  expect(address()).toBe('/peta?ukuran=harga&komoditi=cabai-rawit&tempat=melak');
  expect(within(panel).getByText('Harga eceran')).toBeTruthy();
  const ways = within(panel)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(ways).toContain('/harga-pangan/melak/cabai-rawit');
  expect(ways).toContain('/harga-pangan/melak');
  await user.click(within(panel).getByRole('link', { name: 'Tutup Melak' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Melak' })).toBeNull());
});

test('a price without one to compare it with stands before those who told nothing', async () => {
  const answer = await (await fetch('http://localhost/api/peta?ukuran=perubahan&komoditi_id=5')).json();
  const silent = { nilai: null, angka: null, pembanding: null, kelas: null, umur: null, nama_periode: null };
  for (const place of answer.data.tempat) Object.assign(place, silent);
  Object.assign(answer.data.tempat.at(-1), { angka: 79_500, umur: 0 });
  breaks('/peta', () => HttpResponse.json(answer));
  await open('/peta?ukuran=perubahan');
  await screen.findByRole('table');
  expect(rows()[0]?.textContent).toMatch(/79\.500.*tanpa pembanding/);
});

test('the reader’s own sub-district stands first in the list', async () => {
  localStorage.setItem('kecamatanSaya', JSON.stringify({ id: 8, nama_kecamatan: 'Bongan' }));
  await open('/peta?ukuran=tanam');
  await screen.findByRole('table');
  expect(namesIn(rows())[0]).toBe('Bongan');
  expect(within(rows()[0] as HTMLElement).getByText('Kecamatan saya')).toBeTruthy();
});

test('each class is told in words, with how many are in it; thresholds that are not settled say so', async () => {
  await open('/peta?ukuran=nd');
  const legend = await screen.findByRole('list', { name: 'Arti warna' });
  const counts = within(legend)
    .getAllByRole('listitem')
    .map((item) => Number(/(\d+) kecamatan/.exec(item.textContent ?? '')?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(16);
  expect(legend.textContent).toContain('lebih dari 90 %');
  expect(screen.getByText(/perlu konfirmasi/)).toBeTruthy();
  expect(screen.getByText(/Cahya DSN, MIT/)).toBeTruthy();
});

test('a region without shapes says so, and has the list', async () => {
  const data = { lebar: 0, tinggi: 0, barat: 0, utara: 0, skala_bujur: 1, skala_lintang: 1, sumber: null, bentuk: [] };
  breaks('/bentuk-kecamatan', () =>
    HttpResponse.json({ meta: { status: 'success', message: 'Berhasil', code: 200 }, data }),
  );
  await open('/peta?ukuran=tanam');
  await screen.findByRole('table');
  expect(screen.getByText('Bentuk wilayah ini belum ada; hanya daftarnya yang tersedia.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Kecamatan pada peta' })).toBeNull();
  expect(rows()).toHaveLength(16);
});

describe('what may come instead of a map', () => {
  test('a placeholder while it is on its way', async () => {
    hangs('/peta');
    await open('/peta?ukuran=tanam');
    expect(placeholders()).toHaveLength(1);
  });

  test('a placeholder in the place of shapes that are on their way, beside the list', async () => {
    hangs('/bentuk-kecamatan');
    await open('/peta?ukuran=tanam');
    await screen.findByRole('table');
    expect(placeholders()).toHaveLength(1);
    expect(screen.queryByText(/Bentuk wilayah ini belum ada/)).toBeNull();
  });

  test('shapes that do not come: a sentence, the list, and a way to ask again', async () => {
    breaks('/bentuk-kecamatan', () => HttpResponse.error());
    const { user } = await open('/peta?ukuran=tanam');
    expect(await screen.findByText(/Bentuk wilayah belum dapat dimuat/)).toBeTruthy();
    expect(rows()).toHaveLength(16);
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Muat peta' }));
    await screen.findByRole('group', { name: 'Kecamatan pada peta' });
  });

  test("without commodities: 'Tidak Ada Data Komoditi'", async () => {
    answers('/komoditi', []);
    await open('/peta');
    expect(await screen.findByText('Tidak Ada Data Komoditi')).toBeTruthy();
  });

  test.each(breakages)('the API answers %s: an error, and a way on', async (_name, answer, sentence) => {
    breaks('/peta', answer);
    const { user } = await open('/peta?ukuran=tanam');
    expect(await screen.findByText(sentence)).toBeTruthy();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});
