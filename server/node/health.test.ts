import { expect, test } from 'vitest';
import { openSqlite } from '../db/open-sqlite.ts';
import { serveHealth } from './health.ts';

test('/healthz says that the process is up, /readyz that its database answers, with what somebody should know', async () => {
  const health = serveHealth({ db: openSqlite(':memory:'), warnings: ['RATE_LIMIT=off: …'] });
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
