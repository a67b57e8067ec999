import { beforeAll, describe, expect, test } from 'vitest';
import { slugComplaint } from '#contract/routes.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newLahan, type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { resources } from '../../support/api/resources.ts';

let api: TestApi;
let place: Place;
let petugas: Caller;
let lain: Caller;
let admin: Caller;
beforeAll(async () => {
  api = await openApi();
  place = await placeIn(api, 'Melak');
  [petugas, lain, admin] = (await Promise.all(
    ['petugas', 'norhasanah', 'admin'].map((name) => callerOf(api, name)),
  )) as [Caller, Caller, Caller];
  await api.db
    .insertInto('pengguna_kecamatan')
    .values({ user_id: lain.id, kecamatan_id: place.kecamatan_id })
    .execute();
});

/** The columns of the natural keys (rulings 10). */
const naturalKeys: Record<string, string[]> = {
  '/harga-pangan': ['periode_harga_pangan_id', 'kecamatan_id', 'komoditi_id'],
  '/harga-pangan-kutai-barat': ['periode_harga_pangan_id', 'komoditi_id'],
  '/ketersediaan-pangan': ['periode_ketersediaan_pangan_id', 'kecamatan_id', 'pangan_id'],
  '/timbang-balita': ['periode_timbang_balita_id', 'kelurahan_id'],
  '/luas-tanam': ['periode_luas_tanam_id', 'kelurahan_id', 'komoditi'],
};

describe.each(Object.entries(naturalKeys))('%s', (path, columns) => {
  const resource = resources.find((one) => one.path === path)!;

  test('a twin is refused, whoever wrote the first, and told whose that is', async () => {
    const fields = await resource.whole(api, place, petugas.id);
    const first = await petugas.send('POST', path, fields);
    const id = first.body.data[resource.key].id;
    const baris = expect.objectContaining({
      id,
      user_id: petugas.id,
      ...Object.fromEntries(columns.map((name) => [name, fields[name]])),
    });

    const again = await petugas.send('POST', path, { ...fields, ...Object.fromEntries([resource.change]) });
    expect(again.body).toEqual({
      meta: { status: 'error', message: 'Data ini sudah Anda isi', code: 409 },
      data: { message: 'Data ini sudah Anda isi', id, milik_sendiri: true, baris },
    });
    const others = await lain.send('POST', path, fields);
    expect(others.status).toBe(409);
    expect(others.body.data).toEqual({ message: 'Sudah diisi oleh Yulius Bahang', id, milik_sendiri: false, baris });
  });

  test('an update cannot make a twin, and is none of itself', async () => {
    const one = await rowOf(api, resource, place, petugas.id);
    const fields = await resource.whole(api, place, petugas.id);
    const other = (await petugas.send('POST', path, fields)).body.data[resource.key].id;
    const key = Object.fromEntries(columns.map((column) => [column, fields[column]]));
    const twin = await petugas.send('PUT', `${path}/${one}`, key);
    expect([twin.status, twin.body.data.id]).toEqual([409, other]);
    expect((await petugas.send('PUT', `${path}/${other}`, key)).status).toBe(200);
  });
});

test.each([
  ['/pangan', 'nama_pangan', 'Beras Merah'],
  ['/komoditi', 'nama_komoditi', 'Beras Gunung'],
  ['/kecamatan', 'nama_kecamatan', 'Ulu Riam'],
  ['/periode-harga-pangan', 'nama_periode', 'Pekan Panen'],
  ['/periode-ketersediaan-pangan', 'nama_periode', 'Pekan Panen'],
  ['/periode-timbang-balita', 'nama_periode', 'Bulan Panen'],
  ['/periode-luas-tanam', 'nama_periode', 'Bulan Panen'],
])('%s: an equal %s is refused, whatever its case', async (path, field, name) => {
  const first = await admin.send('POST', path, { [field]: name });
  const id = Object.values<{ id: number }>(first.body.data)[0]!.id;
  const shouted = await admin.send('POST', path, { [field]: ` ${name.toUpperCase()} ` });
  const message = `${name.toUpperCase()} sudah ada`;
  expect(shouted.body).toEqual({ meta: { status: 'error', message, code: 409 }, data: { message, id } });
  expect((await admin.send('PUT', `${path}/${id}`, { [field]: name.toUpperCase() })).status).toBe(200);
});

