import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { answers, asked, breakages, breaks, hangs, type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';
import { scrollUntil } from '../../support/screens/scrolling.ts';
import { factsIn, placeholders } from '../../support/screens/seen.ts';

const address = '/luas-lahan-perkiraan-panen';
const search = () =>
  screen.getByPlaceholderText<HTMLInputElement>('Cari berdasarkan nama, alamat, kecamatan, atau bulan panen');
const cards = () => screen.queryAllByRole('article');
const shown = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));

let lahan: Row[];
beforeAll(async () => {
  lahan = await rowsOf('/lahan-petani?limit=200');
});

// Toasts outlive the page of a test: this one comes before others that raise the same.
test("spec §8: 'Gagal mendapatkan data timbang balita' (also used by farmland)", async () => {
  breaks('/lahan-petani', () => HttpResponse.error());
  await open(address);
  expect(await screen.findByText('Gagal mendapatkan data timbang balita')).toBeTruthy();
});

test('spec §2, /luas-lahan-perkiraan-panen: a card shows name, phone, area, harvest, kecamatan and village', async () => {
  await open(address);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Luas Lahan dan Perkiraan Panen');
  await shown(50);
  const [card] = cards();
  const [{ users, luas_tanam, jumlah_panen, satuan_panen, kecamatan, desa_kelurahan }] = lahan;
  const angka = new Intl.NumberFormat('id-ID');
  expect(within(card!).getByRole('heading').textContent).toBe(users.nama_lengkap);
  const phone = within(card!).getByRole('link');
  expect([phone.textContent, phone.getAttribute('href')]).toEqual([users.no_hp, `tel:${users.no_hp}`]);
  expect(factsIn(card!).slice(0, 4)).toEqual([
    ['Luas Tanam', `${angka.format(luas_tanam)} Hektar`],
    ['Jumlah Panen', `${angka.format(jumlah_panen)} ${satuan_panen}`],
    ['Kecamatan', kecamatan.nama_kecamatan],
    ['Desa/Kelurahan', desa_kelurahan.nama_desa_kelurahan],
  ]);
});

test('spec §2: an expandable section with Alamat Lengkap, Komoditi, Bulan Panen', async () => {
  const { user } = await open(address);
  await shown(50);
  const section = within(cards()[0]!).getByRole<HTMLDetailsElement>('group');
  expect(section.open).toBe(false);
  await user.click(within(section).getByText('Selengkapnya'));
  expect(section.open).toBe(true);
  const [{ alamat, komoditi, bulan }] = lahan;
  expect(factsIn(section)).toEqual([
    ['Alamat Lengkap', alamat],
    ['Komoditi', komoditi],
    ['Bulan Panen', bulan],
  ]);
});

test('spec §9: 6 skeleton cards', async () => {
  hangs('/lahan-petani');
  await open(address);
  expect(placeholders()).toHaveLength(6);
});

test('spec §9: 50 a load, the rest by scrolling', async () => {
  await open(address);
  await shown(50);
  await scrollUntil(() => expect(cards()).toHaveLength(lahan.length));
});

test('a page that follows breaks: what is shown stays, and can be gone on with', async () => {
  const { user } = await open(address);
  await shown(50);
  breaks('/lahan-petani', () => HttpResponse.error());
  await scrollUntil(() => expect(screen.getByText(/^Error: Tidak dapat terhubung/)).toBeTruthy());
  expect(cards()).toHaveLength(50);
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await shown(lahan.length);
});

test('spec §2: the search is debounced 500 ms and written to the address', async () => {
  const urls = asked();
  const { user, address: at } = await open(address);
  await shown(50);
  await user.type(search(), 'maret');
  expect(at()).toBe(address);
  await waitFor(() => expect(at()).toBe(`${address}?query=maret`));
  await shown(lahan.filter((row) => /maret/i.test(JSON.stringify(row))).length);
  const searches = urls.map((url) => new URLSearchParams(url.split('?')[1]).get('search'));
  expect(new Set(searches)).toEqual(new Set([null, 'maret']));
});

test.each<[what: string, of: (row: Row) => string]>([
  ['nama', ({ users }) => users.nama_lengkap],
  ['alamat', ({ alamat }) => alamat],
  ['kecamatan', ({ kecamatan }) => kecamatan.nama_kecamatan],
  ['bulan panen', ({ bulan }) => bulan],
])('spec §2: searches by %s, also from an address opened fresh', async (_what, of) => {
  const wanted = of(lahan[7]);
  await open(`${address}?${new URLSearchParams({ query: wanted })}`);
  expect(search().value).toBe(wanted);
  const found = await rowsOf(`/lahan-petani?${new URLSearchParams({ search: wanted, limit: '50' })}`);
  expect(
    found.every((row) =>
      [row.users.nama_lengkap, row.alamat, row.kecamatan.nama_kecamatan, row.bulan].some((text) =>
        text.toLowerCase().includes(wanted.toLowerCase()),
      ),
    ),
  ).toBe(true);
  await shown(found.length);
});

test("spec §2: empty 'Tidak Ada Data' for what was searched", async () => {
  await open(`${address}?query=${encodeURIComponent(`%_'"<script>`)}`);
  expect(await screen.findByText('Tidak Ada Data')).toBeTruthy();
});

test("spec §2: empty 'Tidak Ada Data Luas Tanam dan Perkiraan Panen' when there is none at all", async () => {
  answers('/lahan-petani', []);
  await open(address);
  expect(await screen.findByText('Tidak Ada Data Luas Tanam dan Perkiraan Panen')).toBeTruthy();
});

test.each(breakages)("error 'Error: {message}' and a way on: the API answers %s", async (_name, answer, sentence) => {
  breaks('/lahan-petani', answer);
  const { user } = await open(address);
  expect(await screen.findByText(sentence)).toBeTruthy();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await shown(50);
});

test('zero, large numbers and very long names are written out', async () => {
  const nama_lengkap = 'Yohanes Nyangun '.repeat(30).trim();
  const users = { nama_lengkap, no_hp: '+62 812-0000-1186' };
  answers('/lahan-petani', [{ ...lahan[0], users, luas_tanam: 0, jumlah_panen: 1_250_000, satuan_panen: 'kg' }]);
  await open(address);
  await shown(1);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(nama_lengkap);
  expect(screen.getByRole('link', { name: users.no_hp }).getAttribute('href')).toBe('tel:+6281200001186');
  expect(factsIn(cards()[0]!).slice(0, 2)).toEqual([
    ['Luas Tanam', '0 Hektar'],
    ['Jumlah Panen', '1.250.000 kg'],
  ]);
});
