import { sql } from 'kysely';
import { isPostgres } from '../dialects.ts';
import type { Migrating } from './columns.ts';

/**
 * Plots of less than one hectare, and when each table was last written. SQLite keeps a fraction in a column of whole
 * numbers as it is; PostgreSQL would round it.
 */
export async function up(db: Migrating): Promise<void> {
  if (isPostgres(db)) await sql`alter table lahan_petani alter column luas_tanam type double precision`.execute(db);
  await db.schema.alterTable('revisi_tabel').addColumn('diubah', 'text').execute();
}
