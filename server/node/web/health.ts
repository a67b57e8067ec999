import { isCurrent } from '../../db/migrate.ts';
import type { Db } from '../../ports.ts';

/** @returns null for other paths */
export type ServeHealth = (pathname: string, isOperator: boolean) => Promise<Response | null>;

interface Health {
  db: Db;
  /** What operators should know although the server works: disabled guards, no accounts. */
  warnings: () => Promise<readonly string[]>;
  /** Why nothing can be written; null if it can. */
  fault?: () => Promise<string | null>;
}

/** Monitoring takes a slower answer for none. */
const PATIENCE_MS = 3000;

/**
 * `/healthz`: the process is up. `/readyz`: it can work, because its database answers and can be written, and no newer
 * program has migrated it. Operators get details and warnings, strangers only the status.
 */
export const serveHealth =
  ({ db, warnings, fault = async () => null }: Health): ServeHealth =>
  async (pathname, isOperator) => {
    if (pathname === '/healthz') return plain(200, { status: 'hidup' });
    if (pathname !== '/readyz') return null;
    const [status, peringatan] = await Promise.all([
      Promise.race([state(db, fault), slowly(SILENT)]),
      isOperator ? Promise.race([warnings().catch(() => []), slowly([])]) : [],
    ]);
    const code = status === READY ? 200 : 503;
    if (!isOperator) return plain(code, { status: code === 200 ? READY : 'belum siap' });
    return plain(code, { status, peringatan });
  };

const READY = 'siap';
const SILENT = 'basis data tidak menjawab';

const state = (db: Db, fault: () => Promise<string | null>): Promise<string> =>
  isCurrent(db).then(
    async (current) => (current ? ((await fault()) ?? READY) : 'basis data bukan dari versi ini'),
    () => SILENT,
  );

const slowly = <Value>(value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, value).unref());

const plain = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
