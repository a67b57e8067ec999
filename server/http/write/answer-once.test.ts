import { Hono } from 'hono';
import { beforeAll, expect, test, vi } from 'vitest';
import { openApi, type TestApi } from '../../../tests/support/api/api.ts';
import { failure, Refusal } from '../answer.ts';
import type { Body } from '../body/body.ts';
import type { ApiContext, ApiEnv } from '../context.ts';
import { answerOnce } from './answer-once.ts';

let api: TestApi;
let ids: number[];
beforeAll(async () => {
  api = await openApi();
  ids = (await api.db.selectFrom('pengguna').select('id').limit(2).execute()).map(({ id }) => id);
});

/** The request of a write, except for its key. */
interface Asked {
  fields?: Body['fields'];
  files?: Body['files'];
  ifMatch?: string;
  path?: string;
  who?: number;
}

/** Sends a write with the given effect. */
async function send(kunci: string | undefined, act: () => Promise<unknown>, asked: Asked = {}) {
  const { fields = {}, files = new Map(), ifMatch, path = '/uji', who = 0 } = asked;
  const caller = { id: ids[who] ?? 0, roles: [], kecamatanIds: [], sidik: '' };
  const ports = { db: api.db, now: () => new Date() };
  const answer = (c: ApiContext) => answerOnce(c, ports, { caller, body: { fields, files }, code: 201 }, act);
  const app = new Hono<ApiEnv>().post('*', answer).onError((error, c) => failure(c, error as Refusal));
  const headers = { ...(kunci && { 'Idempotency-Key': kunci }), ...(ifMatch !== undefined && { 'If-Match': ifMatch }) };
  const response = await app.request(path, { method: 'POST', headers });
  const { meta, data } = (await response.json()) as { meta: { message: string }; data: unknown };
  return { status: response.status, said: meta.message, data, retryAfter: response.headers.get('Retry-After') };
}

const reused = { status: 422, said: 'Idempotency-Key ini sudah dipakai untuk kiriman lain' };

test('while a write is on its way, the same again is asked to wait; another one’s, and another, are not', async () => {
  const gate = Promise.withResolvers<{ id: number }>();
  const begun = Promise.withResolvers<void>();
  const kunci = crypto.randomUUID();
  const first = send(kunci, () => {
    begun.resolve();
    return gate.promise;
  });
  await begun.promise;
  const again = vi.fn();
  const told = { status: 409, said: 'Kiriman yang sama sedang diproses', retryAfter: '1' };
  expect(await send(kunci, again)).toMatchObject(told);
  const others = [send(kunci, async () => 'lain', { who: 1 }), send(crypto.randomUUID(), async () => 'lain')];
  // By the time this is refused, the others' keys have been read.
  expect(await send(kunci, again)).toMatchObject(told);
  gate.resolve({ id: 7 });
  expect(await first).toMatchObject({ status: 201, data: { id: 7 } });
  expect((await Promise.all(others)).map(({ status, data }) => [status, data])).toEqual([
    [201, 'lain'],
    [201, 'lain'],
  ]);
  expect(await send(kunci, again)).toMatchObject({ status: 201, data: { id: 7 } });
  expect(again).not.toHaveBeenCalled();
});

test('a write that fails lets the same be sent again', async () => {
  const kunci = crypto.randomUUID();
  const refuse = () => Promise.reject(new Refusal(409, 'Masih dipakai'));
  expect(await send(kunci, refuse)).toMatchObject({ status: 409, said: 'Masih dipakai' });
  expect(await send(kunci, async () => 'jadi')).toMatchObject({ status: 201, data: 'jadi' });
});

test('a write that has nothing to say says nothing, the second time too', async () => {
  const kunci = crypto.randomUUID();
  const nothing = async () => undefined;
  expect([(await send(kunci, nothing)).data, (await send(kunci, nothing)).data]).toEqual([null, null]);
});

const foto = (text: string) => new File([text], `${text}.jpg`);

test.each<[name: string, one: Asked, other: Asked]>([
  ['fields in another order', { fields: { a: '1', b: '2' } }, { fields: { b: '2', a: '1' } }],
  [
    'files in another order',
    { files: new Map(Object.entries({ foto: [foto('x')], logo: [foto('y')] })) },
    { files: new Map(Object.entries({ logo: [foto('y')], foto: [foto('x')] })) },
  ],
])('%s are the same write', async (_name, one, other) => {
  const kunci = crypto.randomUUID();
  expect((await send(kunci, async () => 'jadi', one)).status).toBe(201);
  expect(await send(kunci, async () => 'lain', other)).toMatchObject({ status: 201, data: 'jadi' });
});

test.each<[name: string, one: Asked, other: Asked]>([
  ['another value', { fields: { a: '1' } }, { fields: { a: '2' } }],
  ['another field', { fields: { a: '1' } }, { fields: { b: '1' } }],
  ['another address', {}, { path: '/lain' }],
  ['another revision', { ifMatch: '"1"' }, { ifMatch: '"2"' }],
  ['a revision where there was none', {}, { ifMatch: '"2"' }],
  ['another file', { files: new Map([['foto', [foto('x')]]]) }, { files: new Map([['foto', [foto('y')]]]) }],
  ['a file more', { files: new Map([['foto', [foto('x')]]]) }, { files: new Map([['foto', [foto('x'), foto('y')]]]) }],
  ['a file elsewhere', { files: new Map([['foto', [foto('x')]]]) }, { files: new Map([['logo', [foto('x')]]]) }],
])('%s is another write, which the key is refused to', async (_name, one, other) => {
  const kunci = crypto.randomUUID();
  expect((await send(kunci, async () => 'jadi', one)).status).toBe(201);
  expect(await send(kunci, async () => 'lain', other)).toMatchObject(reused);
});

test('the address counts without what is asked behind it', async () => {
  const kunci = crypto.randomUUID();
  await send(kunci, async () => 'jadi');
  expect(await send(kunci, async () => 'lain', { path: '/uji?t=1' })).toMatchObject({ data: 'jadi' });
});
