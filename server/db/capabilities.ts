import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

const sharing = new WeakSet<Kysely<Database>>();

/** Lets transactions that wait share one commit, as a store with savepoints can; the commit is what waits for the disk. */
export function shareCommits(db: Kysely<Database>): Kysely<Database> {
  sharing.add(db);
  return db;
}

export const sharesCommits = (db: Kysely<Database>): boolean => sharing.has(db);

/** Rows of a query, or undefined where it has to wait for its turn. */
export type ImmediateRead = (sql: string, parameters: readonly unknown[]) => readonly unknown[] | undefined;

const reading = new WeakMap<Kysely<Database>, ImmediateRead>();

/** Lets queries outside of transactions be answered without a promise for each step, as an embedded store can. */
export function allowImmediateReads(db: Kysely<Database>, read: ImmediateRead): Kysely<Database> {
  reading.set(db, read);
  return db;
}

/** A transaction is a database of its own, for which there is no such way. */
export const immediateReadOf = (db: Kysely<Database>): ImmediateRead | undefined => reading.get(db);
