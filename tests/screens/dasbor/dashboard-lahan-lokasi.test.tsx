import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { network } from '../../support/api/network.ts';
import { field, fill, filledForm, ownLahan, save } from '../../support/forms/lahan-form.ts';
import { lokasi } from '../../support/forms/lokasi.ts';
import { openAs } from '../../support/screens/open.tsx';

afterEach(() => vi.unstubAllGlobals());

const opened = async () => {
  const { user } = await openAs('petani', '/dashboard/lahan-petani/tambah');
  return { user, take: async () => user.click(await screen.findByRole('button', { name: /Lokasi$/ })) };
};

test("spec §2: 'Ambil Lokasi' fills latitude and longitude, 'Update Lokasi' fills them again", async () => {
  lokasi.granted(-0.123456789, 115.7);
  const { user, take } = await opened();
  await take();
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-0.1234568', '115.7']);
  lokasi.granted(-0.5, 116);
  await user.click(screen.getByRole('button', { name: 'Update Lokasi' }));
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-0.5', '116']);
});

test('spec §9: geolocation is asked with high accuracy and a time-out of 5000 ms', async () => {
  const ask = lokasi.granted(-0.1, 115.7);
  const { take } = await opened();
  await take();
  expect(ask?.mock.calls[0]?.[2]).toMatchObject({ enableHighAccuracy: true, timeout: 5000 });
});

