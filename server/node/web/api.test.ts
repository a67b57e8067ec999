import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { openWeb } from './test-web.ts';

const rows = Array.from({ length: 200 }, (_, id) => ({ id, nama: 'Beras' }));
const publicHeaders = { ETag: 'W/"7"', 'Cache-Control': 'public, max-age=0, must-revalidate', Vary: 'Authorization' };

const answering = (init?: ResponseInit) => vi.fn((_request: Request) => Response.json({ data: rows }, init));

test('a public list is asked of the API once until the data changes', async () => {
  const api = answering({ headers: publicHeaders });
  let revision = '1';
  await using web = await openWeb({ api, revision: async () => revision });
  const first = await web.ask('/api/pangan?limit=200', { 'Accept-Encoding': 'br' });
  const second = await web.ask('/api/pangan?limit=200', { 'Accept-Encoding': 'br' });
  expect(api).toHaveBeenCalledTimes(1);
  expect(second.body).toEqual(first.body);
  expect(JSON.parse(brotliDecompressSync(first.body).toString())).toEqual({ data: rows });
  expect(first.headers).toMatchObject({
    etag: 'W/"7"',
    vary: 'Authorization, Accept-Encoding',
    'content-encoding': 'br',
  });
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  await web.ask('/api/pangan', { 'Accept-Encoding': 'br' });
  expect(api).toHaveBeenCalledTimes(2);
  revision = '2';
  await web.ask('/api/pangan', { 'Accept-Encoding': 'br' });
  expect(api).toHaveBeenCalledTimes(3);
});

test('a list that is asked for again comes in fewer bytes, and says the same', async () => {
  const various = rows.map(({ id }) => ({ id, harga: (id * 7919) % 90_001, nama: `Beras ${(id * 31) % 97}` }));
  await using web = await openWeb({ api: () => Response.json({ data: various }, { headers: publicHeaders }) });
  const ask = () => web.ask('/api/pangan?limit=200', { 'Accept-Encoding': 'br' });
  const first = await ask();
  const later = await vi.waitFor(async () => {
    const answered = await ask();
    expect(answered.body.byteLength).toBeLessThan(first.body.byteLength);
    return answered;
  });
  for (const { body } of [first, later]) {
    expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual({ data: various });
  }
  expect(later.headers['etag']).toBe(first.headers['etag']);
  expect(later.headers['content-length']).toBe(String(later.body.byteLength));
});

test('who knows a list already gets 304, even as the first to ask', async () => {
  const api = answering({ headers: publicHeaders });
  await using web = await openWeb({ api });
  expect(await web.ask('/api/pangan', { 'If-None-Match': 'W/"7"' })).toMatchObject({ status: 304 });
  expect(await web.ask('/api/pangan')).toMatchObject({ status: 200 });
  expect(api.mock.calls[0]?.[0].headers.has('If-None-Match')).toBe(false);
});

test.each([
  ['with a token', { headers: publicHeaders }, { Authorization: 'Bearer x' }],
  ['that are private', { headers: { ...publicHeaders, 'Cache-Control': 'private, no-store' } }, {}],
  ['without a tag', { headers: { 'Cache-Control': 'public' } }, {}],
  ['that differ by another header', { headers: { ...publicHeaders, Vary: 'Authorization, Cookie' } }, {}],
  ['that are refusals', { status: 422, headers: publicHeaders }, {}],
])('answers %s are never kept nor shared', async (_which, init, headers: Record<string, string>) => {
  const api = answering(init);
  await using web = await openWeb({ api });
  await Promise.all([web.ask('/api/user', headers), web.ask('/api/user', headers)]);
  await web.ask('/api/user', headers);
  expect(api).toHaveBeenCalledTimes(3);
});

test('a private answer is compressed too', async () => {
  await using web = await openWeb({ api: answering({ headers: { 'Cache-Control': 'private, no-store' } }) });
  const { headers } = await web.ask('/api/user', { Authorization: 'Bearer x', 'Accept-Encoding': 'gzip' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'private, no-store' });
});

test.each([
  ['br, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['br', undefined],
  ['identity', undefined],
])("a list as a text file to whoever takes '%s' is sent as %s", async (accepted, encoding) => {
  const lines = 'Beras;14500\r\n'.repeat(500);
  const api = () => new Response(lines, { headers: { 'Content-Type': 'text/csv; charset=utf-8', Vary: 'Origin' } });
  await using web = await openWeb({ api });
  const { headers, body } = await web.ask('/api/harga-pangan?format=csv', { 'Accept-Encoding': accepted });
  expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Origin, Accept-Encoding']);
  expect((encoding ? gunzipSync(body) : body).toString()).toBe(lines);
});

test('a short answer travels as it is', async () => {
  const api = () => Response.json({ data: [] }, { headers: publicHeaders });
  await using web = await openWeb({ api });
  const { headers, body } = await web.ask('/api/pangan', { 'Accept-Encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('{"data":[]}');
});

test('writes and pictures reach the API as they are', async () => {
  const api = vi.fn(async (request: Request) => new Response(`${request.method} ${await request.text()}`));
  await using web = await openWeb({ api });
  expect((await web.ask('/api/produk', {}, 'POST', 'judul=padi')).body.toString()).toBe('POST judul=padi');
  expect((await web.ask('/media/0f.png?w=320', { Accept: 'image/avif' })).body.toString()).toBe('GET ');
  expect(api.mock.lastCall?.[0].headers.get('Accept')).toBe('image/avif');
});

test('a body that no request may have is refused in the envelope before it is read', async () => {
  const api = answering();
  await using web = await openWeb({ api });
  const sent = web.ask('/api/produk', { 'Content-Length': '16200001' }, 'POST', 'x'.repeat(10));
  const { status, body, headers } = await sent;
  expect({ status, connection: headers['connection'] }).toEqual({ status: 413, connection: 'close' });
  expect(JSON.parse(body.toString())).toMatchObject({ meta: { status: 'error', code: 413 } });
  expect(api).not.toHaveBeenCalled();
});

test('a database that does not answer is a 500 in the envelope, and the log says why', async () => {
  await using web = await openWeb({ revision: () => Promise.reject(new Error('cakram rusak')) });
  const { status, body } = await web.ask('/api/pangan');
  expect(status).toBe(500);
  expect(JSON.parse(body.toString())).toMatchObject({ meta: { status: 'error', code: 500 } });
  expect(web.logged.join('')).toContain('cakram rusak');
});

test('a database that is gone is a 503 in the envelope, with the time to come again', async () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  await using web = await openWeb({ revision: () => Promise.reject(gone) });
  const { status, headers, body } = await web.ask('/api/pangan');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(body.toString())).toMatchObject({ meta: { status: 'error', code: 503 } });
});
