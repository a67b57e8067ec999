import { sql } from 'kysely';
import { runCompiledWithIds } from '../../db/compiled-query.ts';
import type { Finding } from './finding.ts';
import type { Large } from './large.ts';

/**
 * The rows of a page by their ids, in the order of the list. The ids are listed one by one, and nothing else narrows:
 * with a subquery PostgreSQL sometimes reads the whole table, and with the filter beside the ids SQLite reads
 * everything that the filter matches.
 */
export async function rowsWithIds<Filter>(
  { question, all, shown }: Finding<Filter>,
  { alias }: Large<Filter>,
  ids: readonly number[],
): Promise<object[]> {
  if (ids.length === 0) return [];
  const build = (places: number[]) =>
    shown(all().where(sql<boolean>`${sql.ref(`${alias}.id`)} in (${sql.join(places)})`));
  return runCompiledWithIds(question.db, `baris ${question.shape}`, ids, build, question.given);
}

/** The same in the order of the ids, where another order than the list's was asked for. */
export async function rowsInOrder<Filter>(
  finding: Finding<Filter>,
  large: Large<Filter>,
  ids: readonly number[],
): Promise<object[]> {
  const rows = (await rowsWithIds(finding, large, ids)) as { id: number }[];
  const placeOf = new Map(ids.map((id, at) => [id, at]));
  return rows.toSorted((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0));
}
