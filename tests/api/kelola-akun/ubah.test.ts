import { beforeEach, describe, expect, test } from 'vitest';
import { actsOn } from '../../support/api/acts-on.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { placeIn } from '../../support/api/fixtures.ts';
import { newAkun } from '../../support/api/new-akun.ts';

let api: TestApi;
let superadmin: Caller;
let admin: Caller;
beforeEach(async () => {
  api = await openApi();
  superadmin = await callerOf(api, 'superadmin');
  admin = await callerOf(api, 'admin');
});

const acts = (baris: number) => actsOn(api, 'pengguna', baris);

test('who is disabled is out at once, with all his links, and comes back when he is enabled', async () => {
  const petugas = await callerOf(api, 'petugas');
  const other = await callerOf(api, 'petugas');
  await api.db
    .insertInto('atur_ulang_password')
    .values({ sidik: 'x', user_id: petugas.id, berlaku_sampai: '2099-01-01T00:00:00.000Z' })
    .execute();
  const told = await admin.send('PUT', `/akun/${petugas.id}`, { aktif: false });
  expect([told.status, told.body.data.akun]).toEqual([
    200,
    expect.objectContaining({ status: 'nonaktif', aktif: false }),
  ]);
  for (const who of [petugas, other]) expect((await who.send('GET', '/user')).status).toBe(401);
  expect(await api.db.selectFrom('sesi').selectAll().where('user_id', '=', petugas.id).execute()).toEqual([]);
  expect(await api.db.selectFrom('atur_ulang_password').selectAll().execute()).toEqual([]);
  await admin.send('PUT', `/akun/${petugas.id}`, { aktif: '1' });
  expect((await (await callerOf(api, 'petugas')).send('GET', '/user')).status).toBe(200);
  expect(await acts(petugas.id)).toEqual([
    [admin.id, 'akun-nonaktifkan', null],
    [admin.id, 'akun-aktifkan', null],
  ]);
});

test('a new role counts in the session that is open', async () => {
  const petani = await callerOf(api, 'petani');
  const { kecamatan_id } = await placeIn(api, 'Melak');
  expect((await petani.send('GET', '/akun')).status).toBe(403);
  await superadmin.send('PUT', `/akun/${petani.id}`, { peran: 'admin' });
  expect((await petani.send('GET', '/akun')).status).toBe(200);
  const told = await superadmin.send('PUT', `/akun/${petani.id}`, { peran: 'petugas', kecamatan_ids: [kecamatan_id] });
  expect(told.body.data.akun).toMatchObject({ roles: ['petugas'], kecamatan: [{ nama_kecamatan: 'Melak' }] });
  expect((await petani.send('GET', '/akun')).status).toBe(403);
  expect((await petani.send('GET', '/user')).body.data.pengguna_kecamatan).toHaveLength(1);
  expect(await acts(petani.id)).toEqual([
    [superadmin.id, 'akun-peran', 'admin'],
    [superadmin.id, 'akun-peran', 'petugas'],
    [superadmin.id, 'akun-kecamatan', null],
  ]);
});

describe('sub-districts', () => {
  test('stay with an officer who stays one, are replaced together, and go with the role', async () => {
    const { id } = await newAkun(api, { peran: 'petugas', places: [1, 2] });
    const places = async (fields: Record<string, unknown>) =>
      (await admin.send('PUT', `/akun/${id}`, fields)).body.data.akun.kecamatan
        .map((one: { id: number }) => one.id)
        .sort();
    expect(await places({ no_hp: '081200000001' })).toEqual([1, 2]);
    expect(await places({ peran: 'petugas' })).toEqual([1, 2]);
    expect(await places({ kecamatan_ids: ['3'] })).toEqual([3]);
    expect(await places({ peran: 'petani' })).toEqual([]);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ peran: 'petugas' }, 'Petugas memerlukan sedikitnya satu kecamatan tugas'],
    [{ kecamatan_ids: [1] }, 'Kecamatan tugas hanya untuk petugas'],
    [{ peran: 'petugas', kecamatan_ids: [999_999] }, 'Kecamatan tidak ditemukan'],
  ])('of a farmer: %j is refused', async (fields, message) => {
    const { id } = await newAkun(api, { peran: 'petani' });
    const { status, body } = await admin.send('PUT', `/akun/${id}`, fields);
    expect([status, body.meta.message]).toEqual([422, message]);
  });
});

