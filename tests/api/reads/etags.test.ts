import { beforeAll, describe, expect, test } from 'vitest';
import type { TableName } from '../../../server/db/schema.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { foto } from '../../support/api/fotos.ts';
import { resources } from '../../support/api/resources.ts';

let api: TestApi;
let place: Place;
let superadmin: Caller;
beforeAll(async () => {
  api = await openApi();
  place = await placeIn(api, 'Melak');
  superadmin = await callerOf(api, 'superadmin');
});

/** The tables that the rows of a list show (rulings 27). */
const shown: Record<string, TableName[]> = {
  '/pangan': ['pangan'],
  '/komoditi': ['komoditi'],
  '/harga-acuan': ['harga_acuan', 'komoditi'],
  '/nama-lain': ['nama_lain', 'komoditi', 'pangan', 'desa_kelurahan', 'kecamatan'],
  '/kecamatan': ['kecamatan'],
  '/desa-kelurahan': ['desa_kelurahan', 'kecamatan'],
  '/periode-harga-pangan': ['periode_harga_pangan'],
  '/periode-ketersediaan-pangan': ['periode_ketersediaan_pangan'],
  '/periode-timbang-balita': ['periode_timbang_balita'],
  '/periode-luas-tanam': ['periode_luas_tanam'],
  '/harga-pangan': ['harga_pangan', 'komoditi', 'kecamatan', 'periode_harga_pangan'],
  '/harga-pangan/melak': ['harga_pangan', 'komoditi', 'kecamatan', 'periode_harga_pangan'],
  '/harga-pangan-kutai-barat': ['harga_pangan_kutai_barat', 'komoditi', 'periode_harga_pangan'],
  '/ketersediaan-pangan': ['ketersediaan_pangan', 'pangan', 'kecamatan', 'periode_ketersediaan_pangan'],
  '/harga-pangan?rekap=kecamatan': ['harga_pangan', 'komoditi', 'kecamatan', 'periode_harga_pangan'],
  '/ketersediaan-pangan?rekap=kabupaten': ['ketersediaan_pangan', 'pangan', 'kecamatan', 'periode_ketersediaan_pangan'],
  '/timbang-balita': ['timbang_balita', 'desa_kelurahan', 'kecamatan', 'periode_timbang_balita'],
  '/luas-tanam': ['luas_tanam', 'desa_kelurahan', 'kecamatan', 'periode_luas_tanam'],
  '/luas-lahan': ['luas_tanam', 'desa_kelurahan', 'kecamatan', 'periode_luas_tanam'],
  '/lahan-petani': ['lahan_petani', 'kecamatan', 'desa_kelurahan', 'pengguna'],
  '/produk': ['produk', 'produk_foto', 'pengguna', 'lahan_petani', 'kecamatan'],
  '/slider': ['slider'],
  '/kegiatan-dinas': ['kegiatan_dinas', 'kegiatan_foto'],
};

const tagOf = async (path: string) => (await api.fetch(`/api${path}`)).headers.get('ETag');

/** Changes a row of a table through the API. */
async function writeTo(table: TableName): Promise<void> {
  if (table === 'pengguna') {
    const { nama_lengkap, no_hp, email } = (await superadmin.send('GET', '/user')).body.data;
    const fields = { nama_lengkap: `${nama_lengkap} S.P.`, no_hp, email, jenis_kelamin: 'laki-laki' };
    expect((await superadmin.send('POST', '/user', fields)).status).toBe(200);
    return;
  }
  if (table === 'produk_foto') {
    const { id, produk_fotos } = (await superadmin.send('GET', '/produk')).body.data.data[0];
    const { status } = await superadmin.send('POST', `/produk/${id}/main-foto/${produk_fotos.at(-1).id}`);
    expect(status).toBe(200);
    return;
  }
  if (table === 'kegiatan_foto') {
    const { id } = (await superadmin.send('GET', '/kegiatan-dinas')).body.data.data[0];
    const form = new FormData();
    form.append('foto[]', foto());
    expect((await superadmin.send('POST', `/kegiatan-dinas/${id}/foto`, form)).status).toBe(201);
    return;
  }
  const resource = resources.find((one) => one.table === table)!;
  const id = await rowOf(api, resource, place, superadmin.id);
  const [field, value] = resource.change;
  const changed = field.startsWith('nama_') ? crypto.randomUUID() : value;
  expect((await superadmin.send('PUT', `${resource.path}/${id}`, { [field]: changed })).status).toBe(200);
}

describe.each(Object.entries(shown))('%s', (path, tables) => {
  test.each(tables)('has another tag after a write to %s', async (table) => {
    const before = await tagOf(path);
    expect(before).toMatch(/^W\/".+"$/);
    await writeTo(table);
    const after = await tagOf(path);
    expect(after).toMatch(/^W\/".+"$/);
    expect(after).not.toBe(before);
  });

  test('keeps its tag after writes that it does not show, and after refused ones', async () => {
    const other = tables.includes('slider') ? 'kegiatan_dinas' : 'slider';
    const before = await tagOf(path);
    await writeTo(other);
    const refused = await superadmin.send('POST', path.replace(/\?.*|\/melak$/, ''), {});
    expect(refused.status).toBe(422);
    expect(await tagOf(path)).toBe(before);
  });
});

test('a delete, and what goes with it, changes the tags too', async () => {
  const [one] = (await superadmin.send('GET', '/lahan-petani')).body.data.data;
  const before = await tagOf('/lahan-petani');
  expect((await superadmin.send('DELETE', `/lahan-petani/${one.id}`)).status).toBe(200);
  expect(await tagOf('/lahan-petani')).not.toBe(before);
});

test('what only some may read is never tagged nor kept', async () => {
  const petugas = await callerOf(api, 'petugas');
  for (const path of ['/koordinat-lahan-petani', '/luas-tanam?userid=true']) {
    const own = await petugas.send('GET', path);
    expect([own.status, own.headers.get('ETag')]).toEqual([200, null]);
    expect(own.headers.get('Cache-Control')).toBe('private, no-store');
    const visit = await api.fetch(`/api${path}`, { headers: { 'If-None-Match': '*' } });
    expect(visit.status).toBe(401);
  }
});
