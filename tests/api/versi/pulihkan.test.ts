import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { reports } from '../../support/api/resources.ts';

let api: TestApi;
let di: Place;
let petugas: Caller;
let superadmin: Caller;
beforeAll(async () => {
  api = await openApi();
  di = await placeIn(api, 'Melak');
  petugas = await callerOf(api, 'petugas');
  superadmin = await callerOf(api, 'superadmin');
});

describe.each(reports.map((resource) => [resource.path, resource] as const))('%s', (path, resource) => {
  const { key, change } = resource;
  const [field, value] = change;
  const restore = (who: Caller, id: number, sent: Record<string, unknown>, headers = {}) =>
    who.send('POST', `${path}/${id}/pulihkan`, sent, headers);
  const current = async (id: number) => (await petugas.send('GET', `${path}/${id}`)).body.data;

  test('an earlier version becomes the next revision', async () => {
    const id = await rowOf(api, resource, di, petugas.id);
    const { [field]: before } = await current(id);
    await petugas.send('PUT', `${path}/${id}`, { [field]: value });
    const { status, body } = await restore(petugas, id, { revisi: 1 }, { 'If-Match': '"2"' });
    expect([status, body.data[key][field], body.data[key].revisi]).toEqual([200, before, 3]);
    const [act] = (await petugas.send('GET', `${path}/${id}/riwayat`)).body.data.data;
    expect(act).toMatchObject({ perbuatan: 'pulihkan', revisi: 3 });
    expect(act.perubahan).toEqual([expect.objectContaining({ kolom: field, sebelum: value, sesudah: before })]);
    // And back again.
    expect((await restore(petugas, id, { revisi: 2 })).body.data[key][field]).toBe(value);
  });

  test('whose the row is does not change', async () => {
    const id = await rowOf(api, resource, di, petugas.id);
    const { id: lain } = await callerOf(api, 'mulyadi.sastro');
    await superadmin.send('PUT', `${path}/${id}`, { [field]: value, user_id: lain });
    const { body } = await restore(superadmin, id, { revisi: 1 });
    expect(body.data[key].user_id).toBe(lain);
  });

  test('what cannot be restored is said', async () => {
    const id = await rowOf(api, resource, di, petugas.id);
    const said = async (sent: Record<string, unknown>, headers = {}) => {
      const { status, body } = await restore(petugas, id, sent, headers);
      return [status, body.meta.message];
    };
    expect(await said({})).toEqual([422, 'Pilih versi yang hendak dipulihkan']);
    expect(await said({ revisi: 'dua' })).toEqual([422, 'Versi harus berupa angka']);
    expect(await said({ revisi: 7 })).toEqual([404, 'Versi itu tidak ditemukan']);
    expect(await said({ revisi: 1 })).toEqual([409, 'Versi ini yang sedang berlaku']);
    await petugas.send('PUT', `${path}/${id}`, { [field]: value });
    expect(await said({ revisi: 1 }, { 'If-Match': '"1"' })).toEqual([412, 'Data ini sudah diubah orang lain']);
  });
});

test('a version whose place somebody else has taken is refused with that row', async () => {
  const [resource] = reports;
  const id = await rowOf(api, resource!, di, petugas.id);
  const { kecamatan_id, komoditi_id, periode_harga_pangan_id, harga_grosir, harga_eceran } = (
    await petugas.send('GET', `/harga-pangan/${id}`)
  ).body.data;
  const { kecamatan_id: lain } = await placeIn(api, 'Long Iram');
  await superadmin.send('PUT', `/harga-pangan/${id}`, { kecamatan_id: lain });
  const taken = await petugas.send('POST', '/harga-pangan', {
    ...{ kecamatan_id, komoditi_id, periode_harga_pangan_id, harga_grosir, harga_eceran },
  });
  const { status, body } = await superadmin.send('POST', `/harga-pangan/${id}/pulihkan`, { revisi: 1 });
  expect([status, body.data.id]).toEqual([409, taken.body.data.harga_pangan.id]);
});

test('a version restored by the same key is restored once', async () => {
  const [resource] = reports;
  const id = await rowOf(api, resource!, di, petugas.id);
  await petugas.send('PUT', `/harga-pangan/${id}`, { harga_eceran: 99 });
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const first = await petugas.send('POST', `/harga-pangan/${id}/pulihkan`, { revisi: 1 }, key);
  const again = await petugas.send('POST', `/harga-pangan/${id}/pulihkan`, { revisi: 1 }, key);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await petugas.send('GET', `/harga-pangan/${id}`)).body.data.revisi).toBe(3);
});
