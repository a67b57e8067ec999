import { type Kysely, sql } from 'kysely';
import type { Database, TableName } from '../../db/schema.ts';
import { notFound } from '../answer.ts';

/** A row as it is stored, whatever its table. */
export type Stored = Record<string, unknown> & { id: number; revisi: number };

/** @throws Refusal 404 */
export async function storedRow(db: Kysely<Database>, table: TableName, id: number, what: string): Promise<Stored> {
  const { rows } = await sql<Stored>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound(what);
  return row;
}
