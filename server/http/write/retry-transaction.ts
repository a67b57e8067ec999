import { sharesCommits } from '../../db/dialects.ts';
import type { Db, Transaction } from '../../ports.ts';
import { shareTransaction } from './transaction-group.ts';

const ATTEMPTS = 3;

/** SQLSTATE: unique and foreign keys, serialisation, deadlock. */
const postgresRaces = new Set(['23505', '23503', '40001', '40P01']);
/** Extended result codes: unique, primary and foreign keys; SQLITE_BUSY_SNAPSHOT. */
const sqliteRaces = new Set([2067, 1555, 787, 517]);

const isRace = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return postgresRaces.has(String(code)) || sqliteRaces.has(Number(errcode));
};

/**
 * Runs a transaction, and retries it when another process was faster: the checks then find the other's rows and refuse
 * in their own words. Within a process transactions are serial, and waiting ones share a commit.
 */
export async function retryTransaction<Result>(db: Db, act: (trx: Transaction) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (sharesCommits(db) ? shareTransaction(db, act) : db.transaction().execute(act));
    } catch (error) {
      if (attempt === ATTEMPTS || !isRace(error)) throw error;
    }
  }
}