test("spec §2: 'Mencari lokasi...' while the device searches; asked once", async () => {
  const ask = lokasi.silent();
  const { take } = await opened();
  await take();
  expect(screen.getByText('Mencari lokasi...')).toBeTruthy();
  await take();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('spec §2, geolocation that fails says what to do, and can be tried again', async () => {
  const { take } = await opened();
  let last: RegExp | undefined;
  for (const [reason, sentence] of [
    ['PERMISSION_DENIED', /^Geolocation tidak diaktifkan\. Izinkan lokasi untuk situs ini/],
    ['POSITION_UNAVAILABLE', /^Geolocation tidak diaktifkan\. Nyalakan lokasi \(GPS\)/],
    ['TIMEOUT', /^Lokasi belum ditemukan dalam 5 detik\. Pindah ke tempat terbuka/],
  ] as const) {
    lokasi.refused(reason);
    await take();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(field('Latitude').value).toBe('');
    if (last) expect(screen.queryByText(last)).toBeNull();
    last = sentence;
  }
  lokasi.granted(-0.2, 115.8);
  await take();
  await waitFor(() => expect(field('Latitude').value).toBe('-0.2'));
  expect(screen.queryByText(last!)).toBeNull();
});

test("spec §2: 'Browser tidak mendukung geolocation'", async () => {
  lokasi.unsupported();
  const { take } = await opened();
  await take();
  expect(screen.getByText('Browser tidak mendukung geolocation')).toBeTruthy();
});

test('a place that was found stays when the next search fails', async () => {
  lokasi.granted(-0.2, 115.8);
  const { take } = await opened();
  await take();
  lokasi.refused('TIMEOUT');
  await take();
  expect(field('Latitude').value).toBe('-0.2');
});

test('an address without https says so: there the device is not asked', async () => {
  const ask = lokasi.granted(-0.1, 115.7);
  vi.stubGlobal('isSecureContext', false);
  const { take } = await opened();
  await take();
  expect(screen.getByText(/^Browser tidak mendukung geolocation di alamat tanpa https\./)).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

const typing = async () => {
  lokasi.refused('TIMEOUT');
  const here = await filledForm();
  await here.user.click(screen.getByRole('button', { name: 'Ketik Sendiri' }));
  return here;
};

test('where the device finds no place it is typed: both degrees at once, into either field, in decimals or by a link', async () => {
  const { user, token, address } = await typing();
  for (const [name, text, latitude] of [
    ['Latitude', '-0.2363, 115.8842', '-0.2363'],
    ['Longitude', '-0,2362; 115,8842', '-0.2362'],
    ['Longitude', 'https://www.google.com/maps/@-0.2361,115.8842,17z', '-0.2361'],
  ] as const) {
    await fill(user, name, text);
    expect([field('Latitude').value, field('Longitude').value]).toEqual([latitude, '115.8842']);
  }
  await save(user);
  await waitFor(() => expect(address()).toBe('/dashboard/lahan-petani'));
  expect((await ownLahan(token))[0].koordinat).toMatchObject({ lat: -0.2361, lang: 115.8842 });
});

test('a tiny latitude is written in plain decimals, and degrees with minutes are rewritten so', async () => {
  lokasi.granted(4e-7, 115.8842);
  const { user, take } = await opened();
  await take();
  expect(field('Latitude').value).toBe('0.0000004');
  expect(screen.getByText('Ketelitian lokasi ± 8 m.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ketik Sendiri' }));
  await user.clear(field('Latitude'));
  await user.type(field('Latitude'), `0°14'10.0"S`);
  await user.tab();
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-0.2361111', '115.8842']);
});

test('a coarse fix is not filled in by itself: it says how far it may be off, and is tried again or taken', async () => {
  lokasi.granted(-0.2, 115.8, 3000);
  const { user, take } = await opened();
  await take();
  expect(field('Latitude').value).toBe('');
  expect(screen.getByText(/^Lokasi belum teliti \(± 3\.000 m\)\. Pindah ke tempat terbuka/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pakai Titik Ini' }));
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-0.2', '115.8']);
  expect(screen.getByText('Ketelitian lokasi ± 3.000 m.')).toBeTruthy();
  lokasi.granted(-0.3, 115.9, 101);
  await take();
  lokasi.granted(-0.31, 115.91, 100);
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-0.31', '115.91']);
  expect(screen.queryByText(/^Lokasi belum teliti/)).toBeNull();
  lokasi.granted(-0.2, 115.8, 3000);
  await take();
  await user.click(screen.getByRole('button', { name: 'Ketik Sendiri' }));
  expect(screen.queryByText(/^Lokasi belum teliti/)).toBeNull();
});

test('a swapped point is offered the right way round; what cannot be read stays, with advice', async () => {
  const { user } = await typing();
  await fill(user, 'Latitude', '115.8842, -0.2361');
  expect(screen.getByText(/tampaknya tertukar\. Maksudnya -0\.2361, 115\.8842\?$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tukar' }));
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-0.2361', '115.8842']);
  expect(screen.queryByText(/tertukar/)).toBeNull();
  await fill(user, 'Latitude', 'https://maps.app.goo.gl/abcdEFGH');
  expect(field('Latitude').value).toBe('https://maps.app.goo.gl/abcdEFGH');
  expect(screen.getByText(/^Tautan pendek tidak memuat koordinat\. Buka dulu tautannya/)).toBeTruthy();
});

test('a point outside of the chosen kecamatan is asked about before anything is sent, and a lost minus is offered', async () => {
  const { user, token, address } = await typing();
  const before = await ownLahan(token);
  await fill(user, 'Latitude', '0.2361, 115.8842');
  const offer = await screen.findByText(
    /^Titik ini sekitar 40 km di sebelah utara Kecamatan Melak\. Periksa tanda minus/,
  );
  expect(offer).toBeTruthy();
  await save(user);
  expect(await screen.findByRole('alertdialog', { name: 'Periksa isian lahan' })).toBeTruthy();
  expect(await ownLahan(token)).toHaveLength(before.length);
  await user.click(screen.getByRole('button', { name: 'Perbaiki' }));
  await user.click(screen.getByRole('button', { name: 'Ganti jadi -0.2361, 115.8842' }));
  expect(field('Latitude').value).toBe('-0.2361');
  await fill(user, 'Latitude', '-6.2, 106.8');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Ya, simpan' }));
  await waitFor(() => expect(address()).toBe('/dashboard/lahan-petani'));
  expect((await ownLahan(token))[0].koordinat).toMatchObject({ lat: -6.2, lang: 106.8 });
});

test('a fix that comes after a place was pasted does not replace it', async () => {
  const ask = lokasi.silent();
  const { user, take } = await opened();
  await take();
  await user.click(screen.getByRole('button', { name: 'Ketik Sendiri' }));
  await fill(user, 'Latitude', '-0.2361, 115.8842');
  expect(screen.queryByText('Mencari lokasi...')).toBeNull();
  const coords = { latitude: -0.5, longitude: 116, accuracy: 12 } as GeolocationCoordinates;
  await act(async () => ask?.mock.calls[0]?.[0]({ coords, timestamp: 0 } as GeolocationPosition));
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-0.2361', '115.8842']);
});

test('where the outlines cannot be read nothing stands in the way, and the server says it after saving', async () => {
  network.use(http.get('*/api/bentuk-kecamatan', () => HttpResponse.error()));
  const { user, address } = await typing();
  await fill(user, 'Latitude', '0.2361, 115.8842');
  await save(user);
  await waitFor(() => expect(address()).toBe('/dashboard/lahan-petani'));
  expect(
    await screen.findByText(/^Titik ini sekitar 40 km di sebelah utara Kecamatan Melak\. Periksa lagi/),
  ).toBeTruthy();
});

test('both degrees typed into one field are told apart when it is left, and a comma is a decimal sign', async () => {
  const { user } = await typing();
  await user.type(field('Latitude'), '-0.23, 115.7');
  await user.tab();
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-0.23', '115.7']);
  await user.clear(field('Latitude'));
  await user.type(field('Latitude'), '-0,5');
  await user.tab();
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-0,5', '115.7']);
});

test('bad input: degrees the wrong way round, elsewhere, or no number are complained of, and nothing is sent', async () => {
  const { user, token } = await typing();
  const before = await ownLahan(token);
  for (const [lat, lang, sentence] of [
    ['115.7', '-0.23', 'Latitude di Indonesia antara -12 dan 7'],
    ['-0.23', '11.57', 'Longitude di Indonesia antara 94 dan 142'],
    ['selatan', '115.7', 'Isi angka derajat, misalnya -0.23 atau 115.7'],
  ] as const) {
    await fill(user, 'Latitude', lat);
    await fill(user, 'Longitude', lang);
    await save(user);
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  }
  expect(await ownLahan(token)).toHaveLength(before.length);
});

test('a plot is stored without its place where the farmer says so, and the place is told later', async () => {
  lokasi.refused('TIMEOUT');
  const { user, token, address } = await filledForm();
  await fill(user, 'Alamat', 'Jalan Tanpa Titik');
  const stored = async () => (await ownLahan(token)).find(({ alamat }) => alamat === 'Jalan Tanpa Titik');
  await save(user);
  expect((await screen.findAllByText('Latitude dan Longitude harus diisi')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Isi Nanti' }));
  expect(screen.getByText(/^Lahan disimpan tanpa lokasi\./)).toBeTruthy();
  await save(user);
  await waitFor(() => expect(address()).toBe('/dashboard/lahan-petani'));
  expect((await stored()).koordinat).toBeNull();

  await user.click(await screen.findByRole('link', { name: 'Edit Jalan Tanpa Titik' }));
  lokasi.granted(-0.3, 115.9);
  await user.click(await screen.findByRole('button', { name: 'Ambil Lokasi' }));
  await save(user);
  await waitFor(async () => expect((await stored()).koordinat).toMatchObject({ lat: -0.3, lang: 115.9 }));
});
