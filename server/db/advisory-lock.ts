import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialects.ts';

const LOCK = sql.lit(640700002);

/**
 * Runs work that only one of several processes may do at a time, such as filling an empty database. SQLite needs no
 * lock: only the process that has the port fills it.
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
