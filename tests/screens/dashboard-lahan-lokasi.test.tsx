import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field } from '../support/lahan-form.ts';
import { lokasi } from '../support/lokasi.ts';
import { openAs } from '../support/open.tsx';

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

test.each<[reason: Parameters<typeof lokasi.refused>[0], sentence: RegExp]>([
  ['PERMISSION_DENIED', /^Geolocation tidak diaktifkan\. Izinkan lokasi untuk situs ini/],
  ['POSITION_UNAVAILABLE', /^Geolocation tidak diaktifkan\. Nyalakan lokasi \(GPS\)/],
  ['TIMEOUT', /^Lokasi belum ditemukan dalam 5 detik\. Pindah ke tempat terbuka/],
])('spec §2, geolocation that fails says what to do, and can be tried again: %s', async (reason, sentence) => {
  lokasi.refused(reason);
  const { take } = await opened();
  await take();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(field('Latitude').value).toBe('');
  lokasi.granted(-0.2, 115.8);
  await take();
  await waitFor(() => expect(field('Latitude').value).toBe('-0.2'));
  expect(screen.queryByText(sentence)).toBeNull();
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
