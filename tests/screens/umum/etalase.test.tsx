import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { answers } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';
import { scrollUntil } from '../../support/screens/scrolling.ts';
import { placeholders } from '../../support/screens/seen.ts';

const cards = () => within(screen.getByRole('main')).getAllByRole('link');

test('spec §2, /etalase: a card shows title, stock and seller', async () => {
  const answer = await fetch('http://localhost/api/produk?limit=1').then((response) => response.json());
  const [produk] = answer.data.data;
  await open('/etalase');
  const card = await screen.findByRole('link', { name: new RegExp(produk.judul) });
  expect(card.textContent).toContain(`Stok ${produk.stok} ${produk.satuan}`);
  expect(card.textContent).toContain(produk.users.username);
  expect(card.textContent).toContain(produk.users.nama_lengkap);
  expect(cards()).toHaveLength(10);
});

test('spec §2, /etalase: the search starts with the query parameter', async () => {
  await open('/etalase?query=madu');
  expect(screen.getByPlaceholderText<HTMLInputElement>('Cari produk').value).toBe('madu');
  await screen.findAllByRole('link', { name: /madu/i });
  for (const card of cards()) expect(card.textContent).toMatch(/madu/i);
});

test('spec §2, /etalase: typing searches 500 ms after the last letter and is written back to the address', async () => {
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/produk') asked.push(searchParams.get('search') ?? '');
  });
  const { user, address } = await open('/etalase');
  await screen.findAllByRole('link', { name: /Stok/ });
  await user.type(screen.getByPlaceholderText('Cari produk'), 'cabai');
  expect(address()).toBe('/etalase');
  await waitFor(() => expect(address()).toBe('/etalase?query=cabai'));
  await waitFor(() => expect(cards().every((card) => /cabai/i.test(card.textContent ?? ''))).toBe(true));
  expect(new Set(asked)).toEqual(new Set(['', 'cabai']));
});

test('spec §2, /etalase: 10 skeleton cards at first', async () => {
  network.use(http.get('*/api/produk', () => new Promise<never>(() => {})));
  await open('/etalase');
  expect(placeholders()).toHaveLength(10);
  // Readers hear one word of them.
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toEqual([screen.getByLabelText('Memuat')]);
});

test.each(['tidak-ada-yang-begini', `%_'"<script>`])(
  "spec §2, /etalase: empty 'Tidak ada produk', and a way to all of them: %s",
  async (query) => {
    const { user, address } = await open(`/etalase?${new URLSearchParams({ query })}`);
    expect(await screen.findByText('Tidak ada produk')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Lihat semua produk' }));
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(address()).toBe('/etalase');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  },
);

test("spec §2, /etalase: empty 'Tidak ada produk' where nobody sells anything, and a way on", async () => {
  answers('/produk', []);
  const { user, address } = await open('/etalase');
  expect(await screen.findByText('Tidak ada produk')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Ke beranda' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('spec §4: further products come while scrolling, each once, until the last', async () => {
  const answer = await fetch('http://localhost/api/produk?limit=1').then((response) => response.json());
  const { total } = answer.data;
  expect(total).toBeGreaterThan(20);
  await open('/etalase');
  const addresses = () => [...screen.getByRole('main').querySelectorAll('a')].map((card) => card.getAttribute('href'));
  await waitFor(() => expect(addresses()).toHaveLength(10));
  await scrollUntil(() => expect(addresses()).toHaveLength(total));
  expect(new Set(addresses()).size).toBe(total);
});

test("spec §2, /etalase: error 'Error: {message}', also when the server answers a proxy's HTML page", async () => {
  network.use(http.get('*/api/produk', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })));
  await open('/etalase');
  expect(
    await screen.findByText('Error: Server tidak menjawab sebagaimana mestinya. Silahkan coba lagi.'),
  ).toBeTruthy();
});

test("spec §2, /etalase: error 'Error: {message}' without a network", async () => {
  network.use(http.get('*/api/produk', () => HttpResponse.error()));
  await open('/etalase');
  expect(
    await screen.findByText('Error: Tidak dapat terhubung ke server. Periksa sambungan internet Anda.'),
  ).toBeTruthy();
});

test('spec §2, /etalase: a card stores id and title and goes to its slug; the product calls its seller', async () => {
  const { user, address } = await open('/etalase?query=lemon');
  const [card] = await screen.findAllByRole('link', { name: /lemon/i });
  await user.click(card!);
  const heading = await screen.findByRole('heading', { level: 2, name: /lemon/i });
  expect(address()).toMatch(/^\/detail-produk\/[a-z0-9-]*lemon/);
  expect(JSON.parse(localStorage.getItem('detailProduk') ?? '')).toEqual({
    id: expect.any(Number),
    judul: heading.textContent,
  });
  expect(screen.getByRole('link', { name: 'Hubungi' }).getAttribute('href')).toMatch(/^tel:0812/);
});

test('a product opened from its card is not asked for again', async () => {
  const asked: string[] = [];
  const { user } = await open('/etalase');
  const [card] = await screen.findAllByRole('link', { name: /Stok/ });
  network.events.on('request:start', ({ request }) => asked.push(request.url));
  await user.click(card!);
  await screen.findByRole('link', { name: 'Hubungi' });
  expect(asked.filter((url) => url.includes('id='))).toEqual([]);
});

test('a broken picture falls back to the placeholder icon (spec §8)', async () => {
  await open('/etalase');
  const [card] = await screen.findAllByRole('link', { name: /Stok/ });
  const picture = card!.querySelector('img')!;
  picture.dispatchEvent(new Event('error'));
  expect(await within(card!).findByRole('img', { name: 'Gambar tidak tersedia' })).toBeTruthy();
});

test.each(['/etalase', '/detail-produk/lemon'])("spec §8, %s: 'Gagal mendapatkan data produk'", async (address) => {
  network.use(http.get('*/api/produk', () => HttpResponse.error()));
  await open(address);
  expect(await screen.findAllByText('Gagal mendapatkan data produk')).not.toEqual([]);
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeTruthy();
});

test('bad input: an address that names no product leads on to the showcase', async () => {
  await open('/detail-produk/tidak-ada');
  await screen.findByText('Produk tidak ditemukan');
  expect(screen.getByRole('link', { name: 'Lihat etalase' }).getAttribute('href')).toBe('/etalase');
});
