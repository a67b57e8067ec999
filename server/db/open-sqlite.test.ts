import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runCompiled } from './compiled-query.ts';
import { openSqlite } from './open-sqlite.ts';

test('a question that was asked before the columns were others is answered with those there are now', async () => {
  const db = openSqlite(':memory:');
  const all = sql`select * from buah`;
  await sql`create table buah (id integer primary key, nama text)`.execute(db);
  await sql`insert into buah (nama) values ('lai')`.execute(db);
  expect((await all.execute(db)).rows).toEqual([{ id: 1, nama: 'lai' }]);
  await sql`alter table buah rename column nama to sebutan`.execute(db);
  await sql`alter table buah add column rasa text`.execute(db);
  expect((await all.execute(db)).rows).toEqual([{ id: 1, sebutan: 'lai', rasa: null }]);
  await db.destroy();
});

test('rows that are asked for one after the other are the same as those that come at once', async () => {
  const db = openSqlite(':memory:');
  await sql`create table keterangan (nama text, nilai text)`.execute(db);
  await sql`insert into keterangan values ('id', 'a'), ('wilayah', 'b')`.execute(db);
  const all = db.selectFrom('keterangan').selectAll();
  const streamed: unknown[] = [];
  for await (const row of all.stream()) streamed.push(row);
  expect(streamed).toEqual([
    { nama: 'id', nilai: 'a' },
    { nama: 'wilayah', nilai: 'b' },
  ]);
  expect(streamed).toEqual(await all.execute());
  await db.destroy();
});

test('whoever reads beside a transaction waits for its end, and sees nothing that it took back', async () => {
  const db = openSqlite(':memory:');
  await sql`create table keterangan (nama text, nilai text)`.execute(db);
  const all = () => runCompiled(db, 'semua', {}, () => db.selectFrom('keterangan').selectAll());
  expect(await all()).toEqual([]);
  const hasWritten = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const writing = db.transaction().execute(async (trx) => {
    await trx.insertInto('keterangan').values({ nama: 'id', nilai: 'a' }).execute();
    hasWritten.resolve();
    await mayEnd.promise;
    throw new Error('batal');
  });
  await hasWritten.promise;
  const read = all();
  mayEnd.resolve();
  await expect(writing).rejects.toThrow('batal');
  expect(await read).toEqual([]);
  await db.destroy();
});
