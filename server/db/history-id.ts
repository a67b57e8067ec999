import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Gives the database a new id. Devices then ask what of theirs it has, and caches take nothing for unchanged: with each
 * restore, and with each start of the server, for a file that was put back by hand looks like any other (docs/decisions/0044).
 */
export async function renewId(db: Kysely<Database>): Promise<void> {
  await db.updateTable('keterangan').set({ nilai: crypto.randomUUID() }).where('nama', '=', 'id').execute();
}
