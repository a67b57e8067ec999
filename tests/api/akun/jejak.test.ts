import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isAcuan } from '#contract/resources/acuan/tabel-acuan.ts';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { formWith, fotos } from '../../support/api/fotos.ts';
import { openGuards } from '../../support/api/ports.ts';
import { formOf, resources } from '../../support/api/resources.ts';

let api: TestApi;
let ask: ReturnType<typeof asking>;

const ALAMAT = '36.80.1.2';
const client = { alamat: ALAMAT, langsung: true };
const NEW = 'sawah di tepi Mahakam';

/** What was kept since the last look, without when. */
async function kept() {
  const rows = await api.db.selectFrom('jejak').selectAll().orderBy('id').execute();
  await api.db.deleteFrom('jejak').execute();
  return rows.map(({ id: _, waktu: __, ...row }) => row);
}
const idOf = async (username: string) =>
  (await api.db.selectFrom('pengguna').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;

describe('at accounts', () => {
  beforeEach(async () => {
    api = await openApi({ guards: { ...openGuards, rateLimit: true } });
    ask = asking(api);
  });
  const act = (perbuatan: string, user_id: number | null, alamat: string | null = ALAMAT) => ({
    ...{ user_id, alamat, perbuatan, tabel: null, baris: null, keterangan: null },
  });
  const login = async (password = DEMO_PASSWORD) =>
    (await ask.post('/login', { username: 'petani', password }, { client })).body.data.access_token;

  test('logins, failed ones, logouts and devices that are ended', async () => {
    const petani = await idOf('petani');
    const token = await login();
    await ask.post('/login', { username: 'petani@contoh.id', password: 'rahasia-salah' }, { client });
    await ask.post('/login', { username: 'rahasia-sebagai-nama', password: 'x' }, { client });
    expect(await kept()).toEqual([act('login', petani), act('login-gagal', petani), act('login-gagal', null)]);
    await ask.post('/user/sesi', { _method: 'delete' }, { token, client });
    expect(await kept()).toEqual([]);
    await login();
    await ask.post('/user/sesi', { _method: 'delete' }, { token, client });
    await ask.post('/logout', {}, { token, client });
    expect(await kept()).toEqual([act('login', petani), act('keluarkan-perangkat', petani), act('logout', petani)]);
  });

  test('passwords that are changed, forgotten and chosen anew', async () => {
    const petani = await idOf('petani');
    const token = await login();
    const chosen = { password: NEW, password_confirmation: NEW };
    await ask.post('/user/update-password', { ...chosen, current_password: 'salah' }, { token, client });
    await ask.post('/user/update-password', { ...chosen, current_password: DEMO_PASSWORD }, { token, client });
    for (const email of ['petani@contoh.id', 'tidak.ada@contoh.id'])
      await ask.post('/forgot-password', { email }, { client });
    await api.settled();
    const [link = ''] = /https?:\/\/\S+/.exec(api.letters.at(-1)?.text ?? '') ?? [];
    const letter = Object.fromEntries(new URL(link).searchParams);
    await ask.post('/reset-password', { ...letter, ...chosen }, { client });
    const rows = await kept();
    expect(rows).toEqual([
      act('login', petani),
      act('ubah-password', petani),
      act('lupa-password', petani),
      act('atur-ulang-password', petani),
    ]);
    const secrets = [NEW, DEMO_PASSWORD, 'rahasia', token, letter['token']];
    expect(secrets.filter((secret) => JSON.stringify(rows).includes(String(secret)))).toEqual([]);
  });

  test('a registration, and changes of the own account', async () => {
    const person = { username: 'sri.rahayu', email: 'sri@contoh.id', nama_lengkap: 'Sri', no_hp: '081254321098' };
    const { body } = await ask.post('/register', { ...person, password: NEW }, { client });
    const { access_token: token, user } = body.data;
    await ask.post('/user', { jenis_kelamin: 'perempuan' }, { token, client });
    expect(await kept()).toEqual([
      act('daftar', user.id),
      { ...act('ubah', user.id), tabel: 'pengguna', baris: user.id },
    ]);
  });

  test('a flood of wrong passwords leaves no more rows than there are tries', async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      await ask.post('/login', { username: 'petani', password: 'salah' }, { client });
    }
    expect(await kept()).toHaveLength(10);
  });

  test('the log tells of them too, with account and address, and without what is secret', async () => {
    const told: string[] = [];
    const info = (event: string, facts?: object) => told.push(JSON.stringify({ event, ...facts }));
    api = await openApi({ log: { info, error: info } });
    ask = asking(api);
    const petani = await idOf('petani');
    const token = await login();
    await ask.post('/login', { username: 'petani', password: 'rahasia-salah' }, { client });
    expect(told.map((line) => JSON.parse(line))).toEqual([
      { event: 'jejak', perbuatan: 'login', akun: petani, alamat: ALAMAT },
      { event: 'jejak', perbuatan: 'login-gagal', akun: petani, alamat: ALAMAT },
    ]);
    expect(told.filter((line) => /rahasia/.test(line) || line.includes(token))).toEqual([]);
  });

  test('what came to nothing is told by neither', async () => {
    const told: string[] = [];
    api = await openApi({ log: { info: (event) => told.push(event), error: () => undefined } });
    ask = asking(api);
    await login();
    await api.db.schema.alterTable('sesi').renameColumn('jaringan', 'jejaring').execute();
    const { status } = await ask.post('/login', { username: 'petani', password: DEMO_PASSWORD }, { client });
    expect([status, told, await kept()]).toEqual([500, ['jejak'], [act('login', await idOf('petani'))]]);
  });
});

