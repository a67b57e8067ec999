import { sql } from 'kysely';
import { runCompiledWithIds } from '../../db/compiled-query.ts';
import type { Finding } from './find-page.ts';
import type { Large } from './large.ts';

/**
 * The rows of a page whose ids are found, in the order of the list. They are named one by one, and by nothing else: out
 * of a query within the query, PostgreSQL would at times rather read the whole table, and with the filter beside the
 * ids, SQLite all that the filter matches.
 */
export async function rowsWithIds<Filter, MDB, MTB extends keyof MDB, Columns>(
  { question, all, shown }: Finding<Filter, MDB, MTB, Columns>,
  { alias }: Large<Filter>,
  ids: readonly number[],
): Promise<Columns[]> {
  if (ids.length === 0) return [];
  const build = (places: number[]) =>
    shown(all().where(sql<boolean>`${sql.ref(`${alias}.id`)} in (${sql.join(places)})`));
  return runCompiledWithIds(question.db, `baris ${question.shape}`, ids, build, question.given);
}
