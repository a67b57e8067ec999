import type { Perbuatan } from '#contract/resources/jejak.ts';
import type { ApiContext } from '../http/context.ts';
import { actorOf, keepJejak } from '../http/write/jejak.ts';
import type { Transaction } from '../http/write/transaction.ts';
import type { AccountPorts } from './account-ports.ts';

type JejakPorts = Pick<AccountPorts, 'db' | 'now' | 'log'>;

/**
 * Keeps what happened at an account.
 *
 * @param user_id whose account; the caller's own when none is named
 */
type Keep = (perbuatan: Perbuatan, user_id?: number | null) => Promise<void>;

/**
 * Runs a transaction that keeps what happened at an account. It is said in the log too, where it is watched for: once it
 * is done, and not when nothing came of it.
 */
export async function withJejak<Result>(
  { db, now, log }: JejakPorts,
  c: ApiContext,
  act: (trx: Transaction, keep: Keep) => Promise<Result>,
): Promise<Result> {
  const kept: Record<string, unknown>[] = [];
  const result = await db.transaction().execute((trx) =>
    act(trx, async (perbuatan, user_id) => {
      const actor = actorOf(c, user_id);
      await keepJejak(trx, actor, { perbuatan }, now());
      kept.push({ perbuatan, akun: actor.user_id, alamat: actor.alamat });
    }),
  );
  for (const facts of kept) log.info('jejak', facts);
  return result;
}
