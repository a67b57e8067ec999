import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openEmpty } from '../../tests/support/database.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { migrations } from './migrations/index.ts';

test('a second start applies nothing and loses nothing', async () => {
  const db = await openEmpty();
  await migrate(db);
  await db.insertInto('keterangan').values({ nama: 'wilayah', nilai: '64.07' }).execute();
  await migrate(db);
  expect(await db.selectFrom('keterangan').select('nilai').execute()).toEqual([{ nilai: '64.07' }]);
});

test('a database newer than the program is refused', async () => {
  const db = await openEmpty();
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-masa-depan', '2099-01-01')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(NewerDatabaseError);
});

test('a migration that fails leaves no half-made tables', async () => {
  const db = await openEmpty();
  const broken = async (trx: typeof db) => {
    await trx.schema.createTable('setengah').addColumn('id', 'integer').execute();
    throw new Error('putus');
  };
  migrations['9998-rusak'] = { up: broken };
  try {
    await expect(migrate(db)).rejects.toThrow('putus');
    expect(await db.introspection.getTables()).toEqual([]);
  } finally {
    delete migrations['9998-rusak'];
  }
});
