import { beforeEach, expect, test } from 'vitest';
import type { Sesi } from '#contract/resources/akun.ts';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { openGuards } from '../../support/api/ports.ts';

const START = Date.parse('2026-11-20T00:00:00Z');
const HOUR = 3_600_000;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

let now = new Date(START);
let api: TestApi;
let ask: ReturnType<typeof asking>;
beforeEach(async () => {
  now = new Date(START);
  api = await openApi({ now: () => now });
  ask = asking(api);
});

async function logIn(agent: string, alamat?: string, username = 'petani'): Promise<string> {
  const how = { headers: { 'User-Agent': agent }, client: alamat === undefined ? {} : { alamat } };
  const { body } = await ask.post('/login', { username, password: DEMO_PASSWORD }, how);
  return body.data.access_token;
}
const sesiOf = async (token: string): Promise<Sesi[]> => (await ask.get('/user/sesi', { token })).body.data.sesi;
const isIn = async (token: string) => (await ask.get('/user', { token })).status === 200;
const end = (path: string, token: string) => ask.post(`/user/sesi${path}`, { _method: 'delete' }, { token });

test('each login is a device: what it is, from which network, since when; the one that asks stands first', async () => {
  const phone = await logIn(ANDROID, '36.80.1.2');
  now = new Date(START + HOUR);
  const desk = await logIn(FIREFOX, '2001:db8:12:3400::1');
  now = new Date(START + 2 * HOUR);
  await logIn('curl/8');
  const times = { created_at: new Date(START).toISOString(), terakhir: new Date(START + 2 * HOUR).toISOString() };
  const [own, ...others] = await sesiOf(phone);
  expect(own).toEqual({ id: own?.id, perangkat: 'Chrome di Android', jaringan: '36.80.1.*', ...times, ini: true });
  expect(others.map(({ perangkat, jaringan, ini }) => [perangkat, jaringan, ini])).toEqual([
    ['Aplikasi lain', null, false],
    ['Firefox di Linux', '2001:db8:12:3400::/64', false],
  ]);
  expect((await sesiOf(desk))[0]).toMatchObject({ perangkat: 'Firefox di Linux', ini: true });
});

test('a session of an earlier version is told as far as it is known', async () => {
  const token = await ask.login('petani');
  await api.db.updateTable('sesi').set({ perangkat: null, jaringan: null, terakhir: null }).execute();
  const [sesi] = await sesiOf(token);
  expect(sesi).toMatchObject({ perangkat: 'Perangkat lama', jaringan: null, terakhir: sesi?.created_at });
});

test('of very many, those used last are told, and the one that asks; all of them can be ended', async () => {
  const first = await ask.login('petani');
  const { user_id, berlaku_sampai } = await api.db.selectFrom('sesi').selectAll().executeTakeFirstOrThrow();
  const used = (at: number) => new Date(START + at * 1000).toISOString();
  const many = Array.from({ length: 150 }, (_, at) => ({ sidik: `${at}`, created_at: used(at), terakhir: used(at) }));
  await api.db
    .insertInto('sesi')
    .values(many.map((one) => ({ ...one, user_id, berlaku_sampai })))
    .execute();
  const told = await sesiOf(first);
  expect(told.map(({ ini }) => ini)).toEqual([true, ...Array(99).fill(false)]);
  expect(told.slice(1).map(({ terakhir }) => terakhir)).toEqual(
    many
      .slice(51)
      .map(({ terakhir }) => terakhir)
      .reverse(),
  );
  await end('', first);
  expect(await sesiOf(first)).toHaveLength(1);
});

test('one that has ended is not told, nor are those of others', async () => {
  const token = await ask.login('petani');
  await ask.login('petugas');
  now = new Date(START + 20 * 24 * HOUR);
  const later = await ask.login('petani');
  expect(await sesiOf(token)).toHaveLength(2);
  await api.db
    .updateTable('sesi')
    .set({ berlaku_sampai: now.toISOString() })
    .where('created_at', '=', new Date(START).toISOString())
    .execute();
  expect(await sesiOf(later)).toHaveLength(1);
});

test('one that began ninety days ago is not told, whatever end an earlier version gave it', async () => {
  const old = await ask.login('petani');
  now = new Date(START + 90 * 24 * HOUR);
  await api.db
    .updateTable('sesi')
    .set({ berlaku_sampai: new Date(START + 110 * 24 * HOUR).toISOString() })
    .execute();
  expect(await isIn(old)).toBe(false);
  expect((await sesiOf(await ask.login('petani'))).map(({ ini }) => ini)).toEqual([true]);
});

