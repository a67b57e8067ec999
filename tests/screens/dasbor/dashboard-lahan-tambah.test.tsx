import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { asked, breaks } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { standsBeside } from '../../support/forms/account-form.ts';
import { field, fill, filledForm, openForm, ownLahan, save, whole } from '../../support/forms/lahan-form.ts';
import { lokasi } from '../../support/forms/lokasi.ts';
import { sent } from '../../support/outbox/sent.ts';

const table = '/dashboard/lahan-petani';

beforeEach(() => void lokasi.granted(-0.2333331234, 115.8333));

test('spec §2, farmland form: its fields and their placeholders', async () => {
  await openForm();
  const labels = [...Object.keys(whole), 'Latitude', 'Longitude'];
  expect(labels.map((label) => field(label).getAttribute('aria-invalid'))).toEqual(labels.map(() => 'false'));
  expect(screen.getByText('Contoh: Januari 2024')).toBeTruthy();
  expect([field('Latitude').readOnly, field('Longitude').readOnly]).toEqual([true, true]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tambah Lahan Petani');
});

test("spec §2: Desa/Kelurahan depends on kecamatan, 'Pilih Kecamatan terlebih dahulu'", async () => {
  const { user } = await openForm();
  const village = field('Desa/Kelurahan');
  expect([village.disabled, village.selectedOptions[0]?.textContent]).toEqual([
    true,
    'Pilih Kecamatan terlebih dahulu',
  ]);
  await fill(user, 'Kecamatan', 'Melak');
  await waitFor(() => within(village).getByRole('option', { name: 'Melak Ulu' }));
  expect(village.disabled).toBe(false);
  await fill(user, 'Desa/Kelurahan', 'Melak Ulu');

  await fill(user, 'Kecamatan', 'Damai');
  expect(village.value).toBe('');
  await waitFor(() => within(village).getByRole('option', { name: 'Damai Kota' }));
  expect(within(village).queryByRole('option', { name: 'Melak Ulu' })).toBeNull();
});

test('spec §9: villages of a kecamatan are cached 30 s', async () => {
  const urls = asked();
  const { user } = await openForm();
  for (const kecamatan of ['Melak', 'Damai', 'Melak']) {
    await fill(user, 'Kecamatan', kecamatan);
    await waitFor(() => expect(field('Desa/Kelurahan').options.length).toBeGreaterThan(2));
  }
  expect(urls.filter((url) => url.startsWith('/desa-kelurahan'))).toHaveLength(2);
});

test("spec §8: 'Gagal mendapatkan data desa atau kelurahan', and a way on", async () => {
  const { user } = await openForm();
  breaks('/desa-kelurahan', () => HttpResponse.error());
  await fill(user, 'Kecamatan', 'Bentian Besar');
  expect(await screen.findByText('Gagal mendapatkan data desa atau kelurahan')).toBeTruthy();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(field('Desa/Kelurahan').options.length).toBeGreaterThan(2));
});

test('spec §5, farmland: each rule in its order, beside its field alone, with the focus', async () => {
  const { user } = await openForm();
  const writes = sent();
  const refused = async (sentence: string, name: string) => {
    await save(user);
    await standsBeside(() => field(name), sentence);
  };
  const steps: [sentence: string, name: string, value: string][] = [
    ['Kecamatan harus diisi', 'Kecamatan', 'Melak'],
    ['Kelurahan harus diisi', 'Desa/Kelurahan', 'Melak Ulu'],
    ['Alamat harus diisi', 'Alamat', 'Jalan Poros 12'],
    ['Luas Tanam harus diisi', 'Luas Tanam (Hektar)', '-2'],
    ['Luas Tanam harus berupa angka', 'Luas Tanam (Hektar)', '2'],
    ['Jumlah Panen harus diisi', 'Jumlah Panen', '1,5'],
    ['Jumlah Panen harus berupa angka', 'Jumlah Panen', '1500'],
  ];
  for (const [sentence, name, value] of steps) {
    await refused(sentence, name);
    await fill(user, name, value);
  }
  // The form asks for the crop first, the rules for the unit: the focus follows what is said.
  await refused('Satuan Panen harus diisi', 'Satuan Panen');
  await fill(user, 'Satuan Panen', 'kg');
  await refused('Bulan harus diisi', 'Perkiraan Bulan Panen');
  await fill(user, 'Perkiraan Bulan Panen', 'Januari 2027');
  await refused('Komoditi harus diisi', 'Komoditi');
  await fill(user, 'Komoditi', 'padi');
  await refused('Latitude dan Longitude harus diisi', 'Latitude');
  expect(writes).toEqual([]);
});

test('spec §4: the land is created first, then its coordinates with the new id', async () => {
  const { user, token, address: at } = await filledForm();
  const writes = sent();
  const before = await ownLahan(token);
  await save(user);
  await waitFor(() => expect(at()).toBe(table));
  expect(await screen.findByText('Berhasil menambahkan luas lahan')).toBeTruthy();
  const [lahan, ...rest] = await ownLahan(token);
  expect(rest).toEqual(before);
  expect(lahan).toMatchObject({
    alamat: 'Jalan Poros 12',
    luas_tanam: 2,
    jumlah_panen: 1500,
    satuan_panen: 'kg',
    bulan: 'Januari 2027',
    komoditi: 'padi',
    kecamatan: { nama_kecamatan: 'Melak' },
    desa_kelurahan: { nama_desa_kelurahan: 'Melak Ulu' },
    koordinat: { lat: -0.2333331, lang: 115.8333 },
  });
  const user_id = String(lahan.user_id);
  expect(writes).toMatchObject([
    { path: '/lahan-petani', fields: { user_id, alamat: 'Jalan Poros 12', luas_tanam: '2', jumlah_panen: '1500' } },
    {
      path: '/koordinat-lahan-petani',
      fields: { user_id, lahan_id: String(lahan.id), lat: '-0.2333331', lang: '115.8333' },
    },
  ]);
  expect(new Set(writes.map(({ key }) => key)).size).toBe(2);
  // The row that was just added is in the table.
  expect(await screen.findByText('Jalan Poros 12')).toBeTruthy();
});
