import { beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newPeriode, placeIn, someKomoditi } from '../../support/api/fixtures.ts';

let api: TestApi;
let petugas: Caller;
let admin: Caller;
let superadmin: Caller;
let id: number;
let fields: Record<string, number>;
beforeEach(async () => {
  api = await openApi();
  [petugas, admin, superadmin] = [
    await callerOf(api, 'petugas'),
    await callerOf(api, 'admin'),
    await callerOf(api, 'superadmin'),
  ];
  const { kecamatan_id } = await placeIn(api, 'Melak');
  fields = {
    ...{ kecamatan_id, komoditi_id: await someKomoditi(api), harga_grosir: 13_000, harga_eceran: 14_500 },
    periode_harga_pangan_id: await newPeriode(api, 'periode_harga_pangan'),
  };
  const { body } = await petugas.send('POST', '/harga-pangan', fields);
  id = body.data.harga_pangan.id;
});

const change = (who: Caller, sent: Record<string, unknown>, headers = {}) =>
  who.send('PUT', `/harga-pangan/${id}`, sent, headers);
const historyAs = async (who: Caller, query = '') =>
  (await who.send('GET', `/harga-pangan/${id}/riwayat${query}`)).body.data;
const acts = async (who: Caller) => (await historyAs(who)).data as Record<string, unknown>[];
const versions = async () => (await api.db.selectFrom('versi_baris').selectAll().execute()).length;

test('a new row keeps nothing, and its history says how it began', async () => {
  expect(await versions()).toBe(0);
  const [only, ...rest] = await acts(petugas);
  expect(rest).toEqual([]);
  expect(only).toMatchObject({ revisi: 1, perbuatan: 'tambah', user_id: petugas.id, alamat: null });
  expect(only?.['perubahan']).toContainEqual({
    ...{ kolom: 'harga_eceran', sebelum: null, sesudah: 14_500, nama_sebelum: null, nama_sesudah: null },
  });
});

test('each change is told with who made it and what it changed, the newest first', async () => {
  await change(petugas, { harga_eceran: 15_000 });
  await change(superadmin, { harga_eceran: 16_000, harga_grosir: 13_500 });
  const told = await acts(petugas);
  expect(told.map(({ revisi, perbuatan, user_id }) => [revisi, perbuatan, user_id])).toEqual([
    [3, 'ubah', superadmin.id],
    [2, 'ubah', petugas.id],
    [1, 'tambah', petugas.id],
  ]);
  const plain = { nama_sebelum: null, nama_sesudah: null };
  expect(told[0]?.['perubahan']).toEqual([
    { kolom: 'harga_grosir', sebelum: 13_000, sesudah: 13_500, ...plain },
    { kolom: 'harga_eceran', sebelum: 15_000, sesudah: 16_000, ...plain },
  ]);
  expect(told[1]?.['perubahan']).toEqual([{ kolom: 'harga_eceran', sebelum: 14_500, sesudah: 15_000, ...plain }]);
});

test('numbers of other rows are told with their names', async () => {
  const { kecamatan_id } = await placeIn(api, 'Barong Tongkok');
  await change(superadmin, { kecamatan_id });
  const [moved] = await acts(admin);
  expect(moved?.['perubahan']).toEqual([
    {
      ...{ kolom: 'kecamatan_id', sebelum: fields['kecamatan_id'], sesudah: kecamatan_id },
      ...{ nama_sebelum: 'Melak', nama_sesudah: 'Barong Tongkok' },
    },
  ]);
});

test('only admin and superadmin are told from where', async () => {
  const response = await api.fetch(
    `/api/harga-pangan/${id}`,
    {
      method: 'PUT',
      headers: { Authorization: `Bearer ${petugas.token}`, 'Content-Type': 'application/json' },
      body: '{"harga_eceran":15000}',
    },
    { alamat: '36.80.1.2' },
  );
  expect(response.status).toBe(200);
  const from = async (who: Caller) => (await acts(who))[0]?.['alamat'];
  expect([await from(petugas), await from(admin), await from(superadmin)]).toEqual([null, '36.80.1.2', '36.80.1.2']);
});

