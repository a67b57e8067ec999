import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Rows of a query, or undefined where it has to wait for its turn. */
export type ReadAtOnce = (sql: string, parameters: readonly unknown[]) => readonly unknown[] | undefined;

const reading = new WeakMap<Kysely<Database>, ReadAtOnce>();

/** Lets queries outside of transactions be answered without a promise for each step, as an embedded store can. */
export function readAtOnce(db: Kysely<Database>, read: ReadAtOnce): Kysely<Database> {
  reading.set(db, read);
  return db;
}

/** A transaction is a database of its own, for which there is no such way. */
export const readsAtOnce = (db: Kysely<Database>): ReadAtOnce | undefined => reading.get(db);
