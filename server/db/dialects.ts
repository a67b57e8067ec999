import { type Kysely, PostgresAdapter } from 'kysely';

/** For the few statements that SQLite and PostgreSQL do not share. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Lowers A to Z only, as `lower()` does in both databases. */
export const lowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
