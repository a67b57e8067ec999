import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openSqlite } from '../../db/open-sqlite.ts';
import type { Db } from '../../ports.ts';
import { serveHealth } from './health.ts';

let db: Db;
beforeEach(() => {
  db = openSqlite(':memory:');
});
afterEach(() => db.destroy());

async function told(path: string, isOperator: boolean, warnings: readonly string[] = []) {
  const answer = await serveHealth({ db, warnings: async () => warnings })(path, isOperator);
  return answer && [answer.status, await answer.json()];
}

const OFF = ['RATE_LIMIT=off: …'];

test('/healthz says that the process is up, /readyz that its database answers', async () => {
  await migrate(db);
  expect(await told('/healthz', false)).toEqual([200, { status: 'hidup' }]);
  expect(await told('/readyz', false)).toEqual([200, { status: 'siap' }]);
  expect(await told('/', true)).toBeNull();
});

test('what is switched off is told to whoever runs the machine, and to nobody else', async () => {
  await migrate(db);
  expect(await told('/readyz', true, OFF)).toEqual([200, { status: 'siap', peringatan: OFF }]);
  expect(await told('/readyz', false, OFF)).toEqual([200, { status: 'siap' }]);
});

test('without its database the process is up, but not ready; why is for whoever runs the machine', async () => {
  await db.introspection.getTables();
  await db.destroy();
  expect(await told('/healthz', true)).toEqual([200, { status: 'hidup' }]);
  expect(await told('/readyz', true)).toEqual([503, { status: 'basis data tidak menjawab', peringatan: [] }]);
  expect(await told('/readyz', false)).toEqual([503, { status: 'belum siap' }]);
});

test('a database that another version made or migrated is none that this program can work with', async () => {
  const other = [503, { status: 'basis data bukan dari versi ini', peringatan: [] }];
  expect(await told('/readyz', true)).toEqual(other);
  await migrate(db);
  expect(await told('/readyz', true)).toEqual([200, { status: 'siap', peringatan: [] }]);
  const bookkeeping = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
  await bookkeeping.insertInto('kysely_migration').values({ name: '9999-nanti', timestamp: '2030-01-01' }).execute();
  expect(await told('/readyz', true)).toEqual(other);
});

test('a database that answers and cannot be written is not enough, and what is the matter is told', async () => {
  await migrate(db);
  const health = serveHealth({ db, warnings: async () => [], fault: async () => 'basis data penuh' });
  const answer = await health('/readyz', true);
  expect([answer?.status, await answer?.json()]).toEqual([503, { status: 'basis data penuh', peringatan: [] }]);
});
