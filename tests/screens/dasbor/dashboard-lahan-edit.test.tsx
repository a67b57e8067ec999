import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { breakages, breaks } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { field, fill, newLahan, ownLahan, save } from '../../support/forms/lahan-form.ts';
import { lokasi } from '../../support/forms/lokasi.ts';
import { sent } from '../../support/outbox/sent.ts';
import { logIn, open } from '../../support/screens/open.tsx';

const table = '/dashboard/lahan-petani';
const address = '/dashboard/lahan-petani/edit';

beforeEach(() => void lokasi.granted(-0.31, 115.9));

/** A new plot, opened in its form. */
async function editing(koordinat?: { lat: number; lang: number }) {
  const token = await logIn('petani');
  const alamat = `Ladang ${crypto.randomUUID()}`;
  const id = await newLahan(token, alamat, koordinat);
  localStorage.setItem('editLahanPetani', JSON.stringify(id));
  const here = await open(address);
  await waitFor(() => expect(field('Alamat').value).toBe(alamat));
  const stored = async () => (await ownLahan(token)).find((row) => row.id === id);
  return { ...here, token, id, alamat, stored };
}

test('spec §2: the id is held locally, not in the address', async () => {
  const token = await logIn('petani');
  const alamat = 'Ladang yang dipilih';
  await newLahan(token, alamat, { lat: -0.2, lang: 115.8 });
  const { user, address: at } = await open(table);
  await user.click(await screen.findByRole('link', { name: `Edit ${alamat}` }));
  expect(at()).toBe(address);
  await waitFor(() => expect(field('Alamat').value).toBe(alamat));
  await waitFor(() => expect(field('Desa/Kelurahan').selectedOptions[0]?.textContent).not.toBe('Memuat...'));
  const [{ kecamatan, desa_kelurahan }] = await ownLahan(token);
  await waitFor(() => expect(field('Kecamatan').selectedOptions[0]?.textContent).toBe(kecamatan.nama_kecamatan));
  await waitFor(() =>
    expect(field('Desa/Kelurahan').selectedOptions[0]?.textContent).toBe(desa_kelurahan.nama_desa_kelurahan),
  );
  expect(['Luas Tanam (Hektar)', 'Jumlah Panen', 'Latitude', 'Longitude'].map((name) => field(name).value)).toEqual([
    ...['1', '2.500', '-0.2', '115.8'],
  ]);
  expect(screen.getByRole('button', { name: 'Update Lokasi' })).toBeTruthy();
});

test('spec §2: opened without an id it goes back to the table', async () => {
  await logIn('petani');
  const { address: at } = await open(address);
  await waitFor(() => expect(at()).toBe(table));
});

test("another one's plot is not opened", async () => {
  await logIn('petani');
  const { data } = (await (await fetch('http://localhost/api/lahan-petani?limit=200')).json()).data;
  const { id } = JSON.parse(localStorage.getItem('profil') ?? '').user;
  const foreign = data.find((row: { user_id: number }) => row.user_id !== id);
  localStorage.setItem('editLahanPetani', JSON.stringify(foreign.id));
  const { address: at } = await open(address);
  await waitFor(() => expect(at()).toBe(table));
});

test("spec §8: 'Gagal mendapatkan detail lahan petani' for a plot that is gone", async () => {
  await logIn('petani');
  localStorage.setItem('editLahanPetani', '999999');
  await open(address);
  expect(await screen.findByText('Gagal mendapatkan detail lahan petani')).toBeTruthy();
  expect(screen.getByText(/^Error: Lahan petani tidak ditemukan/)).toBeTruthy();
});

test.each(breakages)('a plot that cannot be read is asked for again: %s', async (_name, answer, sentence) => {
  const token = await logIn('petani');
  const id = await newLahan(token, 'Ladang sepi');
  localStorage.setItem('editLahanPetani', JSON.stringify(id));
  breaks('/lahan-petani/:id', answer);
  const { user } = await open(address);
  expect(await screen.findByText(sentence)).toBeTruthy();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(field('Alamat').value).toBe('Ladang sepi'));
});

test("spec §5, farmland edit: the rules of adding, 'ID harus diisi' besides", async () => {
  const { user } = await editing({ lat: -0.2, lang: 115.8 });
  const writes = sent();
  await fill(user, 'Alamat', '   ');
  await save(user);
  expect((await screen.findAllByText('Alamat harus diisi')).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(field('Alamat')));
  expect(writes).toEqual([]);
});

test('a stored place of tiny numbers is shown in plain decimals, and is the same when it is saved', async () => {
  const { user, address: at, stored } = await editing({ lat: 4e-7, lang: 115.8 });
  expect(field('Latitude').value).toBe('0.0000004');
  const writes = sent();
  await fill(user, 'Jumlah Panen', '3000');
  await save(user);
  await waitFor(() => expect(at()).toBe(table));
  expect([writes.length, (await stored()).koordinat.lat]).toEqual([1, 4e-7]);
  const links = (await screen.findAllByRole('link', { name: /Lihat Lokasi/ })).map((link) => link.getAttribute('href'));
  expect(links).toContainEqual(expect.stringContaining('query=0.0000004,115.8'));
});

