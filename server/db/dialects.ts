import { type Kysely, PostgresAdapter } from 'kysely';
import type { Database } from './schema.ts';

/** For the few statements that SQLite and PostgreSQL do not share. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Lowers A to Z only, as `lower()` does in both databases. */
export const lowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const sharing = new WeakSet<Kysely<Database>>();

/** Lets waiting transactions share one commit, which is what waits for the disk; the store must have savepoints. */
export function shareCommits(db: Kysely<Database>): Kysely<Database> {
  sharing.add(db);
  return db;
}

export const sharesCommits = (db: Kysely<Database>): boolean => sharing.has(db);

/** The rows of a query; undefined when it must wait for its turn. */
export type ImmediateRead = (sql: string, parameters: readonly unknown[]) => readonly unknown[] | undefined;

const reading = new WeakMap<Kysely<Database>, ImmediateRead>();

/**
 * Lets an embedded store answer queries outside transactions synchronously, without Kysely's dozen promises per query.
 */
export function allowImmediateReads(db: Kysely<Database>, read: ImmediateRead): Kysely<Database> {
  reading.set(db, read);
  return db;
}

/** Transactions are Kysely instances of their own, which have no such shortcut. */
export const immediateReadOf = (db: Kysely<Database>): ImmediateRead | undefined => reading.get(db);
