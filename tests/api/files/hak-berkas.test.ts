import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { csvRows, formats } from '../../support/api/files.ts';
import { openGuards } from '../../support/api/ports.ts';

let api: TestApi;
const callers: Record<string, Caller> = {};
beforeAll(async () => {
  api = await openApi();
  for (const name of ['petani', 'petrus.uvan', 'petugas', 'superadmin']) callers[name] = await callerOf(api, name);
  callers['pengunjung'] = visitor(api);
});

const ask = (path: string, { token }: Pick<Caller, 'token'> = visitor(api), init: RequestInit = {}) =>
  api.fetch(`/api${path}`, {
    ...init,
    headers: { ...(token && { Authorization: `Bearer ${token}` }), ...init.headers },
  });
const rowsOf = async (path: string, who: Caller) => csvRows(await (await ask(path, who)).text()).slice(1);
const message = async (answer: Response) => ((await answer.json()) as { meta: { message: string } }).meta.message;

describe('who has which rows', () => {
  test.each(formats)('%s: where plots lie is told to no stranger', async (format) => {
    const answer = await ask(`/koordinat-lahan-petani?format=${format}`);
    expect([answer.status, await message(answer)]).toEqual([401, 'Anda harus login terlebih dahulu']);
  });

  test('a farmer has his own coordinates, who works with the data has all', async () => {
    const own = await rowsOf('/koordinat-lahan-petani?format=csv', callers['petani']!);
    const all = await rowsOf('/koordinat-lahan-petani?format=csv', callers['petugas']!);
    expect(own.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(own.length);
  });

  test.each([
    ['pengunjung', false],
    ['petrus.uvan', false],
    ['petani', true],
    ['petugas', true],
  ])('a plot’s place stands in the file of %s: %s', async (name, isThere) => {
    const [row] = await rowsOf(`/lahan-petani?format=csv&user_id=${callers['petani']!.id}`, callers[name]!);
    expect(row?.[10] !== '').toBe(isThere);
  });

  test('what is not for sale stands in the file of its owner and of a superadmin', async () => {
    const owner = callers['petani']!;
    const { body } = await owner.send('GET', `/produk?user_id=${owner.id}`);
    const { id, judul } = body.data.data[0];
    await owner.send('PUT', `/produk/${id}`, { status: 'tidak' });
    const seen = async (name: string) =>
      (await rowsOf('/produk?format=csv', callers[name]!)).some(([title]) => title === judul);
    for (const name of ['petani', 'superadmin']) expect(await seen(name), name).toBe(true);
    for (const name of ['pengunjung', 'petrus.uvan', 'petugas']) expect(await seen(name), name).toBe(false);
    await owner.send('PUT', `/produk/${id}`, { status: 'aktif' });
  });

  test('an officer’s own planted areas need his token', async () => {
    const answer = await ask('/luas-tanam?userid=true&format=xlsx');
    expect(answer.status).toBe(401);
    const own = await rowsOf('/luas-tanam?userid=true&format=csv', callers['petugas']!);
    const { body } = await callers['petugas']!.send('GET', '/luas-tanam?userid=true');
    expect(own).toHaveLength(body.data.total);
  });

  test('what happened is told to superadmins only', async () => {
    expect((await ask('/jejak?format=csv')).status).toBe(401);
    expect((await ask('/jejak?format=csv', callers['petugas']!)).status).toBe(403);
  });

  test('a token that has ended is said', async () => {
    const answer = await ask('/produk?format=xlsx', { token: 'habis' });
    expect([answer.status, await message(answer)]).toEqual([401, 'Sesi Anda telah berakhir, silahkan login kembali']);
  });
});

describe('the answer', () => {
  const only = 'kecamatan_id=9&periode_harga_pangan_id=46';

  test.each([
    [`/harga-pangan?format=xlsx&${only}`, 'harga-pangan-penyinggahan-minggu-ke-2-oktober-2026.xlsx'],
    [`/harga-pangan?format=csv&user_id=3&page=2&limit=5`, 'harga-pangan.csv'],
    ['/harga-pangan/melak?format=csv', 'harga-pangan-melak.csv'],
    ['/harga-pangan/melak?format=json&tahun=2026', 'harga-pangan-melak-2026.json'],
    ['/komoditi?format=csv&tahun=2026', 'komoditi-2026.csv'],
    ['/luas-lahan?format=csv&komoditi=ubi%20kayu&userid=false', 'luas-lahan-ubi-kayu.csv'],
    ['/periode-luas-tanam?format=csv&urut=terbaru', 'periode-luas-tanam.csv'],
    ['/produk?format=csv&search=%22%0d%0aX-Jahat:%201;%20é%20米', 'produk-x-jahat-1-e.csv'],
    ['/pangan?format=xlsx&search=米', 'pangan.xlsx'],
    [`/pangan?format=csv&search=${'a'.repeat(200)}`, `pangan-${'a'.repeat(113)}.csv`],
  ])('%s is called %s', async (path, name) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`);
    await answer.body?.cancel();
  });

  test('one that is public may be asked for again by its tag, one with a token is kept by nobody', async () => {
    const path = `/harga-pangan?format=csv&${only}`;
    const first = await ask(path);
    const tag = first.headers.get('ETag')!;
    expect([first.headers.get('Cache-Control'), tag]).toEqual([
      'public, max-age=0, must-revalidate',
      expect.any(String),
    ]);
    await first.body?.cancel();
    expect((await ask(path, visitor(api), { headers: { 'If-None-Match': tag } })).status).toBe(304);
    const own = await ask(path, callers['petugas']!);
    expect([own.headers.get('Cache-Control'), own.headers.get('ETag')]).toEqual(['private, no-store', null]);
    await own.body?.cancel();
  });

  test('HEAD tells the same without a row being read', async () => {
    const head = await ask(`/harga-pangan?format=xlsx&${only}`, visitor(api), { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Disposition'), await head.text()]).toEqual([
      200,
      'attachment; filename="harga-pangan-penyinggahan-minggu-ke-2-oktober-2026.xlsx"',
      '',
    ]);
  });

  test.each([
    ['pdf', 422],
    ['XLSX', 422],
    ['', 200],
  ])('format=%s: %i', async (format, status) => {
    const answer = await ask(`/harga-pangan?format=${format}`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, 'application/json']);
    if (status === 422) expect(await message(answer)).toBe('Parameter format harus salah satu dari: xlsx, csv, json');
  });

  test('a wrong filter is refused, nothing is sent', async () => {
    const answer = await ask('/harga-pangan?format=xlsx&kecamatan_id=abc');
    expect([answer.status, await message(answer)]).toEqual([422, 'Parameter kecamatan_id harus berupa bilangan bulat']);
  });

  test('a place that is not there is not found', async () => {
    expect((await ask('/harga-pangan/antah-berantah?format=xlsx')).status).toBe(404);
  });
});

test('three files at once for each reader; one that ends makes room', async () => {
  const limited = await openApi({ db: api.db, guards: { ...openGuards, rateLimit: true } });
  const begin = (alamat: string) => limited.fetch('/api/harga-pangan?format=csv', {}, { alamat });
  const running = await Promise.all([1, 2, 3].map(() => begin('10.0.0.1')));
  const refused = await begin('10.0.0.1');
  expect([refused.status, refused.headers.get('Retry-After'), await message(refused)]).toEqual([
    429,
    '10',
    'Masih ada unduhan lain yang sedang berjalan. Tunggu sampai selesai, lalu coba lagi.',
  ]);
  const other = await begin('10.0.0.2');
  expect(other.status).toBe(200);
  await running[0]!.body!.cancel();
  await running[1]!.text();
  expect((await begin('10.0.0.1')).status).toBe(200);
  expect((await begin('10.0.0.1')).status).toBe(200);
  expect((await begin('10.0.0.1')).status).toBe(429);
});

test('however many strangers take files slowly, the office has its own', async () => {
  const limited = await openApi({ db: api.db, guards: { ...openGuards, rateLimit: true } });
  const begin = (alamat: string, caller = visitor(api)) => {
    const headers = new Headers(caller.token ? { Authorization: `Bearer ${caller.token}` } : {});
    return limited.fetch('/api/harga-pangan?format=json', { headers }, { alamat });
  };
  const slow = await Promise.all(Array.from({ length: 30 }, (_, at) => begin(`10.0.${at}.1`)));
  expect(slow.map(({ status }) => status)).toEqual(slow.map(() => 200));
  expect((await begin('10.0.99.1')).status).toBe(429);
  const own = await begin('10.0.99.1', callers['petugas']);
  expect(own.status).toBe(200);
  await Promise.all([...slow, own].map(({ body }) => body?.cancel()));
});
