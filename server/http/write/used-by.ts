import { sql } from 'kysely';
import type { TableName } from '../../db/schema.ts';
import type { Transaction } from '../../ports.ts';
import { Refusal } from '../answer.ts';

/** A column that refers to the row, and the name of its rows. */
export interface Use {
  table: TableName;
  column: string;
  called: string;
}

/** @throws Refusal 409 naming what still refers to the row */
export async function refuseUsed(trx: Transaction, id: number, uses: readonly Use[]): Promise<void> {
  const users: string[] = [];
  for (const { table, column, called } of uses) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1
    `.execute(trx);
    if (rows.length > 0) users.push(called);
  }
  if (users.length > 0) throw new Refusal(409, `Masih dipakai oleh ${users.join(', ')}`);
}
