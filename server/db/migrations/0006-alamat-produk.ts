import { sql } from 'kysely';
import type { Migrating } from './columns.ts';

/** Browsers take '.', the slug of a product titled '.', for the parent folder: its page could not be opened. */
export async function up(db: Migrating): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from produk where slug in ('', '.', '..')`.execute(db);
  for (const { id } of rows) {
    // Two hyphens before the id: no title makes such a slug.
    await sql`update produk set slug = ${`produk--${id}`} where id = ${id}`.execute(db);
  }
}
