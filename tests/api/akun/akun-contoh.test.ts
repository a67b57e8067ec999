import { beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import type { Bindings } from '../../../server/http/context.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';

/** With DEMO=terbuka, as the other tests have it. */
let api: TestApi;
let ask: ReturnType<typeof asking>;
beforeEach(async () => {
  api = await openApi();
  ask = asking(api);
});

const NEW = 'lumbung di tepi Mahakam';
const KEPT = 'Password akun contoh hanya dapat diubah langsung dari komputer tempat aplikasi ini berjalan';
const afar: Bindings = { alamat: '36.80.1.2', langsung: false };
const here: Bindings = { alamat: '127.0.0.1', langsung: true };
const chosen = { password: NEW, password_confirmation: NEW };
const change = { ...chosen, current_password: DEMO_PASSWORD };

async function linkFor(client: Bindings): Promise<Record<string, string>> {
  await ask.post('/forgot-password', { email: 'petani@contoh.id' }, { client });
  await api.settled();
  const link = /https?:\/\/\S+/.exec(api.letters.at(-1)?.text ?? '')?.[0];
  return link ? Object.fromEntries(new URL(link).searchParams) : {};
}

const own = (username: string) =>
  api.db.updateTable('pengguna').set({ demo: 0 }).where('username', '=', username).execute();

test('who uses a demo account from elsewhere cannot shut the others out of it', async () => {
  const token = await ask.login('petani');
  const { status, body } = await ask.post('/user/update-password', change, { token, client: afar });
  expect([status, body.meta.message]).toEqual([403, KEPT]);
  const renamed = { username: 'milikku', email: 'milikku@contoh.id' };
  expect((await ask.post('/user', renamed, { token, client: afar })).status).toBe(422);
  expect((await ask.get('/user', { token })).body.data).toMatchObject({ username: 'petani' });
  expect(await ask.login('petani')).toBeDefined();
});

test('no letter leaves for it, and a link from here does not serve there', async () => {
  expect(await linkFor(afar)).toEqual({});
  const link = await linkFor(here);
  const there = await ask.post('/reset-password', { ...link, ...chosen }, { client: afar });
  expect([there.status, there.body.meta.message]).toEqual([403, KEPT]);
  expect((await ask.post('/reset-password', { ...link, ...chosen }, { client: here })).status).toBe(200);
});

test('on this very computer, and in a page of its own, its password may be changed', async () => {
  const token = await ask.login('petani');
  expect((await ask.post('/user/update-password', change, { token, client: here })).status).toBe(200);
  const back = { current_password: NEW, password: 'kebun di hulu', password_confirmation: 'kebun di hulu' };
  expect((await ask.post('/user/update-password', back, { token })).status).toBe(200);
});

test('accounts of people may from wherever they are', async () => {
  await own('petani');
  const token = await ask.login('petani');
  expect((await ask.post('/user/update-password', change, { token, client: afar })).status).toBe(200);
  const again = { password: 'kebun di hulu', password_confirmation: 'kebun di hulu' };
  expect((await ask.post('/reset-password', { ...(await linkFor(afar)), ...again }, { client: afar })).status).toBe(
    200,
  );
});
