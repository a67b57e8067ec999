import { CompiledQuery } from 'kysely';
import type { Db } from '../../../server/ports.ts';
import { onPostgres } from '../data/database.ts';

export type Planned = Pick<CompiledQuery, 'sql' | 'parameters'> & { plan: string };

/** How the database would go about each question: its plan, a step a line. */
export async function plansFor(db: Db, queries: readonly CompiledQuery[]): Promise<Planned[]> {
  const explain = onPostgres ? 'explain' : 'explain query plan';
  const planned: Planned[] = [];
  for (const { sql, parameters } of queries) {
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
    );
    planned.push({ sql, parameters, plan: rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n') });
  }
  return planned;
}