test('a page tells the same as the whole', async () => {
  for (const harga_eceran of [1, 2, 3, 4, 5, 6]) await change(petugas, { harga_eceran });
  const whole = await acts(petugas);
  expect(whole).toHaveLength(7);
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => historyAs(petugas, `?limit=2&page=${page}`)));
  expect(pages.flatMap(({ data }) => data)).toEqual(whole);
  expect(pages[3]).toMatchObject({ from: 7, to: 7, total: 7, last_page: 4, next_page_url: null });
  expect(pages[4]).toMatchObject({ data: [], from: null });
});

test('a deletion and a return stand in the history', async () => {
  await petugas.send('DELETE', `/harga-pangan/${id}`);
  const [deleted] = await acts(petugas);
  expect(deleted).toMatchObject({ perbuatan: 'hapus', revisi: 1, user_id: petugas.id });
  expect(deleted?.['perubahan']).toContainEqual(
    expect.objectContaining({ kolom: 'harga_eceran', sebelum: 14_500, sesudah: null }),
  );
  const [{ id: sampah }] = (await petugas.send('GET', '/sampah')).body.data.data;
  await petugas.send('POST', `/sampah/${sampah}/pulihkan`);
  const told = await acts(petugas);
  expect(told.map(({ perbuatan, revisi }) => [perbuatan, revisi])).toEqual([
    ['pulihkan', 2],
    ['hapus', 1],
    ['tambah', 1],
  ]);
  expect(told[0]?.['perubahan']).toContainEqual(
    expect.objectContaining({ kolom: 'harga_eceran', sebelum: null, sesudah: 14_500 }),
  );
});

test('of a row that changed before versions were kept, what is not known is not told', async () => {
  await api.db.updateTable('harga_pangan').set({ revisi: 5 }).where('id', '=', id).execute();
  await change(petugas, { harga_eceran: 15_000 });
  expect((await acts(petugas)).map(({ revisi, perubahan }) => [revisi, (perubahan as object[]).length])).toEqual([
    [6, 1],
    [1, 0],
  ]);
});

test('what is refused, and what is sent twice, keeps no second version', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  expect((await change(petugas, { harga_eceran: 'x' })).status).toBe(422);
  expect((await change(petugas, { harga_eceran: 1 }, { 'If-Match': '"9"' })).status).toBe(412);
  expect(await versions()).toBe(0);
  const first = await change(petugas, { harga_eceran: 15_000 }, key);
  const again = await change(petugas, { harga_eceran: 15_000 }, key);
  expect(again.body).toEqual(first.body);
  expect(await versions()).toBe(1);
});

test('a history is nobody’s to cache, and of no row it is not found', async () => {
  const { headers } = await petugas.send('GET', `/harga-pangan/${id}/riwayat`);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  const known = await api.fetch('/api/harga-pangan?limit=1');
  const asVisitor = await api.fetch(`/api/harga-pangan/${id}/riwayat`, {
    headers: { 'If-None-Match': known.headers.get('ETag') ?? '' },
  });
  expect(asVisitor.status).toBe(401);
  expect((await admin.send('GET', '/harga-pangan/999999/riwayat')).body.meta.message).toBe(
    'Harga pangan tidak ditemukan',
  );
});

test('rows of other tables keep no versions and have no history', async () => {
  const sent = { isi: 'Panen', ...{ judul: 'Panen raya', tanggal: '2026-11-20' } };
  const { body } = await superadmin.send('POST', '/kegiatan-dinas', sent);
  const path = `/kegiatan-dinas/${body.data?.kegiatan_dinas?.id ?? 1}`;
  await superadmin.send('PUT', path, { judul: 'Panen padi' });
  expect(await versions()).toBe(0);
  expect((await superadmin.send('GET', `${path}/riwayat`)).status).toBe(404);
});
