import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { touch } from '../../../server/http/revision.ts';
import { openWeb } from '../../../server/node/web/test-web.ts';
import { sitemapRoutes } from '../../../server/share/sitemap-routes.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.replaceAll('&amp;', '&'));

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});

test('the sitemap names every public page once, products for sale and no others', async () => {
  const answer = await api.fetch('/sitemap.xml');
  expect(answer.headers.get('Content-Type')).toBe('application/xml');
  const addresses = addressesIn(await answer.text());
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('http://localhost/harga-pangan/mook-manaar-bulatn');
  expect(addresses).toContain('http://localhost/laporan/luas-tanam/melak');
  expect(addresses).toContain('http://localhost/harga-pangan/mook-manaar-bulatn/cabai-rawit');
  expect(addresses).toContain('http://localhost/harga-pangan-kutai-barat/cabai-rawit');
  const hidden = await api.db.selectFrom('produk').select('slug').where('status', '=', 'tidak').execute();
  expect(hidden.length).toBeGreaterThan(0);
  for (const { slug } of hidden) expect(addresses).not.toContain(`http://localhost/detail-produk/${slug}`);
  expect(addresses.filter((address) => address.includes('/detail-produk/'))).toHaveLength(76);
  const offering = await api.db
    .selectFrom('produk')
    .select('user_id')
    .distinct()
    .where('status', '=', 'aktif')
    .execute();
  expect(addresses.filter((address) => address.includes('/penjual/')).toSorted()).toEqual(
    offering.map(({ user_id }) => `http://localhost/penjual/${user_id}`).toSorted(),
  );
});

test('where the addresses are too many for one, the sitemap names further ones that have them all', async () => {
  const all = addressesIn(await (await api.fetch('/sitemap.xml')).text());
  const small = sitemapRoutes({ db: api.db, baseUrl: 'http://localhost' }, 30);
  const ask = async (address: string) => (await small.request(address)).text();
  const index = await ask('/sitemap.xml');
  expect(index).toContain('<sitemapindex ');
  const parts = addressesIn(index);
  expect(parts.slice(0, 4)).toEqual(
    ['halaman-1', 'halaman-2', 'halaman-3', 'produk-1'].map((part) => `http://localhost/sitemap.xml?bagian=${part}`),
  );
  const named = await Promise.all(parts.map(async (part) => addressesIn(await ask(part))));
  expect(named.every(({ length }) => length > 0 && length <= 30)).toBe(true);
  expect(named.flat()).toEqual(all);
});

test.each(['produk-99', 'constructor-1', 'harga-99', 'produk-0', 'produk-1e1', ''])(
  'there is no part %j',
  async (part) => {
    expect((await api.fetch(`/sitemap.xml?bagian=${part}`)).status).toBe(404);
  },
);

test('the sitemap travels compressed, and is made anew when a product was written, not for each who asks', async () => {
  let made = 0;
  const counted = (request: Request) => {
    made += 1;
    return api.app.fetch(request, {});
  };
  let revision = '1';
  await using web = await openWeb({ api: counted, revision: async () => revision });
  const first = await web.ask('/sitemap.xml', { 'Accept-Encoding': 'gzip' });
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(first.body).toString()).toContain('/detail-produk/');
  await web.ask('/sitemap.xml?acak=1', { 'Accept-Encoding': 'gzip' });
  expect(made).toBe(1);
  const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': first.headers['etag'] ?? '' };
  expect((await web.ask('/sitemap.xml', known)).status).toBe(304);
  await touch(api.db, 'produk');
  revision = '2';
  expect((await web.ask('/sitemap.xml', known)).status).toBe(200);
  expect(made).toBe(2);
});

test('robots.txt leads to the sitemap', async () => {
  expect(await (await api.fetch('/robots.txt')).text()).toContain('Sitemap: http://localhost/sitemap.xml');
});
