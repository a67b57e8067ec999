import { expect, test, vi } from 'vitest';
import type { Bindings } from '../../../http/context.ts';
import { openWeb } from '../test-web.ts';
import type { WebParts } from '../web-parts.ts';

const rows = Array.from({ length: 200 }, (_, id) => ({ id, nama: 'Beras' }));
const headers = { ETag: 'W/"7"', 'Cache-Control': 'public, max-age=0, must-revalidate', Vary: 'Authorization, Origin' };
const listing = () => vi.fn((_request: Request) => Response.json({ data: rows }, { headers }));

const site = 'https://lain.example';

/** Parts with a known revision, and without: then no answer is found. */
const parts = (api: WebParts['api'], isKnown: boolean) => ({
  ...{ api, corsOrigins: [site], baseUrl: 'https://pangan.example' },
  ...(isKnown && { knownRevision: () => '1' }),
});

test.each<[string, Record<string, string>, string?]>([
  ['as it is', {}],
  ['compressed', { 'Accept-Encoding': 'gzip, br' }],
  ['compressed another way', { 'Accept-Encoding': 'br;q=0, gzip' }],
  ['by its head alone', {}, 'HEAD'],
  ['that is known', { 'If-None-Match': '"x", W/"7"' }],
  ['that is known, by its head', { 'If-None-Match': '*' }, 'HEAD'],
  ['another version of which is known', { 'If-None-Match': 'W/"6"' }],
  ['by another site', { Origin: site }],
  ['by a site that is not welcome', { Origin: 'https://asing.example' }],
])('a kept list that is asked for %s is answered as if it were made anew', async (_how, sent, method = 'GET') => {
  const api = listing();
  await using ready = await openWeb(parts(api, true));
  await using long = await openWeb(parts(listing(), false));
  const first = await ready.ask('/api/pangan', sent, method);
  const [kept, expected] = [await ready.ask('/api/pangan', sent, method), await long.ask('/api/pangan', sent, method)];
  const withoutId = ({ headers: { 'x-request-id': id, date, ...others }, ...answer }: typeof kept) => ({
    ...{ ...answer, headers: others, hasId: /^[0-9a-f-]{36}$/.test(id ?? '') },
  });
  expect(withoutId(kept)).toEqual(withoutId(expected));
  expect(kept.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(api).toHaveBeenCalledTimes(1);
});

test('whoever sends a token, a body or a write is never given what is kept', async () => {
  const api = listing();
  await using web = await openWeb(parts(api, true));
  await web.ask('/api/pangan');
  await web.ask('/api/pangan', { Authorization: 'Bearer x' });
  await web.ask('/api/pangan', {}, 'POST', 'nama_pangan=sagu');
  await web.ask('/api/pangan', {}, 'PUT');
  expect(api).toHaveBeenCalledTimes(4);
});

test('after a write a list is made anew', async () => {
  const api = listing();
  let revision = '1';
  await using web = await openWeb({
    ...parts(api, true),
    revision: async () => revision,
    knownRevision: () => revision,
  });
  await web.ask('/api/pangan');
  revision = '2';
  await web.ask('/api/pangan');
  await web.ask('/api/pangan');
  expect(api).toHaveBeenCalledTimes(2);
});

test('a list that is made anew is made under the revision that was looked for it at first', async () => {
  const knownRevision = vi.fn(() => '1');
  const revision = vi.fn(async () => '1');
  const api = vi.fn((_request: Request, _client?: Bindings) => Response.json({ data: rows }, { headers }));
  await using web = await openWeb({ ...parts(api, false), revision, knownRevision });
  await web.ask('/api/pangan');
  expect(api.mock.calls[0]?.[1]).toMatchObject({ revisi: '1' });
  expect([knownRevision, revision].map((look) => look.mock.calls.length)).toEqual([1, 0]);
});

test('where nobody knows the revision it is asked for, and the list made under it', async () => {
  const api = vi.fn((_request: Request, _client?: Bindings) => Response.json({ data: rows }, { headers }));
  await using web = await openWeb({ ...parts(api, false), revision: async () => '7' });
  await web.ask('/api/pangan');
  expect(api.mock.calls[0]?.[1]).toMatchObject({ revisi: '7' });
});
