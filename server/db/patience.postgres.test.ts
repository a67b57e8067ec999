import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPostgres } from '../../tests/support/data/database.ts';
import type { Db } from '../ports.ts';
import { openPostgres } from './open-postgres.ts';

let serving: Db;
let watching: Db;
beforeEach(async () => {
  const url = await newPostgres();
  serving = openPostgres(url, { connect: 1_500, turn: 1_500, answer: 1_500 });
  watching = openPostgres(url);
});
afterEach(async () => {
  await serving.destroy();
  await watching.destroy();
});

const underWay = async () => {
  const { rows } = await sql<{ query: string }>`
    select query from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
  `.execute(watching);
  return rows.map(({ query }) => query);
};

test('a question that takes too long is not worked on any more once it was given up, and its connection serves others', async () => {
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(serving)).rows;
  const before = await pid();
  await expect(sql`select pg_sleep(600)`.execute(serving)).rejects.toMatchObject({ code: '57014' });
  // The server is asked to end it, which takes its time.
  await expect.poll(underWay).toEqual([]);
  expect(await pid()).toEqual(before);
});
