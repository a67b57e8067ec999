import { sql } from 'kysely';
import type { Migrating } from './columns.ts';

/** A product titled '.' had an address that browsers take for the folder above: its page could not be opened. */
export async function up(db: Migrating): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from produk where slug in ('', '.', '..')`.execute(db);
  for (const { id } of rows) {
    // With its own number behind a hyphen twice: no title makes a slug like this one.
    await sql`update produk set slug = ${`produk--${id}`} where id = ${id}`.execute(db);
  }
}
