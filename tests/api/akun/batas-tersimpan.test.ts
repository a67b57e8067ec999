import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { openGuards } from '../../support/api/ports.ts';
import { times } from '../../support/api/times.ts';
import { TODAY } from '../../support/clock/test-day.ts';

let today = TODAY;
let api: TestApi;
let ask: ReturnType<typeof asking>;
beforeEach(async () => {
  today = TODAY;
  api = await openApi({ now: () => today, guards: { ...openGuards, rateLimit: true } });
  ask = asking(api);
});

afterEach(() => {
  vi.useRealTimers();
});

const here = { client: { alamat: '36.80.1.2' } };
const wrong = (username: string, how = {}) => ask.post('/login', { username, password: 'salah' }, how);

const counted = async () =>
  (await api.db.selectFrom('pembatas').select(['kunci', 'jumlah', 'berlaku_sampai']).orderBy('kunci').execute()).map(
    (row) => JSON.stringify(row),
  );

test('refused calls leave nothing behind, whatever name each of them brings', async () => {
  const ask30 = (first: number) =>
    times(30, (turn) => ask.post('/forgot-password', { email: `orang${first + turn}@contoh.id` }, here));
  await ask30(0);
  const kept = await counted();
  expect(kept).toHaveLength(61);
  expect(new Set([...(await ask30(30)), ...(await ask30(60))])).toEqual(new Set([429]));
  today = new Date(TODAY.getTime() + 60_000);
  expect(new Set(await ask30(90))).toEqual(new Set([429]));
  expect(await counted()).toEqual(kept);
});

test('a login that lacks its robot check leaves nothing behind', async () => {
  const guards = { ...openGuards, rateLimit: true, robotCheck: { jenis: 'altcha' } as const };
  ask = asking(await openApi({ db: api.db, now: () => today, guards }));
  await times(3, (turn) => wrong(`orang${turn}`, here));
  const kept = await counted();
  expect(new Set(await times(20, (turn) => wrong(`lain${turn}`, here)))).toEqual(new Set([422]));
  expect(await counted()).toEqual(kept);
});

test('neither addresses nor what was typed as a name is kept', async () => {
  await wrong('kata sandi saya', here);
  const stored = JSON.stringify(await api.db.selectFrom('pembatas').selectAll().execute());
  expect(stored).not.toMatch(/36\.80|kata sandi/);
});

test('what is over is taken away within the hour', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await wrong('petani');
  const token = (await ask.post('/login', { username: 'petugas', password: DEMO_PASSWORD })).body.data.access_token;
  await ask.post('/user', { no_hp: '081254321098' }, { token, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  const onDay = async (day: number) => {
    today = new Date(TODAY.getTime() + day * 86_400_000);
    // As a server leaves it that has run all the while: a clock that leaps is not believed.
    const nilai = new Date(today.getTime() - 3_600_000).toISOString();
    await api.db.updateTable('keterangan').set({ nilai }).where('nama', 'like', 'disapu%').execute();
    vi.advanceTimersByTime(3_600_000);
    await wrong('petani');
    await api.settled();
  };
  await onDay(30);
  expect(await api.db.selectFrom('idempotensi').select('kunci').execute()).toHaveLength(1);
  await onDay(31);
  expect(await api.db.selectFrom('idempotensi').select('kunci').execute()).toEqual([]);
  expect(await api.db.selectFrom('sesi').select('sidik').execute()).toEqual([]);
  expect(await api.db.selectFrom('pembatas').select('jumlah').execute()).toEqual([{ jumlah: 1 }, { jumlah: 1 }]);
  expect((await ask.get('/user', { token })).status).toBe(401);
  expect(api.errors).toEqual([]);
});
