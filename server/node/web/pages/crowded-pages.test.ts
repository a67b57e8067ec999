import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createFairStore } from '../cache/fair-store.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import { openWeb } from '../test-web.ts';
import { createFairQueue } from './fair-queue.ts';

/** Renders only when told to. */
function easel() {
  const ends: (() => void)[] = [];
  const drawn: string[] = [];
  const render = ({ url }: Request) =>
    new Promise<{ status: number; html: string }>((resolve) => {
      const { pathname, search } = new URL(url);
      drawn.push(pathname + search);
      ends.push(() => resolve({ status: 200, html: `<p>${pathname + search} ke-${drawn.length}` }));
    });
  return {
    renderer: { render },
    drawn,
    /** Waits until so many have begun in all, then ends them. */
    finish: async (count: number) => {
      await vi.waitFor(() => expect(drawn).toHaveLength(count));
      for (const end of ends.splice(0)) end();
    },
  };
}

const one = { running: 1, waiting: 0, waitingOfOne: 0, ms: 60_000 };

test('while all hands are full, a page is given as it was drawn last, with its age', async () => {
  const { renderer, drawn, finish } = easel();
  let revision = '1';
  let now = 1_000_000;
  await using web = await openWeb({
    renderer,
    pageQueue: createFairQueue(one),
    revision: async () => revision,
    now: () => now,
  });
  const first = web.ask('/etalase');
  await finish(1);
  expect((await first).headers['age']).toBeUndefined();
  revision = '2';
  now += 90_000;
  const other = web.ask('/laporan');
  await vi.waitFor(() => expect(drawn).toHaveLength(2));
  const { status, headers, body } = await web.ask('/etalase');
  expect({ status, age: headers['age'], body: String(body) }).toEqual({
    status: 200,
    age: '90',
    body: '<p>/etalase ke-1',
  });
  await finish(2);
  expect((await other).status).toBe(200);
  const newest = web.ask('/etalase');
  await finish(3);
  expect((await newest).headers['age']).toBeUndefined();
  expect(String((await newest).body)).toBe('<p>/etalase ke-3');
});

test('where there is no older one, it says so and when to come again', async () => {
  const { renderer, drawn, finish } = easel();
  await using web = await openWeb({ renderer, pageQueue: createFairQueue(one) });
  const first = web.ask('/etalase');
  await vi.waitFor(() => expect(drawn).toHaveLength(1));
  const { status, headers, body } = await web.ask('/laporan');
  expect({ status, again: headers['retry-after'], cache: headers['cache-control'] }).toEqual({
    status: 503,
    again: '5',
    cache: 'no-store',
  });
  expect(String(body)).toContain('Server sedang ramai');
  expect(web.logged).toEqual([]);
  await finish(1);
  expect((await first).status).toBe(200);
});

test('a thousand parameters that no page reads are one page', async () => {
  const render = vi.fn(async ({ url }: Request) => ({ status: 200, html: url }));
  await using web = await openWeb({ renderer: { render } });
  for (let at = 0; at < 50; at += 1) await web.ask(`/?zz=${at}`);
  for (const path of ['/Etalase/?zz=1', '/etalase?utm_source=wa&query=padi', '/%65talase?query=padi&query=lain']) {
    await web.ask(path);
  }
  expect(render.mock.calls.map(([{ url }]) => url.replace(/^http:\/\/[^/]+/, ''))).toEqual([
    '/',
    '/etalase',
    '/etalase?query=padi',
  ]);
});

test('what is asked for in a thousand variations makes no room for itself among the others', async () => {
  const render = vi.fn(async ({ url }: Request) => ({ status: 200, html: `${url}${'x'.repeat(2000)}` }));
  const pageCache = createFairStore<CachedPage>({ bytes: 1_000_000, entries: 20, overhead: 0 });
  await using web = await openWeb({ renderer: { render }, pageCache });
  await web.ask('/');
  await web.ask('/harga-pangan/melak');
  for (let at = 0; at < 60; at += 1) await web.ask(`/etalase?query=${at}`);
  render.mockClear();
  await web.ask('/');
  await web.ask('/harga-pangan/melak');
  expect(render).not.toHaveBeenCalled();
});

test('one drawing serves all encodings', async () => {
  const html = `<!doctype html>${'<p>beras padi jagung</p>'.repeat(100)}`;
  const render = vi.fn(async () => ({ status: 200, html }));
  await using web = await openWeb({ renderer: { render } });
  const packed = await web.ask('/', { 'Accept-Encoding': 'br' });
  expect(brotliDecompressSync(packed.body).toString()).toBe(html);
  const plain = await web.ask('/');
  expect(String(plain.body)).toBe(html);
  for (const { headers } of [packed, plain]) expect(headers['vary']).toBe('Authorization, Accept-Encoding');
  expect((await web.ask('/', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect(render).toHaveBeenCalledTimes(1);
});
