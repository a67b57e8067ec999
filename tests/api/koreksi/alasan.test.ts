import { beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newPeriode, placeIn, someKomoditi } from '../../support/api/fixtures.ts';

let api: TestApi;
let petugas: Caller;
let superadmin: Caller;
let id: number;
beforeEach(async () => {
  api = await openApi();
  [petugas, superadmin] = [await callerOf(api, 'petugas'), await callerOf(api, 'superadmin')];
  const { kecamatan_id } = await placeIn(api, 'Melak');
  const { body } = await petugas.send('POST', '/harga-pangan', {
    ...{ kecamatan_id, komoditi_id: await someKomoditi(api), harga_grosir: 37_000, harga_eceran: 38_500 },
    periode_harga_pangan_id: await newPeriode(api, 'periode_harga_pangan'),
  });
  id = body.data.harga_pangan.id;
});

const ALASAN = 'Salah ketik ribuan';
const change = (who: Caller, sent: object) => who.send('PUT', `/harga-pangan/${id}`, { ...sent });
const newest = async (who = petugas) =>
  (await who.send('GET', `/harga-pangan/${id}/riwayat`)).body.data.data[0] as Record<string, unknown>;
const told = async (who = petugas) =>
  (await who.send('GET', '/koreksi-saya')).body.data as { total: number; data: Record<string, unknown>[] };

test('a reason is kept with the version, cleaned, and its owner reads it', async () => {
  await change(superadmin, { harga_eceran: 39_000, alasan: `  Salah   ketik\u200b ribuan ` });
  expect(await newest()).toMatchObject({ perbuatan: 'ubah', alasan: ALASAN });
});

test.each([
  ['empat', 'Alasan paling sedikit 5 huruf', 'abcd'],
  ['tanda yang tidak terlihat', 'Alasan paling sedikit 5 huruf', `a\u200b\u200b\u200b\u200b\u200bb`],
  ['dua ratus satu', 'Alasan paling panjang 200 huruf', 'a'.repeat(201)],
])('a reason of %s letters is refused, and nothing is stored', async (_name, message, alasan) => {
  const { status, body } = await change(superadmin, { harga_eceran: 39_000, alasan });
  expect([status, body.meta.message]).toEqual([422, message]);
  expect(await newest()).toMatchObject({ perbuatan: 'tambah' });
});

test('what is documented stays valid: an update without a reason, and an officer who sends any', async () => {
  expect((await change(superadmin, { harga_eceran: 39_000 })).status).toBe(200);
  expect((await change(petugas, { harga_eceran: 40_000, alasan: 'x' })).status).toBe(200);
  expect(await newest()).toMatchObject({ alasan: null });
});

test('a deletion and a version that comes back keep their reasons too', async () => {
  await change(petugas, { harga_eceran: 40_000 });
  await superadmin.send('POST', `/harga-pangan/${id}/pulihkan`, { revisi: 1, alasan: ALASAN });
  expect(await newest()).toMatchObject({ perbuatan: 'pulihkan', alasan: ALASAN });
  await superadmin.send('DELETE', `/harga-pangan/${id}`, { alasan: 'Tercatat dua kali' });
  expect(await newest()).toMatchObject({ perbuatan: 'hapus', alasan: 'Tercatat dua kali' });
  const [lying] = (await petugas.send('GET', '/sampah')).body.data.data;
  expect(lying).toMatchObject({ alasan: 'Tercatat dua kali' });
});

test('an officer is told what was corrected until he has read it', async () => {
  expect((await told()).data).toEqual([]);
  await change(superadmin, { harga_eceran: 39_000, alasan: ALASAN });
  await change(petugas, { harga_eceran: 39_500 });
  await superadmin.send('DELETE', `/harga-pangan/${id}`, { alasan: 'Tercatat dua kali' });
  const { data, total } = await told();
  expect(total).toBe(2);
  const [changed, deleted] = data;
  expect(deleted).toMatchObject({ perbuatan: 'hapus', baris: id, tabel: 'harga_pangan', alasan: 'Tercatat dua kali' });
  expect(changed).toMatchObject({ perbuatan: 'ubah', alasan: ALASAN, nama_kecamatan: 'Melak' });
  expect(changed).not.toHaveProperty('alamat');
  expect(changed?.['nama']).toBeTruthy();
  expect(changed?.['nama_lengkap']).toBeTruthy();
  expect(changed?.['perubahan']).toEqual([
    { kolom: 'harga_eceran', sebelum: 38_500, sesudah: 39_000, nama_sebelum: null, nama_sesudah: null },
  ]);

  await petugas.send('POST', '/koreksi-saya/dibaca', { sampai: changed?.['id'] });
  expect((await told()).data.map((one) => one['id'])).toEqual([deleted?.['id']]);
  // A number from the future does not hide what comes later.
  await petugas.send('POST', '/koreksi-saya/dibaca', { sampai: 999_999 });
  expect((await told()).total).toBe(0);
  const [{ id: sampah }] = (await superadmin.send('GET', '/sampah')).body.data.data;
  await superadmin.send('POST', `/sampah/${sampah}/pulihkan`);
  expect((await told()).data).toMatchObject([{ perbuatan: 'pulihkan', baris: id }]);
});

test('nobody is told of his own changes, of a save that changed nothing, nor of others’ rows', async () => {
  await change(petugas, { harga_eceran: 39_000 });
  await change(superadmin, { harga_eceran: 39_000, alasan: ALASAN });
  expect((await told()).total).toBe(0);
  await change(superadmin, { harga_eceran: 39_500, alasan: ALASAN });
  expect((await told(await callerOf(api, 'agustina.pelenteq'))).total).toBe(0);
  expect((await told(superadmin)).total).toBe(0);
  expect((await told()).total).toBe(1);
});
