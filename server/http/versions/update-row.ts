import type { Transaction } from '../../ports.ts';
import type { Writable } from '../write/writes.ts';

/** Writes columns of a stored row; undefined leaves a column as it is. */
export async function updateRow(
  trx: Transaction,
  table: Writable,
  id: number,
  values: Record<string, unknown>,
): Promise<void> {
  // Casts: kysely cannot infer the columns of a table that is one of many.
  await trx
    .updateTable(table)
    .set(values as never)
    .where('id', '=', id as never)
    .execute();
}
