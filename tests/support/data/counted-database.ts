import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../../server/ports.ts';
import { openSeeded } from './database.ts';

/** A seeded database that counts what it is asked; whoever wants to know sets the count back before. */
export async function openCounted(): Promise<{ db: Db; queries: number }> {
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Queries may be compiled once; each answer of the database comes through here.
    transformResult: async ({ result }) => {
      counted.queries += 1;
      return result;
    },
  };
  const counted = { db: (await openSeeded()).withPlugin(counting), queries: 0 };
  return counted;
}
