import { placeholders, runCompiled } from '../../db/compiled-query.ts';
import type { Transaction } from '../../ports.ts';
import type { Writable } from './writes.ts';

/**
 * The schema that parsed the values guarantees the columns, which the compiler cannot know for many tables. @returns
 * the row's id
 */
export async function insertRow(trx: Transaction, table: Writable, values: Record<string, unknown>): Promise<number> {
  const row = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const [made] = await runCompiled(trx, `tambah ${table} ${Object.keys(row)}`, row, () =>
    trx
      .insertInto(table)
      .values(placeholders(row) as never)
      .returning('id'),
  );
  return Number(made?.id);
}
