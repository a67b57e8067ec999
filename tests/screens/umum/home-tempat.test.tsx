import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { kecamatanSaya } from '@/entities/wilayah';
import { network } from '../../support/api/network.ts';
import { lokasi } from '../../support/forms/lokasi.ts';
import { open } from '../../support/screens/open.tsx';

afterEach(() => vi.unstubAllGlobals());

const places: { data: { data: { id: number; nama_kecamatan: string }[] } } = await (
  await fetch('http://localhost/api/kecamatan?limit=200')
).json();
const idOf = (nama: string) => places.data.data.find(({ nama_kecamatan }) => nama_kecamatan === nama)?.id ?? 0;

const sheet = () => screen.findByRole('dialog', { name: 'Kecamatan saya' });

async function openSheet() {
  const opened = await open('/');
  await opened.user.click(await screen.findByRole('link', { name: /kecamatan saya/i }));
  return { ...opened, dialog: within(await sheet()) };
}

test('who chooses his sub-district sees it pinned on home, with what rose and what fell there', async () => {
  const { user, dialog } = await openSheet();
  await user.click(await dialog.findByRole('button', { name: 'Melak' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Kecamatan saya: Melak · Ganti' })).toBeTruthy();
  expect(kecamatanSaya.read()).toMatchObject({ nama_kecamatan: 'Melak' });
  await screen.findByText('Kecamatan Melak');
  const strip = within(screen.getByRole('list', { name: 'Harga minggu ini' }));
  const ways = strip
    .getAllByText(/persen dari periode sebelumnya/)
    .map(({ textContent }) => textContent?.split(' ')[0]);
  expect(ways).toEqual(['naik', 'naik', 'naik', 'turun', 'turun']);
  expect(strip.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/harga-pangan\/melak\//);
  expect(screen.getByRole('link', { name: 'Lihat semua' }).getAttribute('href')).toBe('/harga-pangan/melak');
});

test('the choice is found again, changed and taken back', async () => {
  kecamatanSaya.write({ id: idOf('Melak'), nama_kecamatan: 'Melak' });
  const { user, dialog } = await openSheet();
  const [first] = await dialog.findAllByRole('listitem');
  expect(first?.textContent).toContain('Melak');
  await user.click(await dialog.findByRole('button', { name: 'Hapus pilihan' }));
  expect(await screen.findByRole('link', { name: 'Pilih kecamatan saya' })).toBeTruthy();
  expect(kecamatanSaya.read()).toBeNull();
  await screen.findByText('Kabupaten Kutai Barat', { selector: 'section p' });
});

test('another tab’s choice shows here, too', async () => {
  await open('/');
  localStorage.setItem('kecamatanSaya', JSON.stringify({ id: idOf('Melak'), nama_kecamatan: 'Melak' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'kecamatanSaya' }));
  expect(await screen.findByRole('link', { name: 'Kecamatan saya: Melak · Ganti' })).toBeTruthy();
});

test('a place that was renamed is followed, one that was removed is forgotten and said so', async () => {
  kecamatanSaya.write({ id: idOf('Melak'), nama_kecamatan: 'Melak Lama' });
  await open('/');
  expect(await screen.findByRole('link', { name: 'Kecamatan saya: Melak · Ganti' })).toBeTruthy();
  kecamatanSaya.write({ id: 999_999, nama_kecamatan: 'Lenyap' });
  expect(await screen.findByText('Kecamatan Lenyap tidak ada lagi. Pilih kecamatan Anda sekali lagi.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pilih kecamatan saya' })).toBeTruthy();
});

test('where the own prices do not come, the regency’s stay, named as such', async () => {
  network.use(http.get('*/api/harga-pangan', () => HttpResponse.error()));
  kecamatanSaya.write({ id: idOf('Melak'), nama_kecamatan: 'Melak' });
  await open('/');
  await screen.findAllByText(/persen dari periode sebelumnya/);
  expect(screen.getByText('Kabupaten Kutai Barat', { selector: 'section p' })).toBeTruthy();
});

test('where nothing has changed this week it is said in the prices’ place', async () => {
  const page = { from: null, to: null, total: 0, last_page: 1, next_page_url: null, data: [] };
  network.use(
    http.get('*/api/harga-pangan', () => HttpResponse.json({ meta: { status: 'success', message: '' }, data: page })),
  );
  kecamatanSaya.write({ id: idOf('Melak'), nama_kecamatan: 'Melak' });
  await open('/');
  expect(await screen.findByText('Harga minggu ini belum dilaporkan.')).toBeTruthy();
});

test('while nobody has reported of this week, the week before answers, named as such', async () => {
  const { data } = await (await fetch('http://localhost/api/periode-harga-pangan?limit=2&urut=terbaru')).json();
  const [newest, before] = data.data;
  const terkini = {
    hari_ini: '2026-11-20',
    periode: [
      { ...before, tempat: [0, idOf('Melak')] },
      { ...newest, tempat: [] },
    ],
  };
  network.use(
    http.get('*/api/periode-terkini', () =>
      HttpResponse.json({ meta: { status: 'success', message: '' }, data: terkini }),
    ),
  );
  await open('/');
  await screen.findByRole('heading', { name: 'Harga terakhir' });
  expect(screen.getByText(`Kabupaten Kutai Barat · ${before.nama_periode}`)).toBeTruthy();
  expect(screen.getAllByText(/persen dari periode sebelumnya/).length).toBeGreaterThan(0);
  kecamatanSaya.write({ id: idOf('Melak'), nama_kecamatan: 'Melak' });
  await screen.findByText(`Kecamatan Melak · ${before.nama_periode}`);
  expect(screen.getByRole('link', { name: 'Lihat semua' }).getAttribute('href')).toBe(
    `/harga-pangan/melak?periode=${before.id}`,
  );
});

test('the own place stands first in the lists of places, marked', async () => {
  kecamatanSaya.write({ id: idOf('Melak'), nama_kecamatan: 'Melak' });
  await open('/harga-pangan');
  await screen.findByRole('link', { name: 'Melak' });
  const [regency, own] = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(regency?.textContent).toContain('Harga Kabupaten Kutai Barat');
  expect(own?.textContent).toContain('Kecamatan saya');
  expect(within(own!).getByRole('link', { name: 'Melak' })).toBeTruthy();
});

test('the device finds the place where it is, and is asked on a tap alone', async () => {
  const ask = lokasi.granted(-0.2333, 115.85);
  const { user, dialog } = await openSheet();
  expect(ask).not.toHaveBeenCalled();
  await user.click(await dialog.findByRole('button', { name: 'Gunakan lokasi saya' }));
  await screen.findByRole('link', { name: /^Kecamatan saya: / });
  expect(kecamatanSaya.read()?.id).toBeGreaterThan(0);
});

test.each<[why: string, given: () => unknown, sentence: RegExp]>([
  ['denied', () => lokasi.refused('PERMISSION_DENIED'), /^Geolocation tidak diaktifkan\. Izinkan lokasi/],
  ['without GPS', () => lokasi.refused('POSITION_UNAVAILABLE'), /Nyalakan lokasi \(GPS\)/],
  ['too late', () => lokasi.refused('TIMEOUT'), /^Lokasi belum ditemukan dalam 5 detik/],
  ['unsupported', () => lokasi.unsupported(), /^Browser tidak mendukung geolocation$/],
  [
    'elsewhere',
    () => lokasi.granted(-6.2, 106.8),
    /^Lokasi Anda tidak berada di kecamatan mana pun di Kutai Barat\. Pilih dari daftar\.$/,
  ],
])('a position that is %s is said in a sentence, and the list stays', async (_why, given, sentence) => {
  given();
  const { user, dialog } = await openSheet();
  await user.click(await dialog.findByRole('button', { name: 'Gunakan lokasi saya' }));
  expect(await dialog.findByText(sentence)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Melak' }));
  expect(await screen.findByRole('link', { name: 'Kecamatan saya: Melak · Ganti' })).toBeTruthy();
});

test('an origin without https is told to open the address with it', async () => {
  vi.stubGlobal('isSecureContext', false);
  const { user, dialog } = await openSheet();
  await user.click(await dialog.findByRole('button', { name: 'Gunakan lokasi saya' }));
  expect(await dialog.findByText(/di alamat tanpa https/)).toBeTruthy();
});
