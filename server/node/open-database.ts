import { sql } from 'kysely';
import { migrate, NewerDatabaseError } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import type { Db } from '../ports.ts';
import { databasePath } from './data-folder.ts';
import { explainPostgres, explainSqlite } from './database-faults.ts';
import { databaseName, type Place } from './place.ts';
import { StartError } from './start-error.ts';

/** Opens the database of a place and brings it up to date. @throws StartError when it cannot be used */
export async function openDatabase(place: Place): Promise<Db> {
  const db = await openUnmigrated(place);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw explained(place, error);
  }
}

/** Opens the database of a place as it is. @throws StartError when it cannot be used */
export async function openUnmigrated({ dataDir, databaseUrl }: Place): Promise<Db> {
  let db: Db | undefined;
  try {
    db = databaseUrl === null ? openSqlite(databasePath(dataDir)) : openPostgres(databaseUrl);
    if (databaseUrl !== null) await refuseOtherEncodings(db, databaseUrl);
    return db;
  } catch (error) {
    await db?.destroy();
    throw explained({ dataDir, databaseUrl }, error);
  }
}

async function refuseOtherEncodings(db: Db, databaseUrl: string): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  if (rows[0]?.server_encoding === 'UTF8') return;
  throw new StartError(`Basis data ${databaseName(databaseUrl)} harus dibuat dengan pengodean UTF8.`);
}

function explained({ dataDir, databaseUrl }: Place, error: unknown): unknown {
  if (error instanceof StartError) return error;
  const name = databaseUrl === null ? `'${databasePath(dataDir)}'` : databaseName(databaseUrl);
  if (error instanceof NewerDatabaseError) {
    return new StartError(`Basis data ${name} dibuat oleh versi Lumbung yang lebih baru; jalankan versi itu.`);
  }
  const cause = databaseUrl === null ? explainSqlite(error) : explainPostgres(error);
  return cause ? new StartError(`Basis data ${name} ${cause}.`) : error;
}
