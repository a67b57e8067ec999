import { afterAll, expect, test } from 'vitest';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const web = await openBuiltWeb();
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

test('without JavaScript home searches everything by a form, and leads to places, the map, comparisons and data', async () => {
  const { document } = await web.read('/');
  const form = document.querySelector('form[role=search]');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/cari']);
  expect(form?.querySelector('input')?.name).toBe('kata');
  expect(form?.querySelector('button')?.type).toBe('submit');
  const ways = [...document.querySelectorAll('main a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toContainEqual(['Pilih kecamatan saya', '/harga-pangan']);
  for (const way of ['/peta', '/bandingkan', '/data']) expect(ways.map(([, to]) => to)).toContain(way);
});

test('without JavaScript results are complete: prices, places, products, activities, and the way to all products', async () => {
  const { status, document, text } = await web.read('/cari?kata=Beras%20Medium');
  expect([status, document.title]).toEqual([200, 'Cari "Beras Medium" · Lumbung']);
  expect(text).toMatch(/Harga komoditi Kabupaten Kutai Barat/);
  expect(document.querySelector('main ul a')?.getAttribute('href')).toBe('/harga-pangan-kutai-barat/beras-medium');
  expect(text).toMatch(/Beras MediumRp\s[\d.]+ per kg/);
  expect(document.querySelector<HTMLInputElement>('input[name=kata]')?.value).toBe('Beras Medium');

  const { text: madu, document: found } = await web.read('/cari?kata=madu');
  expect(madu).toContain('Produk di etalase');
  expect(found.querySelector('main ul a')?.getAttribute('href')).toMatch(/^\/detail-produk\//);
  expect(found.querySelector('main a[href="/etalase?query=madu"]')?.textContent).toBe('Lihat semua produk');
  expect((await web.read('/cari?kata=melak')).text).toContain('Harga di kecamatan ini');
});

test.each([
  '%',
  '_',
  '%27%22',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '%E8%9C%82%E8%9C%9C',
  'x'.repeat(200),
  'x'.repeat(500),
])('a search for %s finds nothing, says so, and leads on', async (kata) => {
  const { status, document, text } = await web.read(`/cari?kata=${kata}`);
  expect(status).toBe(200);
  expect(text).toContain('Tidak ada yang cocok dengan "');
  expect(document.querySelectorAll('main script')).toHaveLength(0);
  const ways = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/harga-pangan', '/etalase']);
});

test.each(['/cari', '/cari?kata=', '/cari?kata=%20', '/cari?lain=1'])('%s asks what is searched for', async (path) => {
  const { status, text } = await web.read(path);
  expect([status, text]).toEqual([200, expect.stringContaining('Ketik apa yang dicari.')]);
});
