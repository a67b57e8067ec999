import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../../tests/support/api/api.ts';
import { endSessions, startSession } from '../../accounts/sessions.ts';
import { failure, type Refusal } from '../answer.ts';
import type { ApiEnv } from '../context.ts';
import { callerWith, session, viewer } from './session.ts';

const DAY = 86_400_000;
const START = Date.parse('2027-01-01T00:00:00Z');

let api: TestApi;
let user_id: number;
let now = new Date(START);
beforeAll(async () => {
  api = await openApi();
  const petugas = api.db.selectFrom('pengguna').select('id').where('username', '=', 'petugas');
  user_id = (await petugas.executeTakeFirstOrThrow()).id;
});

/** Asks for the caller and his roles. */
async function ask(authorization?: string, day = 0): Promise<unknown[]> {
  now = new Date(START + day * DAY);
  const app = new Hono<ApiEnv>()
    .use(session({ db: api.db, now: () => now }))
    .get('/siapa', (c) => c.json(viewer(c)?.id ?? null))
    .get('/petugas', (c) => c.json(callerWith(c, 'petugas', 'admin').id))
    .get('/petani', (c) => c.json(callerWith(c, 'petani').id))
    .get('/semua', (c) => c.json(callerWith(c).id))
    .onError((error, c) => failure(c, error as Refusal));
  const asked: unknown[] = [];
  for (const path of ['/siapa', '/petugas', '/petani', '/semua']) {
    const told = await app.request(path, { headers: authorization ? { Authorization: authorization } : {} });
    const body = (await told.json()) as { meta?: { message: string } };
    asked.push(body?.meta?.message ?? body);
  }
  return asked;
}

const over = 'Sesi Anda telah berakhir, silahkan login kembali';
const login = 'Anda harus login terlebih dahulu';
const forbidden = 'Anda tidak memiliki akses';
const ended = async () =>
  (await api.db.selectFrom('sesi').select('berlaku_sampai').execute()).map((row) => row.berlaku_sampai);

test('who sends a token is who he says, with the roles that he has', async () => {
  const token = await startSession(api.db, user_id, now);
  const itIsHe = [user_id, user_id, forbidden, user_id];
  expect(await ask(`Bearer ${token}`)).toEqual(itIsHe);
  expect(await ask(`bearer ${token}`)).toEqual(itIsHe);
  expect(await ask()).toEqual([null, login, login, login]);
  expect(await ask('Bearer lain')).toEqual([over, over, over, over]);
});

test('what is no token is nobody’s', async () => {
  const token = await startSession(api.db, user_id, now);
  for (const wrong of [
    token,
    `Basic ${token}`,
    `X Bearer ${token}`,
    `Bearer ${token} x`,
    'Bearer ',
    `Bearer  ${token}`,
  ]) {
    expect([wrong, await ask(wrong)]).toEqual([wrong, [null, login, login, login]]);
  }
});

test('a session that is used ends later, which is written once an hour', async () => {
  await api.db.deleteFrom('sesi').execute();
  const token = await startSession(api.db, user_id, new Date(START));
  const after = (days: number) => [new Date(START + days * DAY).toISOString()];
  for (const [day, end] of [
    [0, 30],
    [0.04, 30],
    [1, 31],
    [1.04, 31],
    [1.5, 31.5],
    [31, 61],
  ] as const) {
    expect((await ask(`Bearer ${token}`, day))[0]).toBe(user_id);
    expect([day, await ended()]).toEqual([day, after(end)]);
  }
  expect((await ask(`Bearer ${token}`, 61))[0]).toBe(over);
});

test('however much it is used, a session ends ninety days after its login', async () => {
  await api.db.deleteFrom('sesi').execute();
  const token = await startSession(api.db, user_id, new Date(START));
  for (const [day, end] of [
    [29, 59],
    [58, 88],
    [70, 90],
    [89.9, 90],
  ] as const) {
    expect((await ask(`Bearer ${token}`, day))[0]).toBe(user_id);
    expect([day, await ended()]).toEqual([day, [new Date(START + end * DAY).toISOString()]]);
  }
  expect((await ask(`Bearer ${token}`, 90))[0]).toBe(over);
});

test('so does one of an earlier version, which was to last longer', async () => {
  await api.db.deleteFrom('sesi').execute();
  const token = await startSession(api.db, user_id, new Date(START));
  const berlaku_sampai = new Date(START + 110 * DAY).toISOString();
  await api.db.updateTable('sesi').set({ berlaku_sampai, terakhir: null }).execute();
  expect((await ask(`Bearer ${token}`, 91))[0]).toBe(over);
});

test('who logs out everywhere is out everywhere, or everywhere else', async () => {
  await api.db.deleteFrom('sesi').execute();
  for (const sidik of ['ini', 'itu']) {
    await api.db
      .insertInto('sesi')
      .values({ sidik, user_id, created_at: '', berlaku_sampai: new Date(START + DAY).toISOString() })
      .execute();
  }
  await endSessions(api.db, user_id, 'ini');
  expect((await api.db.selectFrom('sesi').select('sidik').execute()).map(({ sidik }) => sidik)).toEqual(['ini']);
  await endSessions(api.db, user_id + 1);
  expect(await ended()).toHaveLength(1);
  await endSessions(api.db, user_id);
  expect(await ended()).toEqual([]);
});
