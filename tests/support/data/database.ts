import { copyFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from '../../../scripts/postgres/create-database.ts';
import { openPostgres } from '../../../server/db/open-postgres.ts';
import { openSqlite } from '../../../server/db/open-sqlite.ts';
import type { Db } from '../../../server/ports.ts';

/** Which database the suite that runs is about; the project 'postgresql' of vitest says so. */
export const onPostgres = process.env['DATABASE'] === 'postgres';

/** Ways to take away what a test file made; hundreds of copies would fill gigabytes until the end of a run. */
const made: (() => Promise<unknown>)[] = [];

/** For the end of a test file. */
export async function removeDatabases(): Promise<void> {
  for (const remove of made.splice(0)) await remove();
}

/** A PostgreSQL database of its own: empty, or a copy of the one that was seeded. @returns its address */
export async function newPostgres(template?: string): Promise<string> {
  const name = `uji-${crypto.randomUUID()}`;
  made.push(() => dropDatabase(inject('postgres'), name));
  return createDatabase(inject('postgres'), name, template);
}

/** A file with a copy of the seeded SQLite database. */
export async function newSqlite(): Promise<string> {
  const seed = inject('seed');
  const path = join(dirname(seed), `${crypto.randomUUID()}.db`);
  for (const suffix of ['', '-wal', '-shm']) made.push(() => rm(path + suffix, { force: true }));
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
