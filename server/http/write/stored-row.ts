import { type Kysely, sql } from 'kysely';
import type { Database, TableName } from '../../db/schema.ts';
import { notFound, Refusal } from '../answer.ts';
import type { ApiContext } from '../context.ts';

/** A stored row of any table. */
export type Stored = Record<string, unknown> & { id: number; revisi: number };

/** @throws Refusal 404 */
export async function storedRow(db: Kysely<Database>, table: TableName, id: number, what: string): Promise<Stored> {
  const { rows } = await sql<Stored>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound(what);
  return row;
}

/**
 * Makes an update or delete conditional on the revision it was made for: `If-Match: "3"`. Without the header the last
 * write wins.
 *
 * @param shown the current row, called only when needed
 * @throws Refusal 412 with that row when somebody else was faster
 */
export async function expectRevision(
  c: ApiContext,
  { revisi }: { revisi: number },
  shown: () => Promise<unknown>,
): Promise<void> {
  const wanted = c.req.header('If-Match');
  if (wanted === undefined || wanted === '*') return;
  const revisions = wanted.split(',').map((tag) => tag.trim().replace(/^(W\/)?"(.*)"$/, '$2'));
  if (revisions.includes(String(revisi))) return;
  throw new Refusal(412, 'Data ini sudah diubah orang lain', { data: { baris: await shown() } });
}
