import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});

// biome-ignore lint/suspicious/noExplicitAny: the shape of answers is what these tests assert
const get = async (path: string): Promise<{ status: number; body: any; headers: Headers }> => {
  const response = await api.fetch(path);
  return { status: response.status, body: await response.json(), headers: response.headers };
};

const collections = [
  '/api/kecamatan',
  '/api/desa-kelurahan',
  '/api/komoditi',
  '/api/pangan',
  '/api/periode-harga-pangan',
  '/api/periode-ketersediaan-pangan',
  '/api/periode-timbang-balita',
  '/api/periode-luas-tanam',
  '/api/harga-pangan',
  '/api/harga-pangan-kutai-barat',
  '/api/produk',
  '/api/slider',
  '/api/ketersediaan-pangan',
  '/api/timbang-balita',
  '/api/luas-tanam',
  '/api/luas-lahan',
  '/api/lahan-petani',
  '/api/kegiatan-dinas',
];

describe.each(collections)('%s', (path) => {
  test('answers a page object in the envelope', async () => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body.meta).toEqual({ status: 'success', message: 'Berhasil', code: 200 });
    expect(body.data).toMatchObject({ from: 1, current_page: 1, per_page: 10, prev_page_url: null });
    expect(body.data.data.length).toBe(body.data.to);
    expect(body.data.last_page).toBe(Math.ceil(body.data.total / 10));
    for (const row of body.data.data) {
      expect(row).toMatchObject({
        revisi: expect.any(Number),
        created_at: expect.stringMatching(/Z$/),
        updated_at: expect.any(String),
      });
    }
  });

  test('id= and /{id} answer the single row, 404 when there is none', async () => {
    const { body } = await get(path);
    const [row] = body.data.data;
    expect((await get(`${path}?id=${row.id}`)).body.data).toEqual(row);
    expect((await get(`${path}/${row.id}`)).body.data).toEqual(row);
    const missing = await get(`${path}?id=999999`);
    expect(missing.status).toBe(404);
    expect(missing.body.meta).toMatchObject({ status: 'error', code: 404 });
    expect(missing.body.data.message).toBe(missing.body.meta.message);
    expect((await get(`${path}/999999`)).status).toBe(404);
  });

  test('pages follow each other without a gap or a repetition', async () => {
    const whole = await get(`${path}?limit=200`);
    const ids: number[] = [];
    let next: string | null = `http://localhost${path}?limit=7`;
    while (next && ids.length < 200) {
      const { body } = await get(next.replace('http://localhost', ''));
      ids.push(...body.data.data.map((row: { id: number }) => row.id));
      next = body.data.next_page_url;
    }
    const expected = whole.body.data.data.map((row: { id: number }) => row.id);
    expect(ids.slice(0, expected.length)).toEqual(expected.slice(0, ids.length));
  });

  test.each([
    ['limit=abc', 'Parameter limit harus berupa bilangan bulat mulai dari 1'],
    ['limit=-1', 'Parameter limit harus berupa bilangan bulat mulai dari 1'],
    ['limit=0', 'Parameter limit harus berupa bilangan bulat mulai dari 1'],
    ['page=-1', 'Parameter page harus berupa bilangan bulat mulai dari 1'],
    ['page=1.5', 'Parameter page harus berupa bilangan bulat mulai dari 1'],
    ['id=x', 'Parameter id harus berupa bilangan bulat'],
    [`search=${'x'.repeat(201)}`, 'Parameter search paling panjang 200 huruf'],
  ])('%s is refused', async (query, message) => {
    const { status, body } = await get(`${path}?${query}`);
    expect(status).toBe(422);
    expect(body.meta).toEqual({ status: 'error', message, code: 422 });
    expect(body.data.errors).toEqual({ [query.split('=')[0]!]: [message] });
  });

  test('a page beyond the last is empty, and leads back', async () => {
    const { body } = await get(`${path}?page=999999`);
    expect(body.data).toMatchObject({ data: [], from: null, to: null, next_page_url: null });
    expect(body.data.total).toBeGreaterThan(0);
    expect(body.data.prev_page_url).toBe(`http://localhost${path}?page=${body.data.last_page}`);
  });

  test(`search=%_'"<script> is text, not a pattern`, async () => {
    const { status, body } = await get(`${path}?search=${encodeURIComponent(`%_'"<script>`)}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ data: [], total: 0, last_page: 1 });
  });

  test('an unknown filter is ignored', async () => {
    expect((await get(`${path}?warna=merah`)).body.data.total).toBe((await get(path)).body.data.total);
  });

  test('ETag: unchanged is 304, what is asked with a token is private', async () => {
    const { headers } = await get(path);
    const tag = headers.get('ETag')!;
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('Vary')).toContain('Authorization');
    const again = await api.fetch(path, { headers: { 'If-None-Match': `"x", ${tag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const { send } = await callerOf(api, 'petani');
    const own = await send('GET', path.replace('/api', ''), undefined, { 'If-None-Match': tag });
    expect(own.status).toBe(200);
    expect(own.headers.get('Cache-Control')).toBe('private, no-store');
    expect(own.headers.get('ETag')).toBeNull();
  });
});

test('name lists and periods take the spec’s limit=99999999, others stop at 200', async () => {
  expect((await get('/api/pangan?limit=99999999')).body.data.per_page).toBe(10_000);
  expect((await get('/api/desa-kelurahan?limit=99999999')).body.data.data.length).toBe(194);
  expect((await get('/api/harga-pangan?limit=99999999')).body.data.data.length).toBe(200);
});

test.each(['/api', '/api/tidak-ada', '/api/kecamatan/abc', '/api/kecamatan/1/2', '/api/harga-pangan/%E0%A4%A'])(
  'nothing is at %s: 404 in the envelope',
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.meta.status).toBe('error');
  },
);

test('a failure inside is 500 in the envelope, tells nothing, and is logged', async () => {
  const broken = await openApi();
  await broken.db.schema.dropTable('slider').execute();
  const response = await broken.fetch('/api/slider');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    meta: { status: 'error', message: 'Terjadi kesalahan pada server. Silahkan coba lagi.', code: 500 },
    data: { message: 'Terjadi kesalahan pada server. Silahkan coba lagi.' },
  });
  expect(broken.errors.join()).toMatch(/no such table: slider|\\"slider\\" does not exist/);
});
