import { beforeAll, describe, expect, test } from 'vitest';
import { actsOn } from '../../support/api/acts-on.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { callerNamed, callerOf, officeAlone, visitor } from '../../support/api/callers.ts';

let api: TestApi;
let produk_id: number;
let people = 0;
const clock = () => new Date('2026-11-20T03:00:00.000Z');
beforeAll(async () => {
  api = await openApi({ now: clock });
  const { body } = await visitor(api).send('GET', '/produk?limit=1');
  produk_id = body.data.data[0].id;
});

describe('the office deals with a report', () => {
  const newest = async (query = '') =>
    (await (await callerOf(api, 'admin')).send('GET', `/aduan-produk?limit=1&${query}`)).body.data.data[0];
  const made = async () => {
    people += 1;
    const client = { alamat: `10.9.0.${people}` };
    await asking(api).post('/aduan-produk', { produk_id, alasan: 'penipuan' }, { client });
    return newest();
  };

  test('says what it did, who and when, and finds what is left', async () => {
    const { id, status, revisi, produk, penjual } = await made();
    expect([status, revisi, produk.status, typeof penjual.no_hp]).toEqual(['baru', 1, 'aktif', 'string']);
    const admin = await callerOf(api, 'admin');
    const fields = { status: 'selesai', catatan: ' Penjual sudah dihubungi. ' };
    const told = await admin.send('PUT', `/aduan-produk/${id}`, fields, { 'If-Match': '"1"' });
    expect([told.status, told.body.data.aduan_produk]).toEqual([
      200,
      expect.objectContaining({
        ...{
          id,
          status: 'selesai',
          revisi: 2,
          catatan: 'Penjual sudah dihubungi.',
          selesai_pada: clock().toISOString(),
        },
        selesai_oleh: { id: admin.id, nama_lengkap: expect.any(String) },
      }),
    ]);
    expect((await newest('status=selesai')).id).toBe(id);
    expect((await newest('status=baru'))?.id).not.toBe(id);
    expect((await actsOn(api, 'aduan_produk', id)).at(-1)).toEqual([admin.id, 'ubah', 'selesai']);
  });

  test('opens it again: who and when go, the note stays', async () => {
    const { id } = await made();
    const superadmin = await callerOf(api, 'superadmin');
    await superadmin.send('POST', `/aduan-produk/${id}`, { _method: 'put', status: 'selesai', catatan: 'Sudah.' });
    const { body } = await superadmin.send('PUT', `/aduan-produk/${id}`, { status: 'baru' });
    expect(body.data.aduan_produk).toMatchObject({
      status: 'baru',
      catatan: 'Sudah.',
      selesai_pada: null,
      selesai_oleh: null,
    });
  });

  test('of two who do, the later one sees what the other said', async () => {
    const { id } = await made();
    const [admin, superadmin] = [await callerOf(api, 'admin'), await callerOf(api, 'superadmin')];
    const seen = { 'If-Match': '"1"' };
    expect((await admin.send('PUT', `/aduan-produk/${id}`, { status: 'selesai', catatan: 'Satu.' }, seen)).status).toBe(
      200,
    );
    const { status, body } = await superadmin.send('PUT', `/aduan-produk/${id}`, { catatan: 'Dua.' }, seen);
    expect([status, body.data.baris.catatan]).toEqual([412, 'Satu.']);
  });

  test.each(officeAlone(200))('%s gets %i', async (who, status) => {
    const { id } = await made();
    const caller = await callerNamed(api, who);
    expect((await caller.send('PUT', `/aduan-produk/${id}`, { status: 'selesai', catatan: 'Sudah.' })).status).toBe(
      status,
    );
    expect((await caller.send('PUT', '/aduan-produk/999999999', {})).status).toBe(status === 200 ? 404 : status);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ status: 'selesai' }, 'Tulis apa yang sudah dilakukan'],
    [{ status: 'selesai', catatan: ' ' }, 'Tulis apa yang sudah dilakukan'],
    [{ status: '' }, 'Status harus dipilih'],
    [{ status: 'hilang' }, 'Status harus salah satu dari: baru, selesai'],
    [{ status: 'selesai', catatan: 'a'.repeat(1001) }, 'Catatan paling panjang 1000 huruf'],
  ])('%j is refused', async (fields, message) => {
    const { id } = await made();
    const { status, body } = await (await callerOf(api, 'admin')).send('PUT', `/aduan-produk/${id}`, fields);
    expect([status, body.meta.message]).toEqual([422, message]);
  });

  const produk = () => api.db.selectFrom('produk').selectAll().where('id', '=', produk_id).executeTakeFirstOrThrow();
  const offerAgain = async () =>
    (await callerOf(api, 'superadmin')).send('PUT', `/produk/${produk_id}`, { status: 'aktif' });

  test('an admin takes the offer down by its report, and changes nothing else of it', async () => {
    const { id, revisi } = await made();
    const admin = await callerOf(api, 'admin');
    expect((await admin.send('PUT', `/produk/${produk_id}`, { status: 'tidak' })).status).toBe(403);
    const before = await produk();
    const { status, body } = await admin.send('PUT', `/aduan-produk/${id}`, { turunkan: true, judul: 'Lain' });
    expect([status, body.data.aduan_produk]).toEqual([
      200,
      expect.objectContaining({ status: 'baru', revisi, produk: expect.objectContaining({ status: 'tidak' }) }),
    ]);
    expect(await produk()).toEqual({
      ...{ ...before, status: 'tidak', revisi: before.revisi + 1 },
      updated_at: clock().toISOString(),
    });
    expect((await actsOn(api, 'produk', produk_id)).at(-1)).toEqual([admin.id, 'ubah', 'diturunkan karena aduan']);
    expect((await visitor(api).send('GET', `/produk/${produk_id}`)).status).toBe(404);
    await offerAgain();
  });

  test('the report may be finished in the same step, or nothing is done', async () => {
    const { id } = await made();
    const admin = await callerOf(api, 'admin');
    const done = (fields: object) => admin.send('PUT', `/aduan-produk/${id}`, { status: 'selesai', ...fields });
    expect((await done({ turunkan: 1 })).status).toBe(422);
    expect((await produk()).status).toBe('aktif');
    expect((await done({ turunkan: 'entah', catatan: 'Diturunkan.' })).status).toBe(422);
    const { body } = await done({ turunkan: 1, catatan: 'Diturunkan.' });
    expect(body.data.aduan_produk).toMatchObject({ status: 'selesai', produk: { status: 'tidak' } });
    const { revisi } = await produk();
    await done({ turunkan: 1, catatan: 'Sudah.' });
    expect((await produk()).revisi).toBe(revisi);
    await offerAgain();
  });

  test.each(officeAlone(200))('the offer is not taken down by just anybody: %s gets %i', async (who, status) => {
    const { id } = await made();
    const caller = await callerNamed(api, who);
    expect((await caller.send('PUT', `/aduan-produk/${id}`, { turunkan: true })).status).toBe(status);
    expect((await produk()).status).toBe(status === 200 ? 'tidak' : 'aktif');
    await offerAgain();
  });

  test('an offer that its farmer has deleted cannot be taken down', async () => {
    const { id } = await made();
    await (await callerOf(api, 'superadmin')).send('DELETE', `/produk/${produk_id}`);
    const admin = await callerOf(api, 'admin');
    const { status, body } = await admin.send('PUT', `/aduan-produk/${id}`, { turunkan: true });
    expect([status, body.meta.message]).toEqual([409, 'Produk ini sudah dihapus penjualnya']);
  });
});