describe('at rows', () => {
  let who: Caller;
  let place: Place;
  beforeAll(async () => {
    api = await openApi();
    who = await callerOf(api, 'superadmin');
    place = await placeIn(api, 'Melak');
  });
  beforeEach(async () => {
    await api.db.deleteFrom('jejak').execute();
  });

  test.each(resources)('$path: what is added, changed and taken away, once each', async (resource) => {
    const fields = await resource.whole(api, place, who.id);
    const sent = resource.pictures ? formOf(resource, fields) : fields;
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const { body } = await who.send('POST', resource.path, sent, key);
    expect((await who.send('POST', resource.path, sent, key)).status).toBe(201);
    const { id } = body.data[resource.key];
    const one = `${resource.path}/${id}`;
    const changed = Object.fromEntries([resource.change]);
    await who.send('PUT', one, changed);
    expect((await who.send('PUT', one, changed, { 'If-Match': '"1"' })).status).toBe(412);
    await who.send('DELETE', one);
    expect((await who.send('DELETE', one)).status).toBe(404);
    const row = { user_id: who.id, alamat: null, tabel: resource.table, baris: id };
    // Reference data also says what was changed, and what is gone.
    const [ubah, hapus] = isAcuan(resource.table)
      ? [expect.stringMatching(/: .+ menjadi /), expect.any(String)]
      : [null, null];
    expect(await kept()).toEqual([
      { ...row, perbuatan: 'tambah', keterangan: null },
      { ...row, perbuatan: 'ubah', keterangan: ubah },
      { ...row, perbuatan: 'hapus', keterangan: hapus },
    ]);
  });

  test('a photo of a product is a change of it', async () => {
    const resource = resources.find(({ path }) => path === '/produk')!;
    const baris = await rowOf(api, resource, place, who.id);
    await who.send('POST', `/produk/${baris}/foto`, formWith(...fotos(2)));
    const { data } = (await who.send('GET', `/produk/${baris}`)).body;
    await who.send('DELETE', `/produk/${baris}/foto/${data.produk_fotos[0].id}`);
    const row = { user_id: who.id, alamat: null, perbuatan: 'ubah', tabel: 'produk', baris, keterangan: 'foto' };
    expect((await kept()).slice(-2)).toEqual([row, row]);
  });

  test('what is refused leaves nothing', async () => {
    await who.send('POST', '/pangan', {});
    await (await callerOf(api, 'petani')).send('POST', '/pangan', { nama_pangan: 'Sagu' });
    await visitor(api).send('POST', '/pangan', { nama_pangan: 'Sagu' });
    expect(await kept()).toEqual([]);
  });
});
