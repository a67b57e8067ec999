import { sql } from 'kysely';
import type { Migrating } from '../columns.ts';

/** Stores which share of toddlers who gained a threshold judges: N/D, as all were judged until now. */
export async function up(db: Migrating): Promise<void> {
  await db.schema.alterTable('ambang_skpg').addColumn('naik', 'text').execute();
  await sql`update ambang_skpg set naik = 'N/D' where ukuran = 'nd'`.execute(db);
}
