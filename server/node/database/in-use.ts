import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { APPLICATION_NAME } from '../../db/open-postgres.ts';
import { StartError } from '../faults/start-error.ts';
import { describePlace, type Place } from '../settings/place.ts';
import { databasePath } from './data-folder.ts';
import { openUnmigrated } from './open-database.ts';

/** A running program would go on writing into a deleted database. @throws StartError */
export async function refuseWhileInUse(place: Place): Promise<void> {
  const isUsed = place.databaseUrl === null ? isFileUsed(place.dataDir) : await isServerUsed(place);
  if (isUsed) throw new StartError(`${describePlace(place)} sedang dipakai; hentikan aplikasinya dahulu.`);
}

function isFileUsed(dataDir: string): boolean {
  using sqlite = new DatabaseSync(databasePath(dataDir), { timeout: 0 });
  try {
    // SQLite leaves WAL mode only when nobody else has the file open.
    sqlite.exec('pragma journal_mode = delete');
    return false;
  } catch {
    return true;
  }
}

/** Connections of a process that just ended are listed for a moment. */
const LOOKS = 10;
const BETWEEN_MS = 100;

async function isServerUsed(place: Place): Promise<boolean> {
  await using db = await openUnmigrated(place);
  for (let look = 1; look <= LOOKS; look += 1) {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and application_name = ${APPLICATION_NAME} and pid <> pg_backend_pid()
    `.execute(db);
    if (rows.length === 0) return false;
    if (look < LOOKS) await setTimeout(BETWEEN_MS);
  }
  return true;
}
