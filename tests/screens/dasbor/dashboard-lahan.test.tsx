import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, breakages, breaks } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { newLahan, ownLahan } from '../../support/forms/lahan-form.ts';
import { sent } from '../../support/outbox/sent.ts';
import { refuseWrites } from '../../support/outbox/signal.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';

const address = '/dashboard/lahan-petani';
const table = () => screen.findByRole('table', { name: 'Lahan Petani' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const shown = async (count: number) => {
  await waitFor(async () => {
    expect(within(await table()).getAllByRole('cell')).not.toHaveLength(0);
    expect(await rows()).toHaveLength(count);
  });
  return rows();
};

test('spec §2, farmer-land table: No, Kecamatan, Kelurahan, Alamat, Lokasi, Aksi', async () => {
  const { token } = await openAs('petani', address);
  const lahan = await ownLahan(token);
  const found = await shown(lahan.length);
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([...['No', 'Kecamatan', 'Kelurahan', 'Alamat', 'Lokasi', 'Aksi']]);
  expect(
    found.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual(
    lahan.map(({ kecamatan, desa_kelurahan, alamat }, index) => [
      String(index + 1),
      kecamatan.nama_kecamatan,
      desa_kelurahan.nama_desa_kelurahan,
      alamat,
      'Lihat Lokasi',
      'EditDelete',
    ]),
  );
});

test('spec §2: Lokasi opens a maps search link with lat and lang, in a new tab', async () => {
  const { token } = await openAs('petani', address);
  const [{ koordinat }] = await ownLahan(token);
  const [row] = await shown(2);
  const link = within(row!).getByRole('link', { name: 'Lihat Lokasi' });
  expect(link.getAttribute('href')).toBe(
    `https://www.google.com/maps/search/?api=1&query=${koordinat.lat},${koordinat.lang}`,
  );
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

test('spec §6: land lists are fetched for the logged-in user', async () => {
  const asked: [url: URL, bearer: string | null][] = [];
  network.events.on('request:start', ({ request }) => {
    asked.push([new URL(request.url), request.headers.get('Authorization')]);
  });
  const { token } = await openAs('petani', address);
  await shown(2);
  const { id } = JSON.parse(localStorage.getItem('profil') ?? '').user;
  const lists = asked.filter(([{ pathname }]) => pathname === '/api/lahan-petani');
  expect(lists.map(([{ searchParams }, bearer]) => [searchParams.get('user_id'), bearer])).toEqual([
    [String(id), `Bearer ${token}`],
  ]);
});

test("spec §2: empty 'Tidak Ada Data Luas Tanam'", async () => {
  answers('/lahan-petani', []);
  await openAs('petani', address);
  expect(await screen.findByText('Tidak Ada Data Luas Tanam')).toBeTruthy();
});

test('spec §2, route sets: a petugas has no farmland', async () => {
  await openAs('petugas', address);
  expect(await screen.findByRole('heading', { name: '404 | Not Found' })).toBeTruthy();
});

test.each(breakages)("spec §8: 'Gagal mendapatkan data lahan petani': %s", async (_name, answer, sentence) => {
  await logIn('petani');
  breaks('/lahan-petani', answer);
  const { user } = await open(address);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect((await screen.findAllByText('Gagal mendapatkan data lahan petani')).length).toBeGreaterThan(0);
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await shown(2);
});

test('a plot without a place says so, and very long, marked-up and emoji texts are written out', async () => {
  const token = await logIn('petani');
  const [lahan] = await ownLahan(token);
  const alamat = `<b onclick="alert(1)">Ladang</b> 🌾 ${'panjang '.repeat(50)}`.trim();
  answers('/lahan-petani', [{ ...lahan, alamat, koordinat: null }]);
  await open(address);
  const [row] = await shown(1);
  const cells = within(row!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(3, 5)).toEqual([alamat, 'Belum ada']);
});

test("spec §8, delete: 'Hapus Data Lahan Petani' asks, Batal keeps, Hapus deletes", async () => {
  const token = await logIn('petani');
  await newLahan(token, 'Ladang yang dihapus');
  const { user } = await open(address);
  await shown(3);
  const writes = sent();

  await user.click(screen.getByRole('button', { name: 'Delete Ladang yang dihapus' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hapus Data Lahan Petani' });
  expect(within(dialog).getByText('Apakah anda yakin ingin menghapus data lahan petani ini?')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Delete Ladang yang dihapus' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Berhasil menghapus lahan petani')).toBeTruthy();
  await shown(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await ownLahan(token)).toHaveLength(2);
  expect(writes).toMatchObject([{ fields: { _method: 'delete' }, bearer: `Bearer ${token}` }]);
});

test('a delete that fails leaves the row, the dialog and the reason', async () => {
  const { user } = await openAs('petani', address);
  await shown(2);
  refuseWrites('/lahan-petani/:id', 403, 'Anda tidak memiliki akses');
  await user.click(screen.getAllByRole('button', { name: /^Delete/ })[0]!);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Anda tidak memiliki akses')).toBeTruthy();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rows()).toHaveLength(2);
});

test('spec §2, paging: the last row of the last page takes its page along', async () => {
  const token = await logIn('petani');
  for (let at = 1; at <= 9; at += 1) await newLahan(token, `Petak ${at}`);
  const { user, address: at } = await open(`${address}?halaman=2`);
  await shown(1);
  expect(screen.getByText('Showing 11 to 11 of 11 entries')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  await shown(10);
  await waitFor(() => expect(at()).toBe(`${address}?halaman=1`));
  expect(screen.getByText('Showing 1 to 10 of 10 entries')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});
