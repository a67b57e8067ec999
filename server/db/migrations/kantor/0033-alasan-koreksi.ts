import { sql } from 'kysely';
import type { Migrating } from '../columns.ts';

/**
 * Adds the reason of a correction, and the last correction that an officer has read. Corrections from before have no reason, so
 * officers are not told of them.
 */
export async function up(db: Migrating): Promise<void> {
  await db.schema.alterTable('versi_baris').addColumn('alasan', 'text').execute();
  // 1: another user than the owner changed the row's values.
  await db.schema
    .alterTable('versi_baris')
    .addColumn('koreksi', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Only corrections: an officer's own changes pay nothing for it.
  await sql`create index versi_baris_koreksi on versi_baris (pemilik, id) where koreksi = 1`.execute(db);
  await db.schema
    .alterTable('pengguna')
    .addColumn('koreksi_dibaca', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
