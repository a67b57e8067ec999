import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { answers, asked, breakages, breaks, hangs, type Row } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { newProduk, ownProduk, said } from '../../support/forms/own-produk.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';
import { placeholders } from '../../support/screens/seen.ts';

const address = '/dashboard/pangan';
const table = () => screen.findByRole('table', { name: 'Produk Pangan' });
const shown = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const judulOf = (row: HTMLElement) => within(row).getAllByRole('cell')[1]?.textContent;

test('spec §2, Product table: columns No, Nama Produk, Aksi (Edit, Hapus); the own products, whatever their status', async () => {
  const { token } = await openAs('petani', address);
  const own = await ownProduk(token);
  await waitFor(async () => expect(await shown()).toHaveLength(Math.min(10, own.length)));
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([...['No', 'Nama Produk', 'Aksi']]);
  for (const [index, row] of (await shown()).entries()) {
    const { judul, stok, satuan } = own[index];
    expect(within(row).getAllByRole('cell')[0]?.textContent).toBe(String(index + 1));
    expect(judulOf(row)).toContain(judul);
    expect(judulOf(row)).toContain(`Stok ${stok.toLocaleString('id-ID')} ${satuan}`);
    expect(within(row).getByRole('link', { name: `Edit ${judul}` })).toBeTruthy();
    expect(within(row).getByRole('button', { name: `Hapus ${judul}` })).toBeTruthy();
  }
});

test('a product that is kept back says so to its owner', async () => {
  const token = await logIn('petani');
  const { id } = await newProduk(token, 'Ditahan Dulu');
  await fetch(`http://localhost/api/produk/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'tidak' }),
  });
  await open(`${address}?query=ditahan`);
  const [row] = await waitFor(async () => {
    const rows = await shown();
    expect(judulOf(rows[0]!)).toContain('Ditahan Dulu');
    return rows;
  });
  expect(judulOf(row!)).toContain('Tidak Aktif');
});

test("spec §2: search 'Cari Produk' waits 500 ms, and stands in the address", async () => {
  const token = await logIn('petani');
  await newProduk(token, 'Terong Ungu Panjang');
  const { user, address: now } = await open(address);
  const asks = asked();
  await user.type(await screen.findByPlaceholderText('Cari Produk'), 'terong ungu');
  expect(now()).toBe(address);
  await waitFor(() => expect(now()).toBe(`${address}?query=terong+ungu`));
  // It stands among all the others already.
  await waitFor(async () => expect(await shown()).toHaveLength(1));
  expect(judulOf((await shown())[0]!)).toContain('Terong Ungu Panjang');
  expect(asks.filter((url) => url.includes('search='))).toHaveLength(1);
});

test("spec §2: empty 'Tidak Ada Data Pangan'", async () => {
  await openAs('petani', `${address}?query=tidak-ada-yang-begini`);
  expect(await screen.findByText('Tidak Ada Data Pangan')).toBeTruthy();
});

test('spec §2: the Tambah button leads to the form, Edit to the product’s own address', async () => {
  const token = await logIn('petani');
  const { slug, judul } = await newProduk(token, 'Jagung Pulut Manis');
  await open(`${address}?query=pulut`);
  expect((await screen.findByRole('link', { name: 'Tambah' })).getAttribute('href')).toBe('/dashboard/pangan/tambah');
  const edit = await screen.findByRole('link', { name: `Edit ${judul}` });
  expect(edit.getAttribute('href')).toBe(`/dashboard/pangan/edit/${slug}`);
});

test.each(breakages)('spec §8: %s: Gagal mendapatkan data produk', async (_name, answer, sentence) => {
  breaks('/produk', answer);
  await openAs('petani', address);
  await said('Gagal mendapatkan data produk');
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('placeholders while the products are on their way', async () => {
  hangs('/produk');
  await openAs('petani', address);
  await waitFor(() => expect(placeholders()).toHaveLength(5));
  // Readers hear that the table is busy, and no row of it yet.
  const table = screen.getByRole('table', { busy: true });
  expect(within(table).getAllByRole('row')).toHaveLength(1);
});

/** A seller with three thousand products, as the API pages them. */
const many = (token: string) =>
  ownProduk(token).then(([row]) =>
    network.use(
      http.get('*/api/produk', ({ request }) => {
        const query = new URL(request.url).searchParams;
        const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
        const from = (page - 1) * limit + 1;
        const data = Array.from({ length: limit }, (_, at) => ({
          ...(row as Row),
          id: from + at,
          judul: `Produk ${from + at}`,
        }));
        const rest = { from, to: from + limit - 1, total: 3000, last_page: 3000 / limit, next_page_url: null };
        return HttpResponse.json({ meta: { status: 'success', message: '', code: 200 }, data: { data, ...rest } });
      }),
    ),
  );

test('spec §2, Paging behaviour: thousands of products, one question a page', async () => {
  await many(await logIn('petani'));
  const { user, address: now } = await open(address);
  expect(await screen.findByText('Showing 1 to 10 of 3.000 entries')).toBeTruthy();
  const asks = asked();
  const button = (name: string) => screen.getByText<HTMLButtonElement>(name, { selector: 'button' });
  expect(button('Previous').disabled).toBe(true);
  await user.click(button('Next'));
  expect(await screen.findByText('Showing 11 to 20 of 3.000 entries')).toBeTruthy();
  expect(asks.filter((url) => url.startsWith('/produk'))).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Baris per halaman' }), '100');
  expect(await screen.findByText('Showing 1 to 100 of 3.000 entries')).toBeTruthy();
  expect(now()).toBe(`${address}?baris=100`);
  expect(asks.filter((url) => url.startsWith('/produk'))).toHaveLength(2);
  // Rulings 19: within 30 seconds it is not asked for again.
  await user.click(button('Next'));
  await screen.findByText('Showing 101 to 200 of 3.000 entries');
  await user.click(button('Previous'));
  await screen.findByText('Showing 1 to 100 of 3.000 entries');
  expect(asks.filter((url) => url.startsWith('/produk'))).toHaveLength(3);
});

test('another search begins with its first page', async () => {
  await many(await logIn('petani'));
  const { user, address: now } = await open(`${address}?halaman=7`);
  await screen.findByText('Showing 61 to 70 of 3.000 entries');
  await user.type(await screen.findByPlaceholderText('Cari Produk'), 'padi{Enter}');
  await waitFor(() => expect(now()).toBe(`${address}?query=padi`));
});

test('spec §2: Next is disabled on the last page', async () => {
  await many(await logIn('petani'));
  await open(`${address}?baris=100&halaman=30`);
  expect(await screen.findByText('Showing 2.901 to 3.000 of 3.000 entries')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

test('an older server without slugs: Edit leads to the title’s own', async () => {
  const token = await logIn('petani');
  const [row] = await ownProduk(token);
  answers('/produk', [{ ...row, slug: null, judul: 'Madu  Hutan Asli' }]);
  await open(address);
  const edit = await screen.findByRole('link', { name: /^Edit Madu/ });
  expect(edit.getAttribute('href')).toBe('/dashboard/pangan/edit/madu-hutan-asli');
});