test('of two who change an account, the later one sees both versions', async () => {
  const { id } = await newAkun(api, { peran: 'petani' });
  const stale = { 'If-Match': '"1"' };
  expect((await admin.send('PUT', `/akun/${id}`, { nama_lengkap: 'Sri' }, stale)).status).toBe(200);
  const { status, body } = await superadmin.send('PUT', `/akun/${id}`, { nama_lengkap: 'Rahayu' }, stale);
  expect([status, body.data.baris.nama_lengkap, body.data.baris.revisi]).toEqual([412, 'Sri', 2]);
});

test('a new email takes the link that was sent to the old one with it', async () => {
  const { id } = await newAkun(api, { peran: 'petani', isInvited: true });
  await admin.send('POST', `/akun/${id}/undang`);
  const { body } = await admin.send('PUT', `/akun/${id}`, { email: 'baru@contoh.id' });
  expect(body.data.akun).toMatchObject({ email: 'baru@contoh.id', status: 'diundang' });
  expect(Date.parse(body.data.akun.undangan_sampai)).toBeLessThanOrEqual(Date.now());
  expect(await api.db.selectFrom('atur_ulang_password').selectAll().execute()).toEqual([]);
  expect((await admin.send('PUT', `/akun/${id}`, { email: 'PETANI@contoh.id' })).status).toBe(409);
  expect((await admin.send('PUT', `/akun/${id}`, { email: 'BARU@contoh.id' })).status).toBe(200);
});

test('an account whose phone number is odd can still be disabled', async () => {
  const { id } = await newAkun(api, { peran: 'petani' });
  await api.db.updateTable('pengguna').set({ no_hp: '-' }).where('id', '=', id).execute();
  expect((await admin.send('PUT', `/akun/${id}`, { aktif: false })).status).toBe(200);
});

test('only a farmer is marked, and the mark goes with the role; products show it', async () => {
  const { id } = await callerOf(api, 'petani');
  const marked = async () =>
    (await superadmin.send('GET', `/produk?user_id=${id}&limit=1`)).body.data.data[0].users.terverifikasi;
  expect(await marked()).toBe(false);
  await admin.send('PUT', `/akun/${id}`, { terverifikasi: true });
  expect(await marked()).toBe(true);
  await superadmin.send('PUT', `/akun/${id}`, { peran: 'admin' });
  expect(await marked()).toBe(false);
  const { status, body } = await superadmin.send('PUT', `/akun/${id}`, { terverifikasi: true });
  expect([status, body.meta.message]).toEqual([422, 'Hanya petani yang dapat ditandai terverifikasi']);
  expect((await acts(id)).map(([, perbuatan, keterangan]) => [perbuatan, keterangan])).toEqual([
    ['akun-verifikasi', 'diberikan'],
    ['akun-peran', 'admin'],
    ['akun-verifikasi', 'dicabut'],
  ]);
});

test('nobody makes himself more than he is: fields of no form are ignored', async () => {
  const { id } = await newAkun(api, { peran: 'petani' });
  const before = await api.db.selectFrom('pengguna').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const strange = { password_hash: 'x', demo: 1, id: 1, username: 'lain', diundang_sampai: '', revisi: 99 };
  expect((await admin.send('PUT', `/akun/${id}`, strange)).status).toBe(200);
  const after = await api.db.selectFrom('pengguna').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(after).toEqual({ ...before, revisi: 2, updated_at: after.updated_at });
  const me = await admin.send('POST', '/user', {
    nama_lengkap: 'A',
    no_hp: '0812000000',
    jenis_kelamin: 'perempuan',
    terverifikasi: 1,
  });
  expect(me.status).toBe(200);
  const own = await api.db.selectFrom('pengguna').select('terverifikasi').where('id', '=', admin.id).executeTakeFirst();
  expect(own?.terverifikasi).toBe(0);
});

test('sessions are ended without disabling; one’s own goes on', async () => {
  const petugas = await callerOf(api, 'petugas');
  expect((await admin.send('DELETE', `/akun/${petugas.id}/sesi`)).status).toBe(200);
  expect((await petugas.send('GET', '/user')).status).toBe(401);
  const elsewhere = await callerOf(api, 'superadmin');
  expect((await superadmin.send('POST', `/akun/${superadmin.id}/sesi`, { _method: 'delete' })).status).toBe(200);
  expect((await elsewhere.send('GET', '/user')).status).toBe(401);
  expect((await superadmin.send('GET', '/user')).status).toBe(200);
});
