import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newPeriode, placeIn } from '../../support/api/fixtures.ts';

let api: TestApi;
let petugas: Caller;
let superadmin: Caller;
let kecamatan_id: number;
let komoditi: { id: number; nama_komoditi: string }[];
beforeAll(async () => {
  api = await openApi();
  [petugas, superadmin] = [await callerOf(api, 'petugas'), await callerOf(api, 'superadmin')];
  ({ kecamatan_id } = await placeIn(api, 'Melak'));
  komoditi = await api.db.selectFrom('komoditi').select(['id', 'nama_komoditi']).orderBy('id').limit(3).execute();
});

let periode: number;
let ids: number[];
beforeEach(async () => {
  periode = await newPeriode(api, 'periode_harga_pangan');
  ids = [];
  for (const { id: komoditi_id } of komoditi) {
    const row = { kecamatan_id, komoditi_id, periode_harga_pangan_id: periode, harga_grosir: 14, harga_eceran: 15 };
    const { body } = await petugas.send('POST', '/harga-pangan', row);
    ids.push(body.data.harga_pangan.id);
  }
});

const ALASAN = 'Tertulis dalam ribuan';
const correct = (sent: object, who = superadmin, headers = {}) =>
  who.send('POST', '/harga-pangan/koreksi', { alasan: ALASAN, perbuatan: 'ubah', ...sent }, headers);
const thousandfold = () => ids.map((id) => ({ id, revisi: 1, ubah: { harga_grosir: 14_000, harga_eceran: 15_000 } }));
const prices = async () =>
  (
    await api.db
      .selectFrom('harga_pangan')
      .select(['harga_eceran', 'revisi'])
      .where('periode_harga_pangan_id', '=', periode)
      .execute()
  ).map(({ harga_eceran, revisi }) => [harga_eceran, revisi]);

test('several rows are corrected in one act, with its reason in each history', async () => {
  const { status, body } = await correct({ baris: thousandfold() });
  expect([status, body.data]).toEqual([200, { jumlah: 3 }]);
  expect(await prices()).toEqual(Array(3).fill([15_000, 2]));
  for (const id of ids) {
    const [newest] = (await petugas.send('GET', `/harga-pangan/${id}/riwayat`)).body.data.data;
    expect(newest).toMatchObject({ perbuatan: 'ubah', alasan: ALASAN, user_id: superadmin.id });
  }
  const acts = await api.db.selectFrom('jejak').selectAll().where('keterangan', '=', ALASAN).execute();
  expect(acts.map(({ baris }) => baris)).toEqual(expect.arrayContaining(ids));
});

test('a row that was changed meanwhile refuses all of it by its name', async () => {
  await petugas.send('PUT', `/harga-pangan/${ids[1]}`, { harga_eceran: 16 });
  const { status, body } = await correct({ baris: thousandfold() });
  expect(status).toBe(412);
  expect(body.meta.message).toBe(
    `${komoditi[1]?.nama_komoditi}, Melak sudah diubah orang lain. Tidak ada yang disimpan.`,
  );
  expect(body.data).toMatchObject({ id: ids[1], baris: { harga_eceran: 16, revisi: 2 } });
  expect((await prices()).toSorted()).toEqual([
    [15, 1],
    [15, 1],
    [16, 2],
  ]);
});

test('so does one that is gone, one that breaks a rule, and a period that was closed', async () => {
  const broken = thousandfold().map((one, at) => (at === 2 ? { ...one, ubah: { harga_eceran: '15,5' } } : one));
  const refused = await correct({ baris: broken });
  expect(refused.status).toBe(422);
  expect(refused.body.meta.message).toMatch(
    new RegExp(`^${komoditi[2]?.nama_komoditi}, Melak: .*Tidak ada yang disimpan\\.$`),
  );
  await petugas.send('DELETE', `/harga-pangan/${ids[2]}`);
  const gone = await correct({ baris: thousandfold() });
  expect([gone.status, gone.body.meta.message]).toEqual([
    412,
    `${komoditi[2]?.nama_komoditi}, Melak sudah dihapus orang lain. Tidak ada yang disimpan.`,
  ]);
  await superadmin.send('PUT', `/periode-harga-pangan/${periode}`, { ditutup: '1' });
  const closed = await correct({ baris: thousandfold().slice(0, 2) });
  expect([closed.status, closed.body.meta.message]).toEqual([
    409,
    `${komoditi[0]?.nama_komoditi}, Melak: Periode sudah ditutup. Tidak ada yang disimpan.`,
  ]);
  expect(await prices()).toEqual(Array(2).fill([15, 1]));
});

test('sent twice under one key it is done once', async () => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const first = await correct({ baris: thousandfold() }, superadmin, headers);
  const again = await correct({ baris: thousandfold() }, superadmin, headers);
  expect(again.body).toEqual(first.body);
  expect(await prices()).toEqual(Array(3).fill([15_000, 2]));
});

test('several rows are deleted in one act, and lie in the trash with its reason', async () => {
  const { body } = await correct({ perbuatan: 'hapus', baris: ids.map((id) => ({ id, revisi: 1 })) });
  expect(body.data).toEqual({ jumlah: 3 });
  expect(await prices()).toEqual([]);
  const lying = (await petugas.send('GET', '/sampah?limit=3')).body.data.data;
  expect(lying.map((row: { alasan: string }) => row.alasan)).toEqual(Array(3).fill(ALASAN));
});

test.each([
  ['without a reason', { alasan: ' ' }, 'Tulis alasan koreksinya'],
  ['without rows', { baris: [] }, 'Baris harus diisi'],
  ['another owner', { baris: [{ id: 1, revisi: 1, ubah: { user_id: 1 } }] }, 'Isian user_id tidak dapat dikoreksi'],
  [
    'another period',
    { baris: [{ id: 1, revisi: 1, ubah: { periode_harga_pangan_id: 1 } }] },
    'Isian periode_harga_pangan_id tidak dapat dikoreksi',
  ],
  ['a row twice', { perbuatan: 'hapus', baris: Array(2).fill({ id: 1, revisi: 1 }) }, 'Setiap baris disebut sekali'],
  [
    'too many rows',
    { perbuatan: 'hapus', baris: Array.from({ length: 201 }, (_, at) => ({ id: at + 1, revisi: 1 })) },
    'Baris paling banyak 200',
  ],
])('%s is refused', async (_name, sent, message) => {
  const { status, body } = await correct({ baris: thousandfold(), ...sent });
  expect([status, body.meta.message]).toEqual([422, message]);
  expect(await prices()).toEqual(Array(3).fill([15, 1]));
});

test('it is a superadmin’s alone', async () => {
  for (const who of [petugas, await callerOf(api, 'admin')]) {
    expect((await correct({ baris: thousandfold() }, who)).status).toBe(403);
  }
});
