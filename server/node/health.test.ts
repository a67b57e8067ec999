import { expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { serveHealth } from './health.ts';

test('/healthz says that the process is up, /readyz that its database answers, with what somebody should know', async () => {
  const db = openSqlite(':memory:');
  await migrate(db);
  const health = serveHealth({ db, warnings: ['RATE_LIMIT=off: …'] });
  expect(await (await health('/healthz'))?.json()).toEqual({ status: 'hidup' });
  const ready = await health('/readyz');
  expect(ready?.status).toBe(200);
  expect(await ready?.json()).toEqual({ status: 'siap', peringatan: ['RATE_LIMIT=off: …'] });
  expect(await health('/')).toBeNull();
});

test('without its database the process is up, but not ready', async () => {
  const db = openSqlite(':memory:');
  await db.introspection.getTables();
  await db.destroy();
  const health = serveHealth({ db, warnings: [] });
  expect((await health('/healthz'))?.status).toBe(200);
  expect((await health('/readyz'))?.status).toBe(503);
});

test('a database that another version made or migrated is none that this program can work with', async () => {
  const db = openSqlite(':memory:');
  const health = serveHealth({ db, warnings: [] });
  const told = async () => {
    const answer = await health('/readyz');
    return [answer?.status, await answer?.json()];
  };
  expect(await told()).toEqual([503, { status: 'basis data bukan dari versi ini', peringatan: [] }]);
  await migrate(db);
  expect(await told()).toEqual([200, { status: 'siap', peringatan: [] }]);
  const bookkeeping = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
  await bookkeeping.insertInto('kysely_migration').values({ name: '9999-nanti', timestamp: '2030-01-01' }).execute();
  expect(await told()).toEqual([503, { status: 'basis data bukan dari versi ini', peringatan: [] }]);
});