test('nothing tells a token or its fingerprint', async () => {
  const token = await ask.login('petani');
  const { body, headers } = await ask.get('/user/sesi', { token });
  const { sidik } = await api.db.selectFrom('sesi').select('sidik').executeTakeFirstOrThrow();
  expect(JSON.stringify(body)).not.toContain(sidik.slice(0, 16));
  expect(JSON.stringify(body)).not.toContain(token);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

test('another device is logged out, and no third one', async () => {
  const [phone, desk, third] = [await logIn(ANDROID), await logIn(FIREFOX), await logIn('curl/8')];
  const lost = (await sesiOf(phone)).find(({ perangkat }) => perangkat === 'Firefox di Linux');
  const { status, body } = await end(`/${lost?.id}`, phone);
  expect([status, body.meta.message, body.data]).toEqual([200, 'Perangkat berhasil dikeluarkan', null]);
  expect([await isIn(phone), await isIn(desk), await isIn(third)]).toEqual([true, false, true]);
  expect((await end(`/${lost?.id}`, phone)).body.meta).toMatchObject({
    code: 404,
    message: 'Perangkat tidak ditemukan',
  });
});

test('by its own method too; ending the own device is a logout', async () => {
  const [phone, desk] = [await logIn(ANDROID), await logIn(FIREFOX)];
  const [own] = await sesiOf(phone);
  const sent = await api.fetch(`/api/user/sesi/${own?.id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${phone}` },
  });
  expect(sent.status).toBe(200);
  expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
});

test('all other devices at once', async () => {
  const [phone, desk, third] = [await logIn(ANDROID), await logIn(FIREFOX), await logIn('curl/8')];
  const foreign = await ask.login('petugas');
  const { status, body } = await end('', phone);
  expect([status, body.meta.message]).toEqual([200, 'Perangkat lain berhasil dikeluarkan']);
  const all = [phone, desk, third, foreign];
  expect(await Promise.all(all.map(isIn))).toEqual([true, false, false, true]);
  expect((await end('', phone)).status).toBe(200);
});

test('nobody ends the session of somebody else, whatever he knows of it', async () => {
  const [own, foreign] = [await ask.login('petani'), await ask.login('petugas')];
  const [theirs] = await sesiOf(foreign);
  expect((await end(`/${theirs?.id}`, own)).status).toBe(404);
  const { sidik } = await api.db.selectFrom('sesi').select('sidik').executeTakeFirstOrThrow();
  expect((await end(`/${sidik}`, own)).status).toBe(404);
  expect(await isIn(foreign)).toBe(true);
});

test.each(['', '/9b2f0c4e5d6a4f1b8c7d3e2a1f0b9c8d'])(
  '/user/sesi%s: a POST says what it means, and a visitor nothing',
  async (path) => {
    const token = await ask.login('petani');
    for (const fields of [{}, { _method: 'put' }, { _method: ['delete'] }]) {
      expect((await ask.post(`/user/sesi${path}`, fields, { token })).status).toBe(405);
    }
    expect((await ask.post(`/user/sesi${path}`, { _method: 'delete' })).status).toBe(401);
    expect((await ask.get('/user/sesi')).status).toBe(401);
    expect(await isIn(token)).toBe(true);
  },
);

test('who uses a demo account from elsewhere neither sees nor ends the devices of the others', async () => {
  api = await openApi({ guards: { ...openGuards, demoTerbuka: true } });
  ask = asking(api);
  const [own, other] = [await logIn(ANDROID), await logIn(FIREFOX)];
  const afar = { alamat: '36.80.1.2', langsung: false };
  const seen = (await ask.get('/user/sesi', { token: own, client: afar })).body.data.sesi as Sesi[];
  expect(seen.map(({ ini }) => ini)).toEqual([true]);
  const theirs = (await sesiOf(own)).find(({ ini }) => !ini);
  const away = { token: own, client: afar };
  expect((await ask.post(`/user/sesi/${theirs?.id}`, { _method: 'delete' }, away)).status).toBe(404);
  expect((await ask.post('/user/sesi', { _method: 'delete' }, away)).status).toBe(200);
  expect(await isIn(other)).toBe(true);
});
