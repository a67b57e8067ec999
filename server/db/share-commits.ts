import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

const sharing = new WeakSet<Kysely<Database>>();

/** Lets transactions that wait share one commit, as a store with savepoints can; the commit is what waits for the disk. */
export function shareCommits(db: Kysely<Database>): Kysely<Database> {
  sharing.add(db);
  return db;
}

export const sharesCommits = (db: Kysely<Database>): boolean => sharing.has(db);
