import type { Kysely } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** The database was written by a newer version, which this one would damage. */
export class NewerDatabaseError extends Error {}

/** A migration failed; the database is as it was before. */
export class FailedMigrationError extends Error {
  readonly step: string;

  constructor(step: string, cause: unknown) {
    super(`${step}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.step = step;
  }
}

/** Applies all missing migrations, or none. @throws FailedMigrationError */
export async function migrate(db: Kysely<Database>): Promise<void> {
  refuseNewer(await migrationsOf(db));
  refuseFailed(await migratorOf(db).migrateToLatest());
}

/** Migrates an empty database up to a migration. */
export async function migrateUpTo(db: Kysely<Database>, last: string): Promise<void> {
  refuseFailed(await migratorOf(db).migrateTo(last));
}

function refuseFailed({ error, results = [] }: MigrationResultSet): void {
  if (!error) return;
  const failed = results.find(({ status }) => status === 'Error');
  throw failed ? new FailedMigrationError(failed.migrationName, error) : error;
}

/** @throws NewerDatabaseError when this program does not know one of them */
export function refuseNewer(applied: readonly string[]): void {
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new NewerDatabaseError(`Basis data ini dibuat oleh versi Lumbung yang lebih baru (${unknown.join(', ')}).`);
}

/** The names of the applied migrations, in order. */
export async function migrationsOf(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const bookkeeping = db.withTables<{ kysely_migration: { name: string } }>();
  const rows = await bookkeeping.selectFrom('kysely_migration').select('name').execute();
  return rows.map(({ name }) => name).sort();
}

/** Whether exactly this program's migrations are applied: an upgrade beside it may have gone further. */
export async function isCurrent(db: Kysely<Database>): Promise<boolean> {
  const applied = await migrationsOf(db);
  const known = Object.keys(migrations);
  return applied.length === known.length && known.every((name) => applied.includes(name));
}

const migratorOf = (db: Kysely<Database>) => new Migrator({ db, provider: { getMigrations: async () => migrations } });
