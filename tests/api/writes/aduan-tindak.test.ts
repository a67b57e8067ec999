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

  test('an admin may not take the offer down, a superadmin may', async () => {
    await made();
    const down = (who: Awaited<ReturnType<typeof callerOf>>) =>
      who.send('PUT', `/produk/${produk_id}`, { status: 'tidak' });
    expect((await down(await callerOf(api, 'admin'))).status).toBe(403);
    expect((await down(await callerOf(api, 'superadmin'))).status).toBe(200);
    expect((await newest(`produk_id=${produk_id}`)).produk.status).toBe('tidak');
  });
});
