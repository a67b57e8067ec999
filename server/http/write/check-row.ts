import type { Transaction } from '../../ports.ts';
import type { Caller } from '../context.ts';
import { refuseForeignRow } from '../rights/access.ts';
import { refuseTwin } from './natural-key.ts';
import { refuseDangling } from './references.ts';
import type { Stored, Values, Writes } from './writes.ts';

/**
 * The checks of a complete row that create and update share.
 *
 * @returns the values with derived columns
 */
export async function checkRow<Input extends object>(
  trx: Transaction,
  { table, writers, derived, check, naturalKey }: Writes<Input>,
  caller: Caller,
  parsed: Values<Input>,
  stored: Stored | null,
  now: Date,
): Promise<Values<Input> & Record<string, unknown>> {
  const { user_id = null } = parsed;
  await refuseDangling(trx, { ...parsed, user_id: user_id === caller.id ? null : user_id }, stored);
  const values = { ...parsed, ...(await derived?.(trx, parsed, stored, now)) };
  await refuseForeignRow(trx, writers, caller, values);
  await check?.(trx, values, stored, now);
  if (naturalKey) await refuseTwin(trx, table, naturalKey, values, stored?.id ?? null, caller);
  return values;
}
