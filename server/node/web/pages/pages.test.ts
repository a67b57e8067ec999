import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createFairStore } from '../cache/fair-store.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import { openWeb } from '../test-web.ts';

const html = (text: string) => `<!doctype html><title>${text}</title>${'<p>beras padi jagung</p>'.repeat(100)}`;

const drawing = (text = 'Beranda') => {
  const render = vi.fn(async (request: Request) => ({ status: 200, html: html(`${text} ${request.url}`) }));
  return { render, renderer: { render } };
};

test('a page is drawn once for all until the data changes', async () => {
  const { render, renderer } = drawing();
  let revision = '1';
  await using web = await openWeb({ renderer, revision: async () => revision });
  await Promise.all([web.ask('/etalase'), web.ask('/etalase'), web.ask('/etalase')]);
  expect(render).toHaveBeenCalledTimes(1);
  await web.ask('/etalase?query=padi');
  expect(render).toHaveBeenCalledTimes(2);
  revision = '2';
  await web.ask('/etalase');
  await web.ask('/etalase');
  expect(render).toHaveBeenCalledTimes(3);
});

test('a page has a tag by its content, and a client that knows it gets 304 with the same policy', async () => {
  const { renderer } = drawing();
  let revision = '1';
  await using web = await openWeb({ renderer, revision: async () => revision });
  const first = await web.ask('/');
  expect(first.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Authorization, Accept-Encoding',
    etag: expect.stringMatching(/^W\/".{22}"$/),
  });
  revision = '2';
  const again = await web.ask('/', { 'If-None-Match': `"lain", ${first.headers['etag']}` });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(again.headers['content-type']).toBeUndefined();
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('Accept-Encoding %s is answered with %s', async (accepted, encoding, decompress) => {
  await using web = await openWeb({ renderer: drawing('Padi').renderer });
  const { headers, body } = await web.ask('/', { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(Number(headers['content-length'])).toBe(body.length);
  expect(decompress(body).toString()).toContain('<title>Padi');
});

test('HEAD has the headers of GET and no body', async () => {
  await using web = await openWeb({ renderer: drawing().renderer });
  const [got, headed] = [await web.ask('/'), await web.ask('/', {}, 'HEAD')];
  expect(headed.status).toBe(200);
  expect(headed.body).toHaveLength(0);
  expect(headed.headers['content-length']).toBe(got.headers['content-length']);
  expect(headed.headers['etag']).toBe(got.headers['etag']);
});

test('the policy allows the styles that the page brings, and no others', async () => {
  const css = '.a{color:red}';
  const page = { status: 200, html: `<style data-emotion="css x">${css}</style><p>Padi` };
  await using web = await openWeb({ renderer: { render: async () => page } });
  const policy = (await web.ask('/')).headers['content-security-policy'] ?? '';
  const hash = createHash('sha256').update(css).digest('base64');
  expect(policy).toContain("default-src 'none'; script-src 'self'; ");
  expect(policy).toMatch(/; style-src 'self'( 'sha256-[^']+'){3}$/);
  expect(policy).toContain(`'sha256-${hash}'`);
});

test('a page that is not found is drawn once for all addresses that lead nowhere', async () => {
  const render = vi.fn(async (_request: Request) => ({ status: 404, html: html('Tidak ada') }));
  await using web = await openWeb({ renderer: { render } });
  for (const path of ['/acak1', '/acak2?x=1', '/harga-pangan/melak/beras/lagi', '/profile/x', '/%2e%2e%2fx']) {
    expect(await web.ask(path)).toMatchObject({ status: 404 });
  }
  expect(render.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual(['/tidak-ada']);
});

test('what fails is not kept', async () => {
  const render = vi.fn(async () => ({ status: 503, html: html('Gagal') }));
  await using web = await openWeb({ renderer: { render } });
  for (let time = 1; time <= 2; time += 1) {
    expect(await web.ask('/etalase')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(render).toHaveBeenCalledTimes(time);
  }
});

test('a page may lead on within the site, and nowhere else', async () => {
  let location = '/harga-pangan/melak';
  await using web = await openWeb({ renderer: { render: async () => ({ status: 301, html: '', location }) } });
  expect(await web.ask('/harga-pangan/Melak')).toMatchObject({ status: 301, headers: { location } });
  location = `http://127.0.0.1:${web.port}/harga-pangan/melak`;
  expect((await web.ask('/harga-pangan/Melak')).headers['location']).toBe('/harga-pangan/melak');
  for (location of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    expect((await web.ask('/harga-pangan/Melak')).status).toBe(500);
  }
});

test('with a configured origin nobody can have pages drawn for another host', async () => {
  const { render, renderer } = drawing();
  await using web = await openWeb({ renderer, baseUrl: 'https://pangan.example.go.id' });
  await web.ask('/etalase', { Host: 'evil.example' });
  const { headers } = await web.ask('/etalase', { Host: 'lain.example' });
  expect(render.mock.calls.map(([request]) => request.url)).toEqual(['https://pangan.example.go.id/etalase']);
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('a page that cannot be drawn says so plainly, and the log says why', async () => {
  const failing = vi
    .fn()
    .mockRejectedValueOnce(new Error('rahasia dapur'))
    .mockResolvedValue({ status: 200, html: 'pulih' });
  await using web = await openWeb({ renderer: { render: failing } });
  const { status, headers, body } = await web.ask('/');
  expect({ status, cache: headers['cache-control'] }).toEqual({ status: 500, cache: 'no-store' });
  expect(body.toString()).toContain('Terjadi kesalahan');
  expect(body.toString()).not.toContain('rahasia');
  const line = JSON.parse(web.logged.join(''));
  expect(line).toMatchObject({ peristiwa: 'halaman-gagal', permintaan: headers['x-request-id'] });
  expect(line.error).toContain('rahasia dapur');
  expect((await web.ask('/')).body.toString()).toBe('pulih');
});

test('the query of an account’s address, which may hold a token, is neither kept nor drawn nor logged', async () => {
  const { render, renderer } = drawing('Ubah password');
  const responseCache = createFairStore<CachedPage>({ bytes: 1_000_000, entries: 100, overhead: 0 });
  const put = vi.spyOn(responseCache, 'put');
  await using web = await openWeb({ renderer, pageCache: responseCache });
  const first = await web.ask('/change-password?token=rahasia&email=marta%40contoh.id');
  render.mockRejectedValueOnce(new Error('gagal'));
  await web.ask('/login?token=rahasia');
  expect(render.mock.calls.map(([{ url }]) => new URL(url).search)).toEqual(['', '']);
  expect(web.logged.join('')).toContain('/login');
  const keys = put.mock.calls.map(([key]) => key);
  expect(keys).toHaveLength(1);
  expect(`${first.body} ${keys} ${web.logged}`).not.toContain('rahasia');
});
