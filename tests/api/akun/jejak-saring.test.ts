import { beforeAll, expect, test } from 'vitest';
import { insertAll } from '../../../server/db/insert-all.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';

let api: TestApi;
let superadmin: Caller;
let petani: Caller;
let petugas: Caller;
const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour)).toISOString();

beforeAll(async () => {
  api = await openApi();
  [superadmin, petani, petugas] = [
    await callerOf(api, 'superadmin'),
    await callerOf(api, 'petani'),
    await callerOf(api, 'petugas'),
  ];
  await api.db.deleteFrom('jejak').execute();
  const act = { alamat: '36.80.1.2', keterangan: null };
  for (let day = 1; day <= 20; day += 1) {
    await api.db
      .insertInto('jejak')
      .values([
        { ...act, waktu: at(day, 1), user_id: petani.id, perbuatan: 'login', tabel: null, baris: null },
        { ...act, waktu: at(day, 2), user_id: petani.id, perbuatan: 'ubah', tabel: 'produk', baris: day % 4 },
        { ...act, waktu: at(day, 3), user_id: petugas.id, perbuatan: 'tambah', tabel: 'harga_pangan', baris: day },
        { ...act, waktu: at(day, 23), user_id: petugas.id, perbuatan: 'hapus', tabel: 'produk', baris: day % 4 },
        { ...act, waktu: at(day, 23), user_id: null, perbuatan: 'akun-peran', tabel: 'pengguna', baris: petani.id },
      ])
      .execute();
  }
});

/** The acts that are told, as 'hour of the day, act, table, row'. */
async function told(query: string) {
  const { body } = await superadmin.send('GET', `/jejak?limit=200&${query}`);
  return body.data as {
    total: number;
    data: { id: number; waktu: string; perbuatan: string; tabel: string; baris: number; username: string }[];
  };
}

test.each<[string, number]>([
  ['', 100],
  ['tabel=produk', 40],
  ['tabel=produk&perbuatan=hapus', 20],
  ['tabel=produk&baris=3', 10],
  ['tabel=produk&baris=3&perbuatan=ubah', 5],
  ['tabel=pengguna', 20],
  ['tabel=tidak_ada', 0],
  ['username=PETUG', 40],
  ['username=pet', 80],
  ['username=pet&tabel=produk', 40],
  ['username=tidak.ada', 0],
  ['username=%25', 0],
  ['dari=2026-11-20', 5],
  ['sampai=2026-11-02', 10],
  ['dari=2026-11-05&sampai=2026-11-05', 5],
  ['dari=2026-11-05&sampai=2026-11-04', 0],
  ['dari=2026-11-21', 0],
  ['sampai=2026-10-31', 0],
  ['dari=2020-01-01&sampai=2030-01-01', 100],
  ['dari=2026-11-19T23%3A00%3A00Z', 7],
  ['dari=2026-11-20T07%3A00%3A00%2B08%3A00', 7],
  ['sampai=2026-11-01T03%3A00%3A00Z', 2],
  ['tabel=produk&dari=2026-11-05&sampai=2026-11-06', 4],
  ['perbuatan=login&dari=2026-11-18', 3],
])('GET /jejak?%s tells %i', async (query, total) => {
  const { total: count, data } = await told(query);
  expect([count, data.length]).toEqual([total, total]);
  const ids = data.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
});

test('what is told is what was asked for', async () => {
  const { data } = await told('username=petug&tabel=produk&dari=2026-11-03&sampai=2026-11-04');
  expect(data.map(({ waktu, username, perbuatan, tabel }) => [waktu, username, perbuatan, tabel])).toEqual([
    [at(4, 23), 'petugas', 'hapus', 'produk'],
    [at(3, 23), 'petugas', 'hapus', 'produk'],
  ]);
  const { data: own } = await told(`user_id=${petani.id}&tabel=produk&baris=1`);
  expect(own.every(({ username, baris }) => username === 'petani' && baris === 1)).toBe(true);
  expect(own).toHaveLength(5);
});

test('pages and files hold what is filtered, each act once', async () => {
  const ids: number[] = [];
  for (let page = 1; page <= 6; page += 1) {
    const { body } = await superadmin.send('GET', `/jejak?tabel=produk&limit=7&page=${page}`);
    ids.push(...body.data.data.map(({ id }: { id: number }) => id));
  }
  expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
  const { body } = await superadmin.send('GET', '/jejak?tabel=produk&dari=2026-11-10&format=json');
  expect(JSON.parse(String(typeof body === 'string' ? body : JSON.stringify(body)))).toHaveLength(22);
});

test.each(['dari=kemarin', 'sampai=2026-11-31x', 'baris=tiga', 'perbuatan=makan'])('%s is refused', async (query) => {
  expect((await superadmin.send('GET', `/jejak?${query}`)).status).toBe(422);
});

test('acts of many accounts of a name are found, also where most of these have done nothing', async () => {
  const times = { created_at: at(1), updated_at: at(1) };
  const called = (username: string) => ({
    ...{ ...times, username, email: `${username}@contoh.id`, nama_lengkap: username, no_hp: '0812', password_hash: '' },
  });
  const names = Array.from({ length: 60 }, (_, number) => `warga-${number}`);
  await insertAll(api.db, 'pengguna', names.map(called));
  const made = await api.db.selectFrom('pengguna').select(['id', 'username']).execute();
  const acting = made.filter(({ username }) => /^warga-[1-4]/.test(username));
  const act = { alamat: null, keterangan: null, waktu: at(21), perbuatan: 'ubah' as const, tabel: 'lahan_petani' };
  await insertAll(
    api.db,
    'jejak',
    acting.map(({ id }) => ({ ...act, user_id: id, baris: id })),
  );

  const { data, total } = await told('username=warga');
  expect(total).toBe(44);
  expect(new Set(data.map(({ username }) => username))).toEqual(new Set(acting.map(({ username }) => username)));
  expect((await told('username=warga&tabel=lahan_petani&dari=2026-11-21')).total).toBe(44);
  expect((await told('username=warga&tabel=produk')).total).toBe(0);
  // Both have done nothing.
  expect((await told('username=warga-5')).total).toBe(0);
  expect((await told('username=warga-5&tabel=produk')).total).toBe(0);
});

test('a span of days is found in a log without acts, and in one with gaps', async () => {
  await api.db.deleteFrom('jejak').where('waktu', '>', at(3)).where('waktu', '<', at(9)).execute();
  expect((await told('dari=2026-11-05&sampai=2026-11-06')).total).toBe(0);
  expect((await told('dari=2026-11-03&sampai=2026-11-09')).total).toBe(5);
  await api.db.deleteFrom('jejak').execute();
  expect((await told('dari=2026-11-05')).total).toBe(0);
  expect((await told('sampai=2026-11-05')).total).toBe(0);
});
