import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialects.ts';

const LOCK = sql.lit(640700002);

/**
 * Does what only one of several processes may do, such as filling an empty database; the others wait and then find it
 * done. SQLite serves one process that fills it: the one that has the port.
 */
export async function withAdvisoryLock<Tables, Result>(
  db: Kysely<Tables>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(db)) return work();
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}