test('spec §4: a place that has not changed is not sent', async () => {
  const { user, address: at, id, stored } = await editing({ lat: -0.2, lang: 115.8 });
  const writes = sent();
  await fill(user, 'Jumlah Panen', '3000');
  await save(user);
  await waitFor(() => expect(at()).toBe(table));
  expect(await screen.findByText('Berhasil merubah lahan petani')).toBeTruthy();
  expect(await stored()).toMatchObject({ jumlah_panen: 3000, koordinat: { lat: -0.2, lang: 115.8 } });
  expect(writes.map(({ path, fields }) => [path, fields['_method']])).toEqual([[`/lahan-petani/${id}`, 'put']]);
});

test('spec §4: a place that has changed is updated', async () => {
  const { user, address: at, stored } = await editing({ lat: -0.2, lang: 115.8 });
  const koordinat = (await stored()).koordinat.id;
  const writes = sent();
  await user.click(screen.getByRole('button', { name: 'Update Lokasi' }));
  await waitFor(() => expect(field('Latitude').value).toBe('-0.31'));
  await save(user);
  await waitFor(() => expect(at()).toBe(table));
  expect(await screen.findByText('Berhasil mengubah koordinat')).toBeTruthy();
  expect((await stored()).koordinat).toEqual({ id: koordinat, lat: -0.31, lang: 115.9 });
  expect(writes.at(-1)).toMatchObject({ path: `/koordinat-lahan-petani/${koordinat}`, fields: { _method: 'put' } });
});

test('spec §4: a plot without a place gets a new one', async () => {
  const { user, address: at, stored } = await editing();
  expect(field('Latitude').value).toBe('');
  await save(user);
  expect((await screen.findAllByText('Latitude dan Longitude harus diisi')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Ambil Lokasi' }));
  await save(user);
  await waitFor(() => expect(at()).toBe(table));
  expect((await stored()).koordinat).toMatchObject({ lat: -0.31, lang: 115.9 });
});

test("spec §8: 'Gagal mengubah koordinat' keeps the land; saving again completes it", async () => {
  const { user, address: at, stored } = await editing({ lat: -0.2, lang: 115.8 });
  await fill(user, 'Jumlah Panen', '4000');
  await user.click(screen.getByRole('button', { name: 'Update Lokasi' }));
  network.use(
    http.post('*/api/koordinat-lahan-petani/*', () =>
      HttpResponse.json({ meta: { status: 'error', message: 'Sibuk', code: 422 }, data: {} }, { status: 422 }),
    ),
  );
  await save(user);
  expect(await screen.findByText('Gagal mengubah koordinat. Sibuk')).toBeTruthy();
  expect(at()).toBe(address);
  expect(await stored()).toMatchObject({ jumlah_panen: 4000, koordinat: { lat: -0.2 } });
  network.resetHandlers();
  await save(user);
  await waitFor(() => expect(at()).toBe(table));
  expect((await stored()).koordinat).toMatchObject({ lat: -0.31, lang: 115.9 });
});

test('a plot that was changed elsewhere meanwhile is not overwritten unasked', async () => {
  const { user, token, id, address: at, stored } = await editing({ lat: -0.2, lang: 115.8 });
  await fetch(`http://localhost/api/lahan-petani/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ bulan: 'Agustus 2027' }),
  });
  await fill(user, 'Jumlah Panen', '5000');
  await save(user);
  expect(await screen.findByText('Data ini sudah diubah orang lain')).toBeTruthy();
  expect(await screen.findByText('Simpan lagi untuk menimpanya dengan isian ini')).toBeTruthy();
  expect(await stored()).toMatchObject({ jumlah_panen: 2500, bulan: 'Agustus 2027' });
  await save(user);
  await waitFor(() => expect(at()).toBe(table));
  expect(await stored()).toMatchObject({ jumlah_panen: 5000, bulan: 'Mei 2027' });
});

test('what was typed survives a refresh, and leaving a changed form asks', async () => {
  const { user, stored, address: at } = await editing({ lat: -0.2, lang: 115.8 });
  await fill(user, 'Perkiraan Bulan Panen', 'Juni 2027');
  await user.click(screen.getByRole('link', { name: 'Profil' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tinggalkan isian ini?' });
  await user.click(within(dialog).getByRole('button', { name: 'Tetap di sini' }));
  expect(at()).toBe(address);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();

  await open(address);
  await waitFor(() => expect(field('Perkiraan Bulan Panen').value).toBe('Juni 2027'));
  expect((await stored()).bulan).toBe('Mei 2027');
  await user.click(screen.getByRole('button', { name: 'Buang' }));
  expect(field('Perkiraan Bulan Panen').value).toBe('Mei 2027');
});

test('a session that has ended asks for the login above the screen, and what was saved is sent after the next one', async () => {
  const { user, token, id } = await editing({ lat: -0.2, lang: 115.8 });
  await fill(user, 'Perkiraan Bulan Panen', 'Juli 2027');
  await fetch('http://localhost/api/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  await save(user);
  expect((await screen.findAllByText('Tersimpan di perangkat')).length).toBeGreaterThan(0);
  expect(await screen.findByRole('alertdialog', { name: 'Masuk lagi' })).toBeTruthy();

  const next = await logIn('petani');
  cleanup();
  await open(table);
  const bulan = async () => (await ownLahan(next)).find((row) => row.id === id)?.bulan;
  await waitFor(async () => expect(await bulan()).toBe('Juli 2027'));
});
