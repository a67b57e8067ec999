import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../server/ports.ts';
import { openSeeded } from '../../../tests/support/data/database.ts';
import { komoditiSeed } from '../catalogue/acuan.ts';

/** The demo that all tests copy. */
let db: Db;
beforeAll(async () => {
  db = await openSeeded();
});

const rowsOf = async <Row = Record<string, number>>(query: RawBuilder<Row>) => (await query.execute(db)).rows;

test('some prices are missing, but none of the newest week in Melak and in the regency', async () => {
  const all = 52 * 16 * komoditiSeed.length;
  const [{ n } = { n: 0 }] = await rowsOf(sql<{ n: number }>`select count(*) as n from harga_pangan`);
  expect(n / all).toBeGreaterThan(0.93);
  expect(n / all).toBeLessThan(0.98);
  expect(
    await rowsOf(sql`with baru as (select id from periode_harga_pangan order by tanggal_mulai desc limit 1) select
      (select count(*) from harga_pangan join kecamatan on kecamatan.id = kecamatan_id
        where nama_kecamatan = 'Melak' and periode_harga_pangan_id in baru) as melak,
      (select count(*) from harga_pangan_kutai_barat where periode_harga_pangan_id in baru) as kabupaten`),
  ).toEqual([{ melak: komoditiSeed.length, kabupaten: komoditiSeed.length }]);
});

test('every price is one that a trader may ask', async () => {
  const prices = sql`(select harga_grosir, harga_eceran from harga_pangan
    union all select harga_grosir, harga_eceran from harga_pangan_kutai_barat)`;
  expect(await rowsOf(sql`select * from ${prices} where harga_grosir >= harga_eceran or harga_grosir <= 0`)).toEqual(
    [],
  );
  expect(await rowsOf(sql`select * from ${prices} where harga_eceran % 100 <> 0 or harga_grosir % 100 <> 0`)).toEqual(
    [],
  );
});

test('from week to week many prices stand, some move a little, few move much', async () => {
  const [share] = await rowsOf(sql<{ same: number; little: number; much: number }>`
    with changes as (select 1.0 * harga_eceran / lag(harga_eceran) over
      (partition by kecamatan_id, komoditi_id order by periode_harga_pangan_id) - 1 as delta from harga_pangan)
    select avg(delta = 0) as same, avg(delta <> 0 and abs(delta) < 0.065) as little, avg(abs(delta) >= 0.065) as much
    from changes where delta is not null`);
  expect(share!.same).toBeGreaterThan(0.4);
  expect(share!.little).toBeGreaterThan(0.15);
  expect(share!.much).toBeGreaterThan(0);
  expect(share!.much).toBeLessThan(0.06);
});

test('the letters of a weighing fit together', async () => {
  expect(
    await rowsOf(sql`select * from timbang_balita where jumlah_balita <= 0
      or berat_badan_naik < 0 or berat_badan_tidak_naik < 0
      or berat_badan_naik + berat_badan_tidak_naik > jumlah_balita
      or dibawah_garis_merah > jumlah_balita or kasus_gizi_buruk > dibawah_garis_merah`),
  ).toEqual([]);
});

test('no more fields are lost than planted', async () => {
  expect(await rowsOf(sql`select * from luas_tanam where luas_puso < 0 or luas_puso > luas_tanam`)).toEqual([]);
  expect(await rowsOf(sql`select sum(luas_puso) > 0 as ada from luas_tanam`)).toEqual([{ ada: 1 }]);
});

test.each([
  ['timbang_balita', 'periode_timbang_balita'],
  ['luas_tanam', 'periode_luas_tanam'],
])('%s: of the newest month a part of every sub-district is still to come', async (table, periode) => {
  const arrived = await rowsOf(sql<{ share: number }>`
    select (select count(distinct kelurahan_id) from ${sql.table(table)} r where r.kecamatan_id = k.id
      and r.${sql.ref(`${periode}_id`)} = (select id from ${sql.table(periode)} order by tanggal_mulai desc limit 1)) * 1.0
      / (select count(*) from desa_kelurahan d where d.kecamatan_id = k.id) as share from kecamatan k`);
  expect(arrived.filter(({ share }) => share <= 0 || share >= 1)).toEqual([]);
});

const reports = ['harga_pangan', 'ketersediaan_pangan', 'timbang_balita', 'luas_tanam'];

test.each(reports)('%s: officers own the rows of their sub-districts and no others', async (table) => {
  const foreign = await rowsOf(sql`select r.id from ${sql.table(table)} r
    left join pengguna_kecamatan p on p.user_id = r.user_id and p.kecamatan_id = r.kecamatan_id where p.id is null`);
  expect(foreign).toEqual([]);
});

test('every sub-district has one officer, and the demo’s own has three', async () => {
  const assigned = await rowsOf(sql<{ username: string; nama_kecamatan: string }>`select username, nama_kecamatan
    from pengguna_kecamatan join pengguna on pengguna.id = user_id join kecamatan on kecamatan.id = kecamatan_id`);
  expect(new Set(assigned.map(({ nama_kecamatan }) => nama_kecamatan)).size).toBe(16);
  expect(assigned).toHaveLength(16);
  const own = assigned.filter(({ username }) => username === 'petugas').map(({ nama_kecamatan }) => nama_kecamatan);
  expect(own.sort()).toEqual(['Barong Tongkok', 'Melak', 'Sekolaq Darat']);
  const regency = await rowsOf(sql`select distinct username from harga_pangan_kutai_barat
    join pengguna on pengguna.id = user_id`);
  expect(regency).toEqual([{ username: 'petugas' }]);
});
