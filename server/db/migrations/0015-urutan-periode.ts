import { sql } from 'kysely';
import type { Migrating } from './columns.ts';

/** The newest periods of weighing and planting are found without sorting all of them, as those of the other reports are. */
export async function up(db: Migrating): Promise<void> {
  for (const table of ['periode_timbang_balita', 'periode_luas_tanam']) {
    await db.schema
      .createIndex(`${table}_urutan`)
      .on(table)
      .expression(sql`(coalesce(tanggal_mulai, substr(created_at, 1, 10))), id`)
      .execute();
  }
}
