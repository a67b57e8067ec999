import type { CompiledQuery, QueryResult } from 'kysely';
import { vi } from 'vitest';
import { allowImmediateReads } from '../../../server/db/dialects.ts';
import type { Db } from '../../../server/ports.ts';

/**
 * Hears what is asked of a database from now on, but for transactions.
 *
 * @returns all that was heard, and what asks without being heard
 */
export function hearQueries(db: Db) {
  // Every query takes the way on which it is heard.
  allowImmediateReads(db, () => undefined);
  const executor = db.getExecutor();
  const unheard = executor.executeQuery.bind(executor);
  const heard: CompiledQuery[] = [];
  vi.spyOn(executor, 'executeQuery').mockImplementation((query, options) => {
    heard.push(query);
    return unheard(query, options);
  });
  return { heard, unheard: <Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> => unheard(query) };
}
