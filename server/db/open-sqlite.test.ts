import { sql } from 'kysely';
import { expect, test } from 'vitest';
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
