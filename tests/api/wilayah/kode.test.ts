import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { type Place, placeIn } from '../../support/api/fixtures.ts';

let api: TestApi;
let admin: Caller;
let melak: Place;
beforeAll(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
  melak = await placeIn(api, 'Melak');
});

const read = async (path: string) => (await admin.send('GET', path)).body.data;

test('the ministry’s codes are in rows and in files', async () => {
  expect(await read(`/kecamatan/${melak.kecamatan_id}`)).toMatchObject({ kode: '64.07.06', kode_bps: null });
  const { kode } = await read(`/desa-kelurahan/${melak.kelurahan_id}`);
  expect(kode).toMatch(/^64\.07\.06\.\d{4}$/);
  for (const [path, code] of [
    ['/kecamatan', '64.07.06'],
    ['/desa-kelurahan', kode],
  ]) {
    const file = await (await api.fetch(`/api${path}?format=csv`)).text();
    expect(file).toContain('Kode Kemendagri');
    expect(file).toContain(code);
  }
});

test('the office enters the statistics office’s codes, each for one place', async () => {
  const entered = await admin.send('PUT', `/kecamatan/${melak.kecamatan_id}`, { kode_bps: '64.11.040' });
  expect([entered.status, entered.body.data.kecamatan.kode_bps]).toEqual([200, '6411040']);
  const { kecamatan_id } = await placeIn(api, 'Damai');
  expect((await admin.send('PUT', `/kecamatan/${kecamatan_id}`, { kode_bps: '6411040' })).status).toBe(409);
  expect((await admin.send('PUT', `/kecamatan/${kecamatan_id}`, { kode_bps: '640706' })).status).toBe(422);
  const renamed = await admin.send('PUT', `/kecamatan/${melak.kecamatan_id}`, { nama_kecamatan: 'Melak Kota' });
  expect(renamed.body.data.kecamatan).toMatchObject({ nama_kecamatan: 'Melak Kota', kode_bps: '6411040' });
});

test('files of villages bring the codes, and leave alone what they do not name', async () => {
  const { nama_desa_kelurahan } = await read(`/desa-kelurahan/${melak.kelurahan_id}`);
  const row = { kecamatan_id: melak.kecamatan_id, nama_desa_kelurahan };
  for (const baris of [[{ ...row, kode_bps: '6411040012' }], [row]]) {
    expect((await admin.send('POST', '/desa-kelurahan/impor', { baris })).status).toBe(200);
    expect(await read(`/desa-kelurahan/${melak.kelurahan_id}`)).toMatchObject({ kode_bps: '6411040012' });
  }
});
