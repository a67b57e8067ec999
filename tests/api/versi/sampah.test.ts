import { beforeEach, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { type Resource, reports } from '../../support/api/resources.ts';

const DAY = 86_400_000;

let api: TestApi;
let now: Date;
let di: Place;
let petugas: Caller;
let lain: Caller;
let admin: Caller;
let superadmin: Caller;
beforeEach(async () => {
  now = new Date('2026-11-20T08:00:00.000Z');
  api = await openApi({ now: () => now });
  di = await placeIn(api, 'Melak');
  [petugas, lain] = [await callerOf(api, 'petugas'), await callerOf(api, 'agustina.pelenteq')];
  [admin, superadmin] = [await callerOf(api, 'admin'), await callerOf(api, 'superadmin')];
});

const throwAway = async (resource: Resource, of = petugas) => {
  const id = await rowOf(api, resource, di, of.id);
  await superadmin.send('DELETE', `${resource.path}/${id}`);
  return id;
};
const trash = async (who: Caller, query = '') => (await who.send('GET', `/sampah${query}`)).body.data;
const putBack = (who: Caller, sampah: number, headers = {}) =>
  who.send('POST', `/sampah/${sampah}/pulihkan`, undefined, headers);

describe.each(reports.map((resource) => [resource.path, resource] as const))('%s', (path, resource) => {
  test('a deleted row lies in the trash, and comes back as it was under its number', async () => {
    const id = await rowOf(api, resource, di, petugas.id);
    const { body: was } = await petugas.send('GET', `${path}/${id}`);
    await petugas.send('DELETE', `${path}/${id}`);
    const { data } = await trash(petugas);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      ...{ tabel: resource.table, baris: id, user_id: petugas.id, alamat: null },
      dihapus_pada: now.toISOString(),
      hilang_pada: new Date(now.getTime() + 30 * DAY).toISOString(),
    });
    expect(data[0].nama).toEqual(expect.any(String));
    expect(data[0].nama_periode).toEqual(expect.any(String));
    const { status, body } = await putBack(petugas, data[0].id);
    expect(status).toBe(200);
    const { revisi, updated_at: _, ...row } = body.data[resource.key];
    const { revisi: first, updated_at: __, ...old } = was.data;
    expect(row).toEqual(old);
    expect(revisi).toBe(first + 1);
    expect(await trash(petugas)).toMatchObject({ data: [], total: 0 });
  });

  test('when its place is taken, the row that took it is named', async () => {
    const fields = await resource.whole(api, di, petugas.id);
    const { body } = await petugas.send('POST', path, fields);
    await petugas.send('DELETE', `${path}/${body.data[resource.key].id}`);
    const twin = await superadmin.send('POST', path, fields);
    const [{ id }] = (await trash(petugas)).data;
    const refused = await putBack(petugas, id);
    expect([refused.status, refused.body.data.id]).toEqual([409, twin.body.data[resource.key].id]);
    expect((await trash(petugas)).total).toBe(1);
  });
});

test('an officer sees what was his, the office all, also from where', async () => {
  const [harga, kabupaten] = reports;
  await throwAway(harga!, petugas);
  await throwAway(kabupaten!, lain);
  const owners = async (who: Caller, query = '') =>
    (await trash(who, query)).data.map(({ user_id }: { user_id: number }) => user_id);
  expect(await owners(petugas)).toEqual([petugas.id]);
  expect(await owners(lain)).toEqual([lain.id]);
  expect(await owners(admin)).toEqual([lain.id, petugas.id]);
  expect(await owners(superadmin, '?tabel=harga_pangan')).toEqual([petugas.id]);
  expect(await owners(superadmin, '?limit=1&page=2')).toEqual([petugas.id]);
  expect((await superadmin.send('GET', '/sampah?tabel=pengguna')).status).toBe(422);
  for (const who of [await callerOf(api, 'petani')]) expect((await who.send('GET', '/sampah')).status).toBe(403);
});

test('who deleted it is told', async () => {
  await throwAway(reports[0]!);
  const { nama_lengkap } = await api.db
    .selectFrom('pengguna')
    .select('nama_lengkap')
    .where('id', '=', superadmin.id)
    .executeTakeFirstOrThrow();
  expect((await trash(petugas)).data[0].dihapus_oleh).toBe(nama_lengkap);
});

test('after thirty days it is out of reach', async () => {
  await throwAway(reports[0]!);
  const [{ id }] = (await trash(petugas)).data;
  now = new Date(now.getTime() + 30 * DAY - 1);
  expect((await trash(petugas)).total).toBe(1);
  now = new Date(now.getTime() + 1);
  expect((await trash(petugas)).total).toBe(0);
  expect((await putBack(petugas, id)).status).toBe(404);
});

test('what has come back does not come a second time, and a resent request is answered as the first', async () => {
  await throwAway(reports[0]!);
  const [{ id, baris }] = (await trash(petugas)).data;
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const first = await putBack(petugas, id, key);
  expect((await putBack(petugas, id, key)).body).toEqual(first.body);
  const again = await putBack(superadmin, id);
  expect([again.status, again.body.meta.message]).toEqual([409, 'Baris ini sudah dipulihkan']);
  // Deleted once more, the older state stays where it is.
  await petugas.send('DELETE', `/harga-pangan/${baris}`);
  expect((await putBack(petugas, id)).status).toBe(409);
  expect((await trash(petugas)).total).toBe(1);
});

test('only a deleted state can be put back', async () => {
  const id = await rowOf(api, reports[0]!, di, petugas.id);
  await petugas.send('PUT', `/harga-pangan/${id}`, { harga_eceran: 5 });
  const { id: versi } = await api.db.selectFrom('versi_baris').select('id').executeTakeFirstOrThrow();
  expect((await putBack(superadmin, versi)).status).toBe(404);
});
