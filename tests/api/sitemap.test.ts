import { expect, test } from 'vitest';
import { openApi } from '../support/api.ts';

test('the sitemap names every public page once, products for sale and no others', async () => {
  const { fetch, db } = await openApi();
  const answer = await fetch('/sitemap.xml');
  expect(answer.headers.get('Content-Type')).toBe('application/xml');
  const xml = await answer.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('http://localhost/harga-pangan/mook-manaar-bulatn');
  expect(addresses).toContain('http://localhost/laporan/luas-tanam/melak');
  const hidden = await db.selectFrom('produk').select('slug').where('status', '=', 'tidak').execute();
  expect(hidden.length).toBeGreaterThan(0);
  for (const { slug } of hidden) expect(addresses).not.toContain(`http://localhost/detail-produk/${slug}`);
  expect(addresses.filter((address) => address.includes('/detail-produk/'))).toHaveLength(76);
});

test('robots.txt leads to the sitemap', async () => {
  const { fetch } = await openApi();
  expect(await (await fetch('/robots.txt')).text()).toContain('Sitemap: http://localhost/sitemap.xml');
});
