import type { Perbuatan } from '#contract/resources/jejak.ts';
import type { ApiContext } from '../http/context.ts';
import { actorOf, keepJejak } from '../http/write/jejak.ts';
import type { Transaction } from '../ports.ts';
import type { AccountPorts } from './tries.ts';

type JejakPorts = Pick<AccountPorts, 'db' | 'now' | 'log'>;

/**
 * Records an act in the audit log.
 *
 * @param user_id whose account it was; the caller's own by default
 */
type KeepJejak = (perbuatan: Perbuatan, user_id?: number | null) => Promise<void>;

/**
 * Runs a transaction that records what happened at an account. Once it has committed, each act also goes to the log,
 * which operators watch.
 */
export async function withJejak<Result>(
  { db, now, log }: JejakPorts,
  c: ApiContext,
  act: (trx: Transaction, keep: KeepJejak) => Promise<Result>,
): Promise<Result> {
  const recorded: Record<string, unknown>[] = [];
  const result = await db.transaction().execute((trx) =>
    act(trx, async (perbuatan, user_id) => {
      const actor = actorOf(c, user_id);
      await keepJejak(trx, actor, { perbuatan }, now());
      recorded.push({ perbuatan, akun: actor.user_id, alamat: actor.alamat });
    }),
  );
  for (const facts of recorded) log.info('jejak', facts);
  return result;
}
