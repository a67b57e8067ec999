import { sql } from 'kysely';
import type { Db } from '../ports.ts';

interface Health {
  db: Db;
  /** What somebody should know although the server works: guards that were switched off. */
  warnings: readonly string[];
}

/** Longer than this is as good as no answer to whoever watches. */
const PATIENCE_MS = 3000;

/**
 * `/healthz`: the process is up. `/readyz`: it can work, because its database answers; migrations are current, or the
 * process would not have started.
 */
export const serveHealth =
  ({ db, warnings }: Health) =>
  async (pathname: string): Promise<Response | null> => {
    if (pathname === '/healthz') return plain(200, { status: 'hidup' });
    if (pathname !== '/readyz') return null;
    const answers = await Promise.race([asks(db), slowly()]);
    return answers
      ? plain(200, { status: 'siap', peringatan: warnings })
      : plain(503, { status: 'basis data tidak menjawab', peringatan: warnings });
  };

const asks = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );

const slowly = (): Promise<boolean> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());

const plain = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
