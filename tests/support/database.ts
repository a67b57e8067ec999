import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from '../../scripts/postgres/create-database.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { openSqlite } from '../../server/db/open-sqlite.ts';
import type { Db } from '../../server/ports.ts';

/** Which database the suite that runs is about; the project 'postgresql' of vitest says so. */
export const onPostgres = process.env['DATABASE'] === 'postgres';

/** A PostgreSQL database of its own: empty, or a copy of the one that was seeded. @returns its address */
export const newPostgres = (template?: string): Promise<string> =>
  createDatabase(inject('postgres'), `uji-${crypto.randomUUID()}`, template);

/** A file with a copy of the seeded SQLite database, beside it: the end of the run takes all of them away. */
export async function newSqlite(): Promise<string> {
  const seed = inject('seed');
  const path = join(dirname(seed), `${crypto.randomUUID()}.db`);
  await copyFile(seed, path);
  return path;
}

/** A copy of the seeded database. */
export const openSeeded = async (): Promise<Db> =>
  onPostgres ? openPostgres(await newPostgres(inject('template'))) : openSqlite(await newSqlite());

/** A database without tables. */
export const openEmpty = async (): Promise<Db> =>
  onPostgres ? openPostgres(await newPostgres()) : openSqlite(':memory:');

/** `DATABASE_URL` for a program that is to find an empty database. */
export const emptyDatabaseUrl = async (): Promise<string> => (onPostgres ? newPostgres() : '');
