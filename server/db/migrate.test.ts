import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openEmpty } from '../../tests/support/data/database.ts';
import { migrate, migrateUpTo, NewerDatabaseError } from './migrate.ts';
import { migrations } from './migrations/index.ts';

test('a second start applies nothing and loses nothing', async () => {
  const db = await openEmpty();
  await migrate(db);
  await db.insertInto('keterangan').values({ nama: 'wilayah', nilai: '64.07' }).execute();
  await migrate(db);
  expect(await db.selectFrom('keterangan').select('nilai').execute()).toEqual([{ nilai: '64.07' }]);
});

test('a database newer than the program is refused', async () => {
  const db = await openEmpty();
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-masa-depan', '2099-01-01')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(NewerDatabaseError);
});

test('a migration that fails leaves no half-made tables', async () => {
  const db = await openEmpty();
  const broken = async (trx: typeof db) => {
    await trx.schema.createTable('setengah').addColumn('id', 'integer').execute();
    throw new Error('putus');
  };
  migrations['9998-rusak'] = { up: broken };
  try {
    await expect(migrate(db)).rejects.toThrow('putus');
    expect(await db.introspection.getTables()).toEqual([]);
  } finally {
    delete migrations['9998-rusak'];
  }
});

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

const addPerson = (db: Awaited<ReturnType<typeof openEmpty>>) =>
  db
    .insertInto('pengguna')
    .values({
      ...times,
      nama_lengkap: 'Sri',
      username: 'sri',
      email: 'sri@contoh.id',
      no_hp: '0812',
      password_hash: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();

test('numbers that were kept as typed get the form of all others', async () => {
  const db = await openEmpty();
  await migrateUpTo(db, '0025-skpg');
  const before = ['+6281254321098', '6281254321098', '+62081254321098', '81254321098', '+60123456789', '62123', '-'];
  const person = { ...times, nama_lengkap: 'Sri', password_hash: '' };
  for (const [at, no_hp] of before.entries()) {
    const names = { username: `sri${at}`, email: `sri${at}@contoh.id` };
    await db
      .insertInto('pengguna')
      .values({ ...person, ...names, no_hp })
      .execute();
  }
  await migrate(db);
  const rows = await db.selectFrom('pengguna').select('no_hp').orderBy('id').execute();
  expect(rows.map(({ no_hp }) => no_hp)).toEqual([...Array(4).fill('081254321098'), '+60123456789', '62123', '-']);
});

test('an office’s commodities and foods of usual names get their other names, but none that one of them bears', async () => {
  const db = await openEmpty();
  await migrateUpTo(db, '0026-nomor-telepon');
  const komoditi = ['kol', 'Kubis', 'Sirsak'].map((nama_komoditi) => ({ ...times, nama_komoditi }));
  await db.insertInto('komoditi').values(komoditi).execute();
  await db
    .insertInto('pangan')
    .values({ ...times, nama_pangan: 'Kedelai' })
    .execute();
  await migrate(db);
  const rows = await db.selectFrom('nama_lain').select(['nama', 'komoditi_id', 'pangan_id']).orderBy('id').execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ...['Kobis', 'Kol Bulat', 'Sayur Kol'].map((nama) => [nama, 1, null]),
    ...['Kedele', 'Kacang Kedelai'].map((nama) => [nama, null, 1]),
  ]);
});

test('a product whose address could not be opened is given one that can', async () => {
  const db = await openEmpty();
  await migrateUpTo(db, '0005-sesi-dan-penjagaan');
  const { id: user_id } = await addPerson(db);
  const produk = { ...times, user_id, deskripsi: '', stok: 1, harga: 1, status: 'aktif', satuan: 'kg' } as const;
  for (const slug of ['.', '..', '...', 'madu'])
    await db
      .insertInto('produk')
      .values({ ...produk, judul: slug, slug })
      .execute();
  await migrate(db);
  const rows = await db.selectFrom('produk').select(['id', 'judul', 'slug']).orderBy('id').execute();
  const [dot, dots] = rows;
  expect(rows.map(({ slug }) => slug)).toEqual([`produk--${dot?.id}`, `produk--${dots?.id}`, '...', 'madu']);
});

