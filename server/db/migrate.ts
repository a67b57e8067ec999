import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** The database was written by a newer version of the program: running on would damage it. */
export class NewerDatabaseError extends Error {}

/** Applies all migrations that are missing, all or none of them. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const applied = await appliedNames(db);
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new NewerDatabaseError(`Basis data ini dibuat oleh versi Lumbung yang lebih baru (${unknown.join(', ')}).`);
  }
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function appliedNames(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const bookkeeping = db.withTables<{ kysely_migration: { name: string } }>();
  const rows = await bookkeeping.selectFrom('kysely_migration').select('name').execute();
  return rows.map(({ name }) => name);
}
