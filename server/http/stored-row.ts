import type { Kysely } from 'kysely';
import type { Database, TableName } from '../db/schema.ts';
import { notFound } from './answer.ts';

/** A row as it is stored, whatever its table. */
export type Stored = Record<string, unknown> & { id: number; revisi: number };

/** @throws Refusal 404 */
export async function storedRow(db: Kysely<Database>, table: TableName, id: number, what: string): Promise<Stored> {
  const anyTable = db.withTables<{ baris: Stored }>();
  const row = await anyTable
    .selectFrom(anyTable.dynamic.table(table).as('baris'))
    .selectAll()
    .where('baris.id' as never, '=', id as never)
    .executeTakeFirst();
  if (!row) throw notFound(what);
  return row as unknown as Stored;
}