test('the reports that an older version kept are summed for the whole regency', async () => {
  const db = await openEmpty();
  await migrateUpTo(db, '0010-rekap-ketersediaan');
  const { id: user_id } = await addPerson(db);
  await db
    .insertInto('kecamatan')
    .values(['Melak', 'Sekolaq'].map((name) => ({ ...times, nama_kecamatan: name, slug: name.toLowerCase() })))
    .execute();
  await db
    .insertInto('pangan')
    .values({ ...times, nama_pangan: 'Sagu' })
    .execute();
  await db
    .insertInto('periode_ketersediaan_pangan')
    .values({ ...times, nama_periode: 'Pekan 1' })
    .execute();
  await sql`
    insert into ketersediaan_pangan (kecamatan_id, pangan_id, periode_ketersediaan_pangan_id, user_id, harga_rata_rata, kebutuhan, ketersediaan, created_at, updated_at)
    select kecamatan.id, pangan.id, periode.id, ${user_id}, 1000 * kecamatan.id, 2.5, 3, ${times.created_at}, ${times.updated_at}
    from kecamatan cross join pangan cross join periode_ketersediaan_pangan periode
  `.execute(db);
  await migrate(db);
  expect(await db.selectFrom('rekap_ketersediaan_pangan').selectAll().execute()).toEqual([
    {
      ...{ id: expect.any(Number), pangan_id: 1, periode_ketersediaan_pangan_id: 1, ...times, revisi: 2 },
      ...{ harga_rata_rata: 1500, kebutuhan: 5, ketersediaan: 6, jumlah_kecamatan: 2 },
    },
  ]);
});

test('periods of an older version are open, and its reports have no versions yet', async () => {
  const db = await openEmpty();
  await migrateUpTo(db, '0017-hektar-dan-kesegaran');
  await sql`
    insert into periode_harga_pangan (nama_periode, created_at, updated_at)
    values ('Pekan 1', ${times.created_at}, ${times.updated_at})
  `.execute(db);
  await migrate(db);
  expect(await db.selectFrom('periode_harga_pangan').select(['nama_periode', 'ditutup_pada']).execute()).toEqual([
    { nama_periode: 'Pekan 1', ditutup_pada: null },
  ]);
  expect(await db.selectFrom('versi_baris').selectAll().execute()).toEqual([]);
});

test('names lose what nobody sees, equal ones get a number, and slugs the signs that part addresses', async () => {
  const db = await openEmpty();
  await migrateUpTo(db, '0027-nama-lain');
  const kecamatan = ['Tiro/Truseb', 'Ulu\u00a0Riam', 'Melak', 'Tiro Truseb'].map((nama_kecamatan) => ({
    ...{ nama_kecamatan, slug: nama_kecamatan.toLowerCase().replace(/\s/g, '-') },
    ...times,
  }));
  await db.insertInto('kecamatan').values(kecamatan).execute();
  const desa = ['Empas\u200b', 'empas', 'Em\u2060pas', '\u200b', 'Em\u2060pas (2)'].map((nama_desa_kelurahan) => ({
    ...{ nama_desa_kelurahan, kecamatan_id: 1 },
    ...times,
  }));
  await db.insertInto('desa_kelurahan').values(desa).execute();
  await db
    .insertInto('desa_kelurahan')
    .values({ nama_desa_kelurahan: 'Empas ', kecamatan_id: 2, ...times })
    .execute();
  await migrate(db);
  const places = await db.selectFrom('kecamatan').select(['nama_kecamatan', 'slug']).orderBy('id').execute();
  expect(places.map(({ nama_kecamatan, slug }) => [nama_kecamatan, slug])).toEqual([
    ['Tiro/Truseb', 'tiro-truseb'],
    ['Ulu Riam', 'ulu-riam'],
    ['Melak', 'melak'],
    ['Tiro Truseb (2)', 'tiro-truseb-(2)'],
  ]);
  const villages = await db.selectFrom('desa_kelurahan').select('nama_desa_kelurahan').orderBy('id').execute();
  expect(villages.map(({ nama_desa_kelurahan }) => nama_desa_kelurahan)).toEqual([
    ...['Empas (2)', 'empas', 'Empas (3)', '4', 'Empas (2) (2)', 'Empas'],
  ]);
});

test('the prices of the alert report are of the commodity of the usual name, which stays when it is renamed', async () => {
  const db = await openEmpty();
  await migrateUpTo(db, '0030-ukuran-kertas');
  await db
    .insertInto('komoditi')
    .values(['Sagu', 'Beras Medium'].map((nama_komoditi) => ({ ...times, nama_komoditi, satuan: 'kg' })))
    .execute();
  await migrate(db);
  const telur = { ...times, nama_komoditi: 'Telur', satuan: 'kg' };
  await db.insertInto('komoditi').values(telur).execute();
  await db.updateTable('komoditi').set({ nama_komoditi: 'Telur Ayam Ras' }).where('id', '=', 3).execute();
  await db.updateTable('komoditi').set({ nama_komoditi: 'Beras' }).where('id', '=', 2).execute();
  const rows = await db
    .selectFrom('ambang_skpg')
    .select(['ukuran', 'komoditi_id'])
    .distinct()
    .where('ukuran', 'in', ['beras', 'minyak', 'telur', 'nd'])
    .orderBy('ukuran')
    .execute();
  expect(rows.map(({ ukuran, komoditi_id }) => [ukuran, komoditi_id])).toEqual([
    ['beras', 2],
    ['minyak', null],
    ['nd', null],
    ['telur', 3],
  ]);
});
