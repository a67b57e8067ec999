import { isCurrent } from '../db/migrate.ts';
import type { Db } from '../ports.ts';

interface Health {
  db: Db;
  /** What somebody should know although the server works: guards that were switched off. */
  warnings: readonly string[];
}

/** Longer than this is as good as no answer to whoever watches. */
const PATIENCE_MS = 3000;

/**
 * `/healthz`: the process is up. `/readyz`: it can work, because its database answers, and no newer program has
 * migrated it meanwhile.
 */
export const serveHealth =
  ({ db, warnings }: Health) =>
  async (pathname: string): Promise<Response | null> => {
    if (pathname === '/healthz') return plain(200, { status: 'hidup' });
    if (pathname !== '/readyz') return null;
    const status = await Promise.race([state(db), slowly()]);
    return plain(status === READY ? 200 : 503, { status, peringatan: warnings });
  };

const READY = 'siap';
const SILENT = 'basis data tidak menjawab';

const state = (db: Db): Promise<string> =>
  isCurrent(db).then(
    (current) => (current ? READY : 'basis data bukan dari versi ini'),
    () => SILENT,
  );

const slowly = (): Promise<string> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, SILENT).unref());

const plain = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
