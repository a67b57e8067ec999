import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { komoditiSeed, panganSeed } from './catalogue/acuan.ts';
import { produkSeed } from './catalogue/produk.ts';
import { seedDemo } from './seed-demo.ts';
import { drawings, seededDemo, withRegion } from './seeded-demo.ts';

let demo: Awaited<ReturnType<typeof seededDemo>>;
beforeAll(async () => {
  demo = await seededDemo();
});

test('the same day gives the same rows', async () => {
  // Compared as a whole: a difference between two texts of megabytes is nothing to print.
  const again = await seededDemo();
  expect((await again.contents()) === (await demo.contents())).toBe(true);
});

test('a year of every subject is there, and three of planting', async () => {
  expect(
    await demo.rows(sql`select
      (select count(*) from periode_harga_pangan) as harga,
      (select count(*) from periode_ketersediaan_pangan) as ketersediaan,
      (select count(*) from periode_timbang_balita) as timbang,
      (select count(*) from periode_luas_tanam) as tanam,
      (select count(*) from ketersediaan_pangan) as neraca,
      (select count(*) from komoditi) as komoditi,
      (select count(*) from produk) as produk,
      (select count(*) from kegiatan_dinas) as kegiatan,
      (select count(*) from koordinat_lahan_petani) as koordinat`),
  ).toEqual([
    {
      ...{ harga: 52, ketersediaan: 52, timbang: 12, tanam: 36 },
      neraca: 52 * 16 * 12,
      komoditi: komoditiSeed.length,
      produk: produkSeed.length,
      kegiatan: 30,
      koordinat: 60,
    },
  ]);
});

test('every product has one main photo and its own slug, six are the demo farmer’s', async () => {
  expect(
    await demo.rows(sql`select produk.id from produk left join produk_foto on produk_id = produk.id and main = '1'
      group by produk.id having count(produk_foto.id) <> 1`),
  ).toEqual([]);
  expect(
    await demo.rows(sql`select count(*) - count(distinct slug) as double, sum(username = 'petani') as own,
      count(distinct user_id) as sellers from produk join pengguna on pengguna.id = user_id`),
  ).toEqual([{ double: 0, own: 6, sellers: 12 }]);
});

test('the demo farmer has two plots with coordinates', async () => {
  const plots = await demo.rows(sql`select lat from lahan_petani join pengguna on pengguna.id = lahan_petani.user_id
    join koordinat_lahan_petani on lahan_id = lahan_petani.id where username = 'petani'`);
  expect(plots).toHaveLength(2);
});

test('nothing was written after now, or changed before it was written', async () => {
  expect(await demo.untimely()).toEqual([]);
});

test('a demo of another regency, made in the first minute of a week and month, is a full year too, with the first three sub-districts for its officer', async () => {
  const early = await seededDemo({ kode: '64.02', today: new Date('2027-01-31T16:00:30Z') });
  expect(await early.untimely()).toEqual([]);
  const newest = await early.rows(sql`select nama_periode from periode_timbang_balita order by id desc limit 1`);
  expect(newest).toEqual([{ nama_periode: 'Februari 2027' }]);
  const first = await early.db.selectFrom('kecamatan').select('nama_kecamatan').orderBy('id').limit(3).execute();
  const own = await early.rows(sql`select nama_kecamatan from pengguna_kecamatan
    join pengguna on pengguna.id = user_id join kecamatan on kecamatan.id = kecamatan_id
    where username = 'petugas' order by kecamatan.id`);
  expect(own).toEqual(first);
});

test('all accounts are the demo’s, and one hash serves them all', async () => {
  expect(demo.hashed).toEqual(['lumbung-demo']);
  expect(await demo.rows(sql`select distinct demo, password_hash from pengguna`)).toEqual([
    { demo: 1, password_hash: 'hash 1' },
  ]);
});

test('every picture that a row names is stored, under a name made of its content', async () => {
  const named = await demo.rows(sql<{ nama: string }>`select foto as nama from produk_foto union select foto from slider
    union select foto from kegiatan_dinas union select logo_pangan from pangan union select logo_komoditi from komoditi`);
  expect(named.filter(({ nama }) => !demo.stored.has(nama))).toEqual([]);
  expect(named.filter(({ nama }) => !/^[0-9a-f]{32}\.(jpg|png)$/.test(nama))).toEqual([]);
});

test('a seed that is broken off leaves no rows and says nothing of a demo', async () => {
  const db = await withRegion();
  const times = { created_at: '2026-11-20T00:00:00.000Z', updated_at: '2026-11-20T00:00:00.000Z' };
  await db
    .insertInto('pangan')
    .values({ nama_pangan: panganSeed[0]!.nama, ...times })
    .execute();
  const passwords = { hash: async () => '' };
  const seeding = seedDemo({ db, files: { write: async () => {} }, pictures: drawings }, passwords, {
    today: new Date(),
    progress: () => {},
  });
  await expect(seeding).rejects.toThrow('UNIQUE');
  expect(await db.selectFrom('pengguna').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('keterangan').select('nilai').where('nama', '=', 'demo').execute()).toEqual([]);
});
