import { sql } from 'kysely';
import { index, type Migrating, withId } from '../columns.ts';

const periodeTables = [
  ...['periode_harga_pangan', 'periode_ketersediaan_pangan'],
  ...['periode_timbang_balita', 'periode_luas_tanam'],
];

/**
 * The superseded states of reported rows, and periods that can be closed. An insert of a report writes nothing here; no
 * foreign keys, so that a state outlives what it names.
 */
export async function up(db: Migrating): Promise<void> {
  await withId(db, 'versi_baris')
    .addColumn('tabel', 'text', (column) => column.notNull())
    .addColumn('baris', 'integer', (column) => column.notNull())
    .addColumn('revisi', 'integer', (column) => column.notNull())
    .addColumn('isi', 'text', (column) => column.notNull())
    // Whose the row was: an officer's trash is found by it.
    .addColumn('pemilik', 'integer', (column) => column.notNull())
    .addColumn('perbuatan', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('alamat', 'text')
    .addColumn('waktu', 'text', (column) => column.notNull())
    .addColumn('dipulihkan', 'text')
    .execute();
  await index(db, 'versi_baris', 'tabel', 'baris', 'id');
  // Only what lies in the trash: few rows, and changes pay nothing for it.
  await db.schema
    .createIndex('versi_baris_sampah')
    .on('versi_baris')
    .columns(['waktu', 'id'])
    .where(sql.ref('perbuatan'), '=', sql.lit('hapus'))
    .execute();
  for (const table of periodeTables) await db.schema.alterTable(table).addColumn('ditutup_pada', 'text').execute();
}
