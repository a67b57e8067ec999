import { beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { callerOf } from '../../support/api/callers.ts';
import { newAkun } from '../../support/api/new-akun.ts';
import { openGuards } from '../../support/api/ports.ts';
import { times } from '../../support/api/times.ts';

/** What comes at once is decided by the locks and keys of a database, each in its own way. */
let api: TestApi;
let ask: ReturnType<typeof asking>;
beforeEach(async () => {
  api = await openApi();
  ask = asking(api);
});

const person = {
  ...{ nama_lengkap: 'Bernadeta Hibau', username: 'bernadeta', email: 'bernadeta@contoh.id' },
  ...{ no_hp: '081254321098', password: 'kebun di tepi sungai' },
};

const statuses = (all: readonly { status: number }[]) => all.map(({ status }) => status).sort();

test('of many who want one name at once, one gets it', async () => {
  const all = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((who) => ask.post('/register', { ...person, email: `${who}@contoh.id` })),
  );
  expect(statuses(all)).toEqual([201, 409, 409, 409, 409]);
});

test('of many who invite one name at once, one succeeds', async () => {
  const superadmin = await callerOf(api, 'superadmin');
  const { password: _, ...invited } = { ...person, peran: 'petugas', kecamatan_ids: [1, 2] };
  const all = await Promise.all(Array.from({ length: 6 }, () => superadmin.send('POST', '/akun', invited)));
  expect(statuses(all)).toEqual([201, ...Array(5).fill(409)]);
});

test('of five that come at once with one link to a new password, one passes', async () => {
  await ask.post('/forgot-password', { email: 'petani@contoh.id' });
  await api.settled();
  const link = new URL(/https?:\/\/\S+/.exec(api.letters.at(-1)!.text)?.[0] ?? '').searchParams;
  const password = 'lumbung di tepi Mahakam';
  const form = { ...Object.fromEntries(link), password, password_confirmation: password };
  const all = await Promise.all(Array.from({ length: 5 }, () => ask.post('/reset-password', form)));
  expect(statuses(all)).toEqual([200, 422, 422, 422, 422]);
});

test('of two superadmins who disable each other at once one remains', async () => {
  const { id, username } = await newAkun(api, { peran: 'superadmin' });
  for (const fields of [{ aktif: false }, { peran: 'admin' }]) {
    const [one, other] = [await callerOf(api, 'superadmin'), await callerOf(api, username)];
    const told = await Promise.all([
      one.send('PUT', `/akun/${id}`, fields),
      other.send('PUT', `/akun/${one.id}`, fields),
    ]);
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await api.db
      .selectFrom('pengguna')
      .innerJoin('pengguna_peran', 'user_id', 'pengguna.id')
      .select('username')
      .where('peran', '=', 'superadmin')
      .where('aktif', '=', 1)
      .execute();
    expect(left).toHaveLength(1);
    await api.db.updateTable('pengguna').set({ aktif: 1 }).execute();
  }
});

const guarded = { guards: { ...openGuards, rateLimit: true } };
const login = (who: typeof ask, password: string) => who.post('/login', { username: 'petani', password });

test('tries of a password that come at once are all counted', async () => {
  ask = asking(await openApi({ ...guarded, db: api.db }));
  const all = await Promise.all(Array.from({ length: 25 }, () => login(ask, 'salah')));
  expect(all.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('two processes share the counts of tries', async () => {
  const [one, other] = [
    asking(await openApi({ ...guarded, db: api.db })),
    asking(await openApi({ ...guarded, db: api.db })),
  ];
  await times(10, () => login(one, 'salah'));
  expect((await login(other, DEMO_PASSWORD)).status).toBe(429);
});