test.each([
  ['/pangan', 'nama_pangan'],
  ['/komoditi', 'nama_komoditi'],
  ['/kecamatan', 'nama_kecamatan'],
  ['/desa-kelurahan', 'nama_desa_kelurahan'],
  ['/periode-harga-pangan', 'nama_periode'],
])('%s: names that look alike are one name', async (path, field) => {
  const create = (name: string) => admin.send('POST', path, { [field]: name, kecamatan_id: place.kecamatan_id });
  const first = await create('  Ulu\u00a0 Riam\u200b Lama');
  const [row] = Object.values<Record<string, unknown>>(first.body.data);
  expect([first.status, row?.[field]]).toEqual([201, 'Ulu Riam Lama']);
  for (const name of [
    'Ulu Riam Lama',
    'Ulu\tRiam Lama\u202c',
    'Ulu\u2060 Riam \u3164Lama',
    '\u202aulu Ri\u00adam Lama',
  ]) {
    expect([name, (await create(name)).status]).toEqual([name, 409]);
  }
});

test('two villages may bear one name, but not in one sub-district', async () => {
  const fields = { nama_desa_kelurahan: 'Muara Baru', kecamatan_id: place.kecamatan_id };
  expect((await admin.send('POST', '/desa-kelurahan', fields)).status).toBe(201);
  expect((await admin.send('POST', '/desa-kelurahan', fields)).status).toBe(409);
  const { kecamatan_id } = await placeIn(api, 'Damai');
  expect((await admin.send('POST', '/desa-kelurahan', { ...fields, kecamatan_id })).status).toBe(201);
});

test('sub-districts whose addresses would be the same are twins', async () => {
  expect((await admin.send('POST', '/kecamatan', { nama_kecamatan: 'Sungai  Baru' })).status).toBe(201);
  expect((await admin.send('POST', '/kecamatan', { nama_kecamatan: 'sungai-baru' })).status).toBe(409);
});

test('a plot lies in one place', async () => {
  const petani = await callerOf(api, 'petani');
  const lahan_id = await newLahan(api, place, petani.id);
  const fields = { lahan_id, lat: -0.3, lang: 115.8 };
  const first = await petani.send('POST', '/koordinat-lahan-petani', fields);
  expect(first.status).toBe(201);
  const second = await petani.send('POST', '/koordinat-lahan-petani', fields);
  expect([second.status, second.body.data.id]).toEqual([409, first.body.data.koordinat.id]);
});

test.each(['..', '12', 'Riwayat', 'Kabupaten Kutai Barat'])(
  'a kecamatan cannot be called %s',
  async (nama_kecamatan) => {
    const { status, body } = await admin.send('POST', '/kecamatan', { nama_kecamatan });
    expect([status, body.meta.message]).toEqual([422, slugComplaint(nama_kecamatan)]);
  },
);

test.each([
  ['Tiro/Truseb', 'tiro-truseb', 'tiro%2Ftruseb'],
  ["O'o'u", "o'o'u", "O'O'U"],
  ['Na IX - X', 'na-ix---x', 'na%20ix%20-%20x'],
])('the prices of %s are found by its name and by its slug', async (nama_kecamatan, ...others) => {
  expect((await admin.send('POST', '/kecamatan', { nama_kecamatan })).status).toBe(201);
  for (const part of [encodeURIComponent(nama_kecamatan), ...others]) {
    expect([part, (await admin.send('GET', `/harga-pangan/${part}`)).status]).toEqual([part, 200]);
  }
});
