import { domainTable, index, type Migrating, uniqueName } from './columns.ts';

const periodeTables = [
  'periode_harga_pangan',
  'periode_ketersediaan_pangan',
  'periode_timbang_balita',
  'periode_luas_tanam',
];

/** Reference data (places, foods, commodities, periods) and the database's own bookkeeping. */
export async function up(db: Migrating): Promise<void> {
  await db.schema
    .createTable('keterangan')
    .addColumn('nama', 'text', (column) => column.primaryKey())
    .addColumn('nilai', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('revisi_tabel')
    .addColumn('tabel', 'text', (column) => column.primaryKey())
    .addColumn('revisi', 'integer', (column) => column.notNull())
    .execute();

  await domainTable(db, 'kecamatan')
    .addColumn('kode', 'text', (column) => column.unique())
    .addColumn('nama_kecamatan', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .execute();
  await uniqueName(db, 'kecamatan', 'nama_kecamatan');

  await domainTable(db, 'desa_kelurahan')
    .addColumn('kode', 'text', (column) => column.unique())
    .addColumn('kecamatan_id', 'integer', (column) => column.notNull().references('kecamatan.id'))
    .addColumn('nama_desa_kelurahan', 'text', (column) => column.notNull())
    .execute();
  await uniqueName(db, 'desa_kelurahan', 'nama_desa_kelurahan', 'kecamatan_id');

  await domainTable(db, 'pangan')
    .addColumn('nama_pangan', 'text', (column) => column.notNull())
    .addColumn('logo_pangan', 'text')
    .execute();
  await uniqueName(db, 'pangan', 'nama_pangan');

  await domainTable(db, 'komoditi')
    .addColumn('nama_komoditi', 'text', (column) => column.notNull())
    .addColumn('logo_komoditi', 'text')
    .addColumn('pangan_id', 'integer', (column) => column.references('pangan.id'))
    .addColumn('satuan', 'text', (column) => column.notNull().defaultTo('kg'))
    .execute();
  await uniqueName(db, 'komoditi', 'nama_komoditi');
  await index(db, 'komoditi', 'pangan_id');

  for (const table of periodeTables) {
    await domainTable(db, table)
      .addColumn('nama_periode', 'text', (column) => column.notNull())
      .addColumn('tanggal_mulai', 'text')
      .addColumn('tanggal_selesai', 'text')
      .execute();
    await uniqueName(db, table, 'nama_periode');
  }
}
