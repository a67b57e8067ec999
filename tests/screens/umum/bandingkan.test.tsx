import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';
import { printed } from '../../support/screens/taken.ts';

const BERAS = '/bandingkan?pilih=melak.beras-medium,damai.beras-medium,kutai-barat.beras-medium';

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const lines = () =>
  within(screen.getByRole('list', { name: 'Yang dibandingkan' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

test('the address says what is compared, and over how many weeks; entered and computed prices are named so', async () => {
  const { user, address } = await open(`${BERAS},rata-rata.beras-medium&minggu=12`);
  expect(await screen.findByRole('heading', { level: 2, name: 'Beras Medium, per kg' })).toBeTruthy();
  expect(columns()).toEqual([
    'Periode',
    ...[
      'Melak per kg',
      'Damai per kg',
      'Kabupaten Kutai Barat (diisi) per kg',
      'Rata-rata kecamatan (dihitung) per kg',
    ],
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(12 + 1);
  expect(
    screen.getByRole('img', { name: /^Harga eceran Beras Medium, per kg selama 12 minggu: Melak, Damai/ }),
  ).toBeTruthy();
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/dari \d+ kecamatan/);
  await user.click(screen.getByRole('link', { name: '4 minggu' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4 + 1));
  expect(address()).toBe(`${BERAS},rata-rata.beras-medium&minggu=4`);
});

test('a line is searched and added, another taken away, each in the address', async () => {
  const { user, address } = await open('/bandingkan?pilih=melak.beras-medium');
  await screen.findByRole('link', { name: 'Hapus Beras Medium di Melak' });
  await user.click(screen.getByText('Tambah harga lain'));
  await user.type(screen.getByRole('searchbox'), 'gula damai');
  await user.click(await screen.findByRole('link', { name: /^Tambah Gula \S+ di Damai$/ }));
  await waitFor(() => expect(address()).toMatch(/^\/bandingkan\?pilih=melak\.beras-medium,damai\.gula-\w+$/));
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  await user.click(screen.getByRole('link', { name: 'Hapus Beras Medium di Melak' }));
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(address()).toMatch(/^\/bandingkan\?pilih=damai\.gula-\w+$/);
});

test('what nobody knows and what is too much is said, and the rest is shown', async () => {
  const places = ['damai', 'long-iram', 'bentian-besar', 'rata-rata', 'kutai-barat'];
  await open(`/bandingkan?pilih=melak.emas,melak.beras-medium,${places.map((one) => `${one}.beras-medium`)}&minggu=13`);
  const note = await screen.findByText(/Tidak ditemukan, jadi tidak ikut dibandingkan: "melak.emas"/);
  expect(note.closest('div')?.textContent).toContain(
    'Paling banyak 5 harga dibandingkan. Tidak ikut: Beras Medium di Kabupaten Kutai Barat.',
  );
  expect(lines()).toHaveLength(5);
  expect(screen.getByText('Sudah 5 harga. Hapus satu untuk menambah yang lain.')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(26 + 1);
});

test('an address of unknown names alone offers to begin anew', async () => {
  await open('/bandingkan?pilih=entah');
  expect(await screen.findByText(/"entah"/)).toBeTruthy();
  expect(screen.getByRole('searchbox')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('without a choice there is something to begin with, out of what is reported', async () => {
  const { user, address } = await open('/bandingkan');
  await user.click(await screen.findByRole('link', { name: /^Beras di tiga kecamatan/ }));
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(address()).toMatch(/^\/bandingkan\?pilih=[\w-]+\.beras-\w+(,[\w-]+\.beras-\w+){2}$/);
});

test('different units are told', async () => {
  await open('/bandingkan?pilih=melak.beras-medium,melak.minyak-goreng-kemasan,melak.telur-ayam-ras');
  expect(await screen.findByText(/^Satuannya berbeda: Beras Medium per kg, .* Bandingkan naik-turunnya/)).toBeTruthy();
});

test('this comparison is had as a file, and printed with all its weeks, which nobody has to sign', async () => {
  const { user } = await open(`${BERAS}&minggu=52`);
  const csv = await screen.findByRole('link', { name: 'Unduh CSV' });
  const address = new URL(csv.getAttribute('href') ?? '', 'http://localhost');
  expect(address.pathname).toBe('/api/harga-pangan/perbandingan');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ pilih: 'melak.beras-medium,damai.beras-medium,kutai-barat.beras-medium', minggu: '52', format: 'csv' },
  });
  await user.click(screen.getByRole('button', { name: 'Cetak' }));
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  const sheet = within(document.querySelector<HTMLElement>('[data-cetak]')!);
  expect(sheet.getAllByRole('row', { hidden: true })).toHaveLength(52 + 1);
  expect(sheet.getByText('52 minggu terakhir')).toBeTruthy();
  expect(sheet.queryByText('Mengetahui,')).toBeNull();
});

test('why prices cannot be compared is said, with a way to ask again', async () => {
  network.use(
    http.get('*/api/harga-pangan/perbandingan', () =>
      HttpResponse.json(
        { meta: { status: 'error', message: 'Sedang dirawat', code: 500 }, data: { message: 'Sedang dirawat' } },
        { status: 500 },
      ),
    ),
  );
  const { user } = await open(BERAS);
  expect(await screen.findByText('Error: Sedang dirawat')).toBeTruthy();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});
