import type { Perbuatan } from '#contract/rows/jejak.ts';
import type { ApiContext } from '../http/context.ts';
import { actorOf, keepJejak } from '../http/jejak.ts';
import type { Db } from '../ports.ts';
import type { AccountPorts } from './account-ports.ts';

/**
 * Keeps what happened at an account, and says it in the log too, where it is watched for.
 *
 * @param user_id whose account; the caller's own when none is named
 */
export async function accountJejak(
  { now, log }: Pick<AccountPorts, 'now' | 'log'>,
  trx: Db,
  c: ApiContext,
  perbuatan: Perbuatan,
  user_id?: number | null,
): Promise<void> {
  const actor = actorOf(c, user_id);
  await keepJejak(trx, actor, { perbuatan }, now());
  log.info('jejak', { perbuatan, akun: actor.user_id, alamat: actor.alamat });
}
