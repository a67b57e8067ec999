import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../../tests/support/api/api.ts';
import { hearQueries } from '../../../tests/support/screens/hear-queries.ts';
import type { ApiEnv } from '../context.ts';
import { revisionOf, touch } from '../revision.ts';
import { revisionTag } from './revision-tag.ts';

let api: TestApi;
let app: Hono<ApiEnv>;
let asked = 0;
beforeAll(async () => {
  api = await openApi();
  app = new Hono<ApiEnv>().use(revisionTag(api.db, 'pangan', 'komoditi')).all('*', (c) => {
    asked += 1;
    return c.text('isi', c.req.path === '/ada' ? 200 : 404);
  });
});

async function ask(headers: Record<string, string> = {}, method = 'GET', path = '/ada') {
  asked = 0;
  const response = await app.request(path, { method, headers });
  const [tag, kept, vary] = ['ETag', 'Cache-Control', 'Vary'].map((name) => response.headers.get(name));
  return { status: response.status, tag: tag ?? null, kept, vary, asked };
}
const PUBLIC = 'public, max-age=0, must-revalidate';
const PRIVATE = 'private, no-store';

test('a public read has a tag, with which it is asked again and not made again', async () => {
  const { tag, ...first } = await ask();
  expect(first).toEqual({ status: 200, kept: PUBLIC, vary: 'Authorization', asked: 1 });
  for (const header of [tag, `"x", ${tag}`, `${tag},"x"`, '*', '"x", *']) {
    const again = await ask({ 'If-None-Match': String(header) });
    expect([header, again]).toEqual([header, { status: 304, tag, kept: PUBLIC, vary: 'Authorization', asked: 0 }]);
  }
  for (const header of ['"x"', `${tag}x`, '', '"*"']) {
    expect([header, await ask({ 'If-None-Match': header })]).toMatchObject([header, { status: 200, tag, asked: 1 }]);
  }
});

test('the head of a read is as the read', async () => {
  const { tag } = await ask();
  expect(await ask({}, 'HEAD')).toMatchObject({ status: 200, tag, kept: PUBLIC });
  expect((await ask({ 'If-None-Match': String(tag) }, 'HEAD')).status).toBe(304);
});

test('what is asked with a token, what writes and what is not there is tagged by nobody', async () => {
  const nothing = { tag: null, asked: 1, vary: 'Authorization' };
  expect(await ask({ Authorization: 'Bearer x', 'If-None-Match': '*' })).toMatchObject({ ...nothing, kept: PRIVATE });
  expect(await ask({ 'If-None-Match': '*' }, 'POST')).toMatchObject({ ...nothing, kept: PRIVATE });
  expect(await ask({}, 'GET', '/tidak')).toMatchObject({ ...nothing, status: 404, kept: null });
});

test('a tag changes with a write of its tables, and with no other', async () => {
  const { tag } = await ask();
  await touch(api.db, 'slider', 'produk');
  expect((await ask()).tag).toBe(tag);
  await touch(api.db, 'slider', 'komoditi');
  const later = (await ask()).tag;
  expect(later).not.toBe(tag);
  await touch(api.db, 'komoditi');
  expect((await ask()).tag).not.toBe(later);
});

test('the revision of all tables counts every write; two databases never have one in common', async () => {
  const parts = async () => (await revisionOf(api.db)).split('-');
  const [shape, id, count] = await parts();
  expect(await revisionOf(api.db)).toMatch(/^2-[0-9a-f]{8}-\d+$/);
  const stored = await api.db.selectFrom('keterangan').select('nilai').where('nama', '=', 'id').executeTakeFirst();
  expect([shape, id]).toEqual(['2', stored?.nilai.slice(0, 8)]);
  await touch(api.db, 'slider');
  await touch(api.db, 'pangan', 'komoditi');
  expect(Number((await parts())[2])).toBe(Number(count) + 3);
});

test('a database that has no name and no writes yet has a tag all the same', async () => {
  const { db } = await openApi();
  await db.deleteFrom('keterangan').execute();
  await db.deleteFrom('revisi_tabel').execute();
  expect(await revisionOf(db)).toBe('2--0');
});

test('while all data are known to be as they were, the tag is not asked for again', async () => {
  const { heard } = hearQueries(api.db);
  const tagUnder = async (revisi: string) => (await app.request('/ada', {}, { revisi })).headers.get('ETag');
  const first = await tagUnder('sebelum');
  const asked = heard.length;
  expect([await tagUnder('sebelum'), heard.length]).toEqual([first, asked]);
  await touch(api.db, 'pangan');
  const later = await tagUnder('sesudah');
  expect(later).not.toBe(first);
  expect(later).toBe((await ask()).tag);
});
