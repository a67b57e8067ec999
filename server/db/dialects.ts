import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether a database is PostgreSQL, for the few statements that SQLite has no word for. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Lowers the letters that `lower()` lowers in both databases: A to Z. Others must match as they are written. */
export const lowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
