import { sql } from 'kysely';
import { FailedMigrationError, migrate, NewerDatabaseError } from '../../db/migrate.ts';
import { openPostgres, serving } from '../../db/open-postgres.ts';
import { openSqlite } from '../../db/open-sqlite.ts';
import type { Db } from '../../ports.ts';
import { explainPostgres, explainSqlite } from '../faults/database-faults.ts';
import { StartError } from '../faults/start-error.ts';
import { explainSystem } from '../faults/system-faults.ts';
import { databaseName, type Place } from '../settings/place.ts';
import { databasePath } from './data-folder.ts';

/** Opens and migrates a database. @throws StartError when it cannot be used */
export async function openDatabase(place: Place): Promise<Db> {
  const db = await openUnmigrated(place);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw explain(place, error);
  }
}

/** The same database for serving requests: on PostgreSQL with short timeouts. */
export async function openServing(place: Place, prepared: Db): Promise<Db> {
  if (place.databaseUrl === null) return prepared;
  await prepared.destroy();
  return openPostgres(place.databaseUrl, serving);
}

/** Opens a database without migrating it. @throws StartError when it cannot be used */
export async function openUnmigrated({ dataDir, databaseUrl }: Place): Promise<Db> {
  let db: Db | undefined;
  try {
    db = databaseUrl === null ? openSqlite(databasePath(dataDir)) : openPostgres(databaseUrl);
    if (databaseUrl !== null) await refuseOtherEncodings(db, databaseUrl);
    return db;
  } catch (error) {
    await db?.destroy();
    throw explain({ dataDir, databaseUrl }, error);
  }
}

async function refuseOtherEncodings(db: Db, databaseUrl: string): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  if (rows[0]?.server_encoding === 'UTF8') return;
  throw new StartError(`Basis data ${databaseName(databaseUrl)} harus dibuat dengan pengodean UTF8.`);
}

/** The error as a StartError with a sentence where the cause is known; otherwise the error itself. */
export function explain({ dataDir, databaseUrl }: Place, error: unknown): unknown {
  if (error instanceof StartError || explainSystem(error)) return error;
  const name = databaseUrl === null ? `'${databasePath(dataDir)}'` : databaseName(databaseUrl);
  const reason = error instanceof FailedMigrationError ? error.cause : error;
  if (error instanceof NewerDatabaseError) {
    return new StartError(`Basis data ${name} dibuat oleh versi Lumbung yang lebih baru; jalankan versi itu.`);
  }
  const cause = databaseUrl === null ? explainSqlite(reason) : explainPostgres(reason);
  if (cause) return new StartError(`Basis data ${name} ${cause}.`);
  if (!(error instanceof FailedMigrationError)) return error;
  return new StartError(
    `Basis data ${name} gagal dimutakhirkan (${error.message}); isinya tetap seperti semula, jalankan kembali versi Lumbung yang sebelumnya.`,
  );
}
