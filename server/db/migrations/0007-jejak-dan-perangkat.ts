import { isPostgres } from '../dialects.ts';
import { index, type Migrating } from './columns.ts';

/** Who did what from where, and on which devices somebody is logged in. */
export async function up(db: Migrating): Promise<void> {
  // Every write adds a row, so it costs as little as can be: no foreign keys, no index by time (ids are in its order), and
  // on SQLite ids that are counted nowhere else.
  await db.schema
    .createTable('jejak')
    .addColumn('id', isPostgres(db) ? 'bigserial' : 'integer', (column) => column.primaryKey())
    .addColumn('waktu', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('alamat', 'text')
    .addColumn('perbuatan', 'text', (column) => column.notNull())
    .addColumn('tabel', 'text')
    .addColumn('baris', 'integer')
    .addColumn('keterangan', 'text')
    .execute();
  await index(db, 'jejak', 'user_id', 'id');

  // Sessions that began before tell nothing of it.
  for (const column of ['perangkat', 'jaringan', 'terakhir']) {
    await db.schema.alterTable('sesi').addColumn(column, 'text').execute();
  }
}
