import { isPostgres } from '../dialects.ts';
import { index, type Migrating } from './columns.ts';

/** The audit log, and the devices of sessions. */
export async function up(db: Migrating): Promise<void> {
  // Every write adds a row, so it must be cheap: no foreign keys, no index by time (ids are in its order), and no
  // autoincrement on SQLite.
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

  // Null for sessions that began before.
  for (const column of ['perangkat', 'jaringan', 'terakhir']) {
    await db.schema.alterTable('sesi').addColumn(column, 'text').execute();
  }
}
