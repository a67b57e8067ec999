import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newRow, type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { resources } from '../../support/api/resources.ts';

let api: TestApi;
let place: Place;
let admin: Caller;
beforeAll(async () => {
  api = await openApi();
  place = await placeIn(api, 'Melak');
  admin = await callerOf(api, 'admin');
});

const resourceOf = (table: string) => resources.find((one) => one.table === table)!;

const uses: [table: string, sentence: string][] = [
  ['pangan', 'Masih dipakai oleh komoditi, ketersediaan pangan'],
  ['komoditi', 'Masih dipakai oleh harga pangan, harga pangan kabupaten, harga acuan'],
  [
    'kecamatan',
    'Masih dipakai oleh desa atau kelurahan, harga pangan, ketersediaan pangan, timbang balita, luas tanam, lahan petani, petugas yang bekerja di sana, penduduk',
  ],
  ['desa_kelurahan', 'Masih dipakai oleh timbang balita, luas tanam, lahan petani, sasaran balita'],
  ['periode_harga_pangan', 'Masih dipakai oleh harga pangan, harga pangan kabupaten'],
  ['periode_ketersediaan_pangan', 'Masih dipakai oleh ketersediaan pangan'],
  ['periode_timbang_balita', 'Masih dipakai oleh timbang balita'],
  ['periode_luas_tanam', 'Masih dipakai oleh luas tanam'],
];

test.each(uses)('a %s that is used stays, and what uses it is named', async (table, sentence) => {
  const { path, whole } = resourceOf(table);
  const fields = await whole(api, place, 0);
  const made = await admin.send('POST', path, fields);
  const { id } = Object.values<{ id: number }>(made.body.data)[0]!;

  // A row of everything that can point at it.
  const parent = `${table === 'desa_kelurahan' ? 'kelurahan' : table}_id`;
  const village = await newRow(api, 'desa_kelurahan', {
    nama_desa_kelurahan: crypto.randomUUID(),
    kecamatan_id: table === 'kecamatan' ? id : place.kecamatan_id,
  });
  const at = { kecamatan_id: table === 'kecamatan' ? id : place.kecamatan_id, kelurahan_id: village };
  for (const user of resources.filter(
    (one) => one.whose !== 'dinas' || ['komoditi', 'harga_acuan', 'penduduk', 'sasaran_balita'].includes(one.table),
  )) {
    const columns = await user.whole(api, at, admin.id);
    if (!(parent in columns) || user.path === '/luas-lahan') continue;
    const owner = user.whose === 'dinas' ? {} : { user_id: admin.id };
    await newRow(api, user.table, { ...columns, ...owner, [parent]: id });
  }
  if (table === 'kecamatan') {
    await api.db.insertInto('pengguna_kecamatan').values({ user_id: admin.id, kecamatan_id: id }).execute();
  }

  const { status, body } = await admin.send('DELETE', `${path}/${id}`);
  expect([status, body.meta.message]).toEqual([409, sentence]);
  expect((await admin.send('GET', `${path}/${id}`)).status).toBe(200);
});

test('a village of which reports tell cannot move to another sub-district', async () => {
  const { path } = resourceOf('desa_kelurahan');
  const { kecamatan_id } = await placeIn(api, 'Damai');
  const moved = await admin.send('PUT', `${path}/${place.kelurahan_id}`, { kecamatan_id });
  expect([moved.status, moved.body.meta.message.startsWith('Masih dipakai oleh')]).toEqual([409, true]);
  const fresh = await rowOf(api, resourceOf('desa_kelurahan'), place, 0);
  expect((await admin.send('PUT', `${path}/${fresh}`, { kecamatan_id })).status).toBe(200);
});

test('a plot takes its place along', async () => {
  const petani = await callerOf(api, 'petani');
  const koordinat = await rowOf(api, resourceOf('koordinat_lahan_petani'), place, petani.id);
  const { lahan_id } = (await petani.send('GET', `/koordinat-lahan-petani/${koordinat}`)).body.data;
  expect((await petani.send('DELETE', `/lahan-petani/${lahan_id}`)).status).toBe(200);
  expect((await petani.send('GET', `/koordinat-lahan-petani/${koordinat}`)).status).toBe(404);
});

test('a sub-district’s address follows its name', async () => {
  const { body } = await admin.send('POST', '/kecamatan', { nama_kecamatan: 'Tanah Ulu' });
  const one = `/kecamatan/${body.data.kecamatan.id}`;
  expect((await admin.send('GET', '/harga-pangan/tanah-ulu')).status).toBe(200);
  await admin.send('PUT', one, { nama_kecamatan: 'Tanah  Hilir' });
  expect((await admin.send('GET', '/harga-pangan/tanah-ulu')).status).toBe(404);
  expect((await admin.send('GET', '/harga-pangan/tanah-hilir')).status).toBe(200);
});

test('a superadmin may write for others; nobody else is asked whose a row is', async () => {
  const [petugas, superadmin] = await Promise.all([callerOf(api, 'petugas'), callerOf(api, 'superadmin')]);
  const resource = resourceOf('harga_pangan');
  const whole = () => resource.whole(api, place, 0);
  const made = await superadmin.send('POST', resource.path, { ...(await whole()), user_id: petugas.id });
  expect(made.body.data.harga_pangan.user_id).toBe(petugas.id);
  const one = `${resource.path}/${made.body.data.harga_pangan.id}`;

  const kept = await superadmin.send('PUT', one, { harga_eceran: 1, user_id: '' });
  expect(kept.body.data.harga_pangan.user_id).toBe(petugas.id);
  const handed = await superadmin.send('PUT', one, { user_id: String(superadmin.id) });
  expect(handed.body.data.harga_pangan.user_id).toBe(superadmin.id);
  expect((await petugas.send('PUT', one, { harga_eceran: 1 })).status).toBe(403);
  const nobody = await superadmin.send('PUT', one, { user_id: 999_999 });
  expect([nobody.status, nobody.body.meta.message]).toEqual([422, 'Pengguna tidak ditemukan']);

  const own = await petugas.send('POST', resource.path, { ...(await whole()), user_id: superadmin.id });
  expect(own.body.data.harga_pangan.user_id).toBe(petugas.id);
});

test('who hands over a plot hands over its place', async () => {
  const [petani, lain, superadmin] = await Promise.all(
    ['petani', 'petrus.uvan', 'superadmin'].map((name) => callerOf(api, name)),
  );
  const koordinat = await rowOf(api, resourceOf('koordinat_lahan_petani'), place, petani!.id);
  const { lahan_id } = (await petani!.send('GET', `/koordinat-lahan-petani/${koordinat}`)).body.data;
  await superadmin!.send('PUT', `/lahan-petani/${lahan_id}`, { user_id: lain!.id });
  expect((await petani!.send('GET', `/koordinat-lahan-petani/${koordinat}`)).status).toBe(404);
  expect((await lain!.send('PUT', `/koordinat-lahan-petani/${koordinat}`, { lat: 0.1 })).status).toBe(200);
});
