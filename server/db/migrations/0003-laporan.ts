import { sql } from 'kysely';
import { domainTable, index, type Migrating } from './columns.ts';

const ownedTable = (db: Migrating, table: string) =>
  domainTable(db, table).addColumn('user_id', 'integer', (column) => column.notNull().references('pengguna.id'));

const unique = (db: Migrating, table: string, ...columns: string[]) =>
  db.schema.createIndex(`${table}_unik`).unique().on(table).columns(columns).execute();

const hargaTable = (db: Migrating, table: string) =>
  ownedTable(db, table)
    .addColumn('komoditi_id', 'integer', (column) => column.notNull().references('komoditi.id'))
    .addColumn('periode_harga_pangan_id', 'integer', (column) => column.notNull().references('periode_harga_pangan.id'))
    .addColumn('harga_grosir', 'integer', (column) => column.notNull().check(sql`harga_grosir >= 0`))
    .addColumn('harga_eceran', 'integer', (column) => column.notNull().check(sql`harga_eceran >= 0`));

/**
 * Reports of officers. There is one value per natural key, whoever wrote it (rulings 10); the unique keys start with
 * the period, so they also serve lists by period and place.
 */
export async function up(db: Migrating): Promise<void> {
  await hargaTable(db, 'harga_pangan_kutai_barat').execute();
  await hargaTable(db, 'harga_pangan')
    .addColumn('kecamatan_id', 'integer', (column) => column.notNull().references('kecamatan.id'))
    .execute();
  for (const table of ['harga_pangan', 'harga_pangan_kutai_barat']) await index(db, table, 'komoditi_id');
  // Lists are ordered by commodity: this finds an officer's prices in that order.
  await index(db, 'harga_pangan', 'user_id', 'komoditi_id', 'periode_harga_pangan_id');
  await index(db, 'harga_pangan_kutai_barat', 'user_id', 'periode_harga_pangan_id');
  await unique(db, 'harga_pangan', 'periode_harga_pangan_id', 'kecamatan_id', 'komoditi_id');
  await unique(db, 'harga_pangan_kutai_barat', 'periode_harga_pangan_id', 'komoditi_id');
  await index(db, 'harga_pangan', 'kecamatan_id', 'komoditi_id');

  await ownedTable(db, 'ketersediaan_pangan')
    .addColumn('kecamatan_id', 'integer', (column) => column.notNull().references('kecamatan.id'))
    .addColumn('pangan_id', 'integer', (column) => column.notNull().references('pangan.id'))
    .addColumn('periode_ketersediaan_pangan_id', 'integer', (column) =>
      column.notNull().references('periode_ketersediaan_pangan.id'),
    )
    .addColumn('harga_rata_rata', 'double precision', (column) => column.notNull())
    .addColumn('kebutuhan', 'double precision', (column) => column.notNull())
    .addColumn('ketersediaan', 'double precision', (column) => column.notNull())
    .execute();
  await unique(db, 'ketersediaan_pangan', 'periode_ketersediaan_pangan_id', 'kecamatan_id', 'pangan_id');
  await index(db, 'ketersediaan_pangan', 'kecamatan_id', 'pangan_id');
  await index(db, 'ketersediaan_pangan', 'pangan_id');
  await index(db, 'ketersediaan_pangan', 'user_id', 'periode_ketersediaan_pangan_id');

  await ownedTable(db, 'timbang_balita')
    .addColumn('periode_timbang_balita_id', 'integer', (column) =>
      column.notNull().references('periode_timbang_balita.id'),
    )
    .addColumn('kecamatan_id', 'integer', (column) => column.notNull().references('kecamatan.id'))
    .addColumn('kelurahan_id', 'integer', (column) => column.notNull().references('desa_kelurahan.id'))
    .addColumn('jumlah_balita', 'integer', (column) => column.notNull())
    .addColumn('berat_badan_naik', 'integer', (column) => column.notNull())
    .addColumn('berat_badan_tidak_naik', 'integer', (column) => column.notNull())
    .addColumn('dibawah_garis_merah', 'integer', (column) => column.notNull())
    .addColumn('kasus_gizi_buruk', 'integer', (column) => column.notNull())
    .execute();
  await unique(db, 'timbang_balita', 'periode_timbang_balita_id', 'kelurahan_id');
  await index(db, 'timbang_balita', 'kecamatan_id', 'periode_timbang_balita_id');
  await index(db, 'timbang_balita', 'kelurahan_id');
  await index(db, 'timbang_balita', 'user_id', 'periode_timbang_balita_id');

  await ownedTable(db, 'luas_tanam')
    .addColumn('periode_luas_tanam_id', 'integer', (column) => column.notNull().references('periode_luas_tanam.id'))
    .addColumn('komoditi', 'text', (column) => column.notNull())
    .addColumn('kecamatan_id', 'integer', (column) => column.notNull().references('kecamatan.id'))
    .addColumn('kelurahan_id', 'integer', (column) => column.notNull().references('desa_kelurahan.id'))
    .addColumn('luas_tanam', 'integer', (column) => column.notNull())
    .addColumn('luas_puso', 'integer', (column) => column.notNull())
    .execute();
  await unique(db, 'luas_tanam', 'periode_luas_tanam_id', 'kelurahan_id', 'komoditi');
  await index(db, 'luas_tanam', 'kecamatan_id', 'periode_luas_tanam_id');
  await index(db, 'luas_tanam', 'kelurahan_id');
  await index(db, 'luas_tanam', 'user_id', 'periode_luas_tanam_id');
}
