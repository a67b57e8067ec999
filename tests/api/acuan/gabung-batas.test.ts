import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { isPostgres } from '../../../server/db/dialects.ts';
import { callerNamed, callerOf, officeAlone } from '../../support/api/callers.ts';
import { countedPrices } from '../../support/api/counted.ts';
import { newPeriode, newRow } from '../../support/api/fixtures.ts';
import { newPrice } from '../../support/api/prices.ts';
import { twoAlike } from '../../support/api/two-alike.ts';

let at: Awaited<ReturnType<typeof twoAlike>>;
beforeEach(async () => {
  at = await twoAlike();
});

test('rows that moved are changed rows: who still edits them as they were is told', async () => {
  const { api, ini, melak, price, merge } = at;
  const id = await price(ini, 60_000, melak);
  await merge();
  const superadmin = await callerOf(api, 'superadmin');
  const { status } = await superadmin.send('PUT', `/harga-pangan/${id}`, { harga_eceran: 1 }, { 'If-Match': '"1"' });
  expect(status).toBe(412);
});

test('nothing is lost: what was not chosen lies in the trash, what moved keeps its history', async () => {
  const { api, admin, ini, crowded, merge } = at;
  const { bentrok, pindah } = await crowded();
  await merge({ pilihan: 'itu' });
  const versions = await api.db
    .selectFrom('versi_baris')
    .select(['tabel', 'baris', 'perbuatan', 'user_id', 'isi'])
    .orderBy('id')
    .execute();
  expect(versions.map(({ tabel, baris, perbuatan, user_id }) => [tabel, baris, perbuatan, user_id])).toEqual([
    ['harga_pangan', bentrok[0], 'hapus', admin.id],
    ...pindah.map((id) => ['harga_pangan', id, 'gabung', admin.id]),
    ['harga_pangan_kutai_barat', bentrok[1], 'hapus', admin.id],
    ['harga_acuan', bentrok[2], 'hapus', admin.id],
    ['komoditi', ini, 'hapus', admin.id],
  ]);
  expect(JSON.parse(versions[0]!.isi)).toMatchObject({ komoditi_id: ini, harga_eceran: 60_000 });
  const jejak = await api.db.selectFrom('jejak').selectAll().where('tabel', '=', 'harga_acuan').execute();
  expect(jejak).toMatchObject([
    { perbuatan: 'hapus', baris: bentrok[2], keterangan: 'HAP 57.000, mulai 2027-01-01, Bapanas' },
  ]);
});

test('a step that fails moves nothing', async () => {
  const { api, ini, itu, crowded, preview, merge, eceranOf } = at;
  await crowded();
  const before = [await eceranOf(ini), await eceranOf(itu)];
  const broken = isPostgres(api.db)
    ? [
        sql`create function gagal() returns trigger language plpgsql as $$ begin raise exception 'gagal'; end $$`,
        sql`create trigger gagal before delete on komoditi for each row execute function gagal()`,
      ]
    : [sql`create trigger gagal before delete on komoditi begin select raise(abort, 'gagal'); end`];
  for (const statement of broken) await statement.execute(api.db);
  expect((await merge({ pilihan: 'itu' })).status).toBe(500);
  expect([await eceranOf(ini), await eceranOf(itu)]).toEqual(before);
  const { kept, real } = await countedPrices(api.db);
  expect(kept).toEqual(real);
  expect((await preview()).bentrok).toBe(3);
});

test('of more conflicts than can be shown the number is told, and all are settled', async () => {
  const { api, ini, itu, preview, merge, eceranOf } = at;
  const places = await api.db.selectFrom('kecamatan').select('id').execute();
  for (let week = 0; week < 14; week += 1) {
    const periode = await newPeriode(api, 'periode_harga_pangan');
    for (const { id: kecamatan_id } of places) {
      await newPrice(api, { komoditi_id: ini, periode, kecamatan_id, eceran: 1_000 });
      await newPrice(api, { komoditi_id: itu, periode, kecamatan_id, eceran: 2_000 });
    }
  }
  const all = 14 * places.length;
  const told = await preview();
  expect([told.bentrok, told.daftar.length]).toEqual([all, 200]);
  const { body } = await merge({ pilihan: 'ini', bentrok: all });
  expect(body.data).toMatchObject({ pindah: all, hapus: all });
  expect(new Set(await eceranOf(itu))).toEqual(new Set([1_000]));
});

test('a merge that is sent again is the same merge', async () => {
  const { ini, melak, price, merge } = at;
  await price(ini, 60_000, melak);
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const [first, again] = [await merge({}, key), await merge({}, key)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
});

test('what cannot be merged is refused with its reason', async () => {
  const { api, admin, ini, itu } = at;
  const liter = await newRow(api, 'komoditi', { nama_komoditi: 'Minyak Curah', satuan: 'liter' });
  const said = async (id: number, ke: unknown) => {
    const read = await admin.send('GET', `/komoditi/${id}/gabung?ke=${ke ?? ''}`);
    const written = await admin.send('POST', `/komoditi/${id}/gabung`, { ke });
    expect(read.status).toBe(written.status);
    return [written.status, written.body.meta.message];
  };
  expect(await said(ini, liter)).toEqual([422, "Satuannya berbeda: kg dan liter. Samakan dulu dengan 'Ganti satuan'."]);
  expect(await said(ini, ini)).toEqual([422, 'Komoditi tidak dapat digabung dengan dirinya sendiri']);
  expect(await said(ini, 999_999)).toEqual([422, 'Komoditi tujuan tidak ditemukan']);
  expect(await said(999_999, itu)).toEqual([404, 'Komoditi tidak ditemukan']);
  expect(await said(ini, undefined)).toEqual([422, 'Mohon pilih komoditi tujuan']);
});

test('whoever saw the commodity otherwise is told how it stands', async () => {
  const { admin, ini, merge } = at;
  await admin.send('PUT', `/komoditi/${ini}`, { nama_komoditi: 'Lombok Setan' });
  const { status, body } = await merge({}, { 'If-Match': '"1"' });
  expect([status, body.data.baris.nama_komoditi]).toEqual([412, 'Lombok Setan']);
});

test.each(officeAlone(200))('who merges: %s gets %i', async (who, status) => {
  const { api, ini, itu } = at;
  const caller = await callerNamed(api, who);
  const read = await caller.send('GET', `/komoditi/${ini}/gabung?ke=${itu}`);
  expect(read.status).toBe(status);
  if (status === 200) expect(read.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await caller.send('POST', `/komoditi/${ini}/gabung`, { ke: itu })).status).toBe(status);
});
