import { afterAll, expect, test } from 'vitest';
import { newSqlite, removeDatabases } from '../../../tests/support/data/database.ts';
import { openSqlite } from '../../db/open-sqlite.ts';
import { touch } from '../../http/revision.ts';
import { watchRevision } from './watch-revision.ts';

afterAll(removeDatabases);

test('a revision is known until somebody commits, be it another process', async () => {
  const path = await newSqlite();
  let day = '2026-11-28';
  const [own, another] = [openSqlite(path), openSqlite(path)];
  const { revision, knownRevision, close } = watchRevision(own, path, () => day);
  expect(knownRevision()).toBeUndefined();
  let last = await revision();
  expect(knownRevision()).toBe(last);
  for (const writer of [own, another]) {
    await writer.transaction().execute(async (trx) => {
      await touch(trx, 'slider');
      expect(knownRevision()).toBe(last);
    });
    expect(knownRevision()).toBeUndefined();
    expect(await revision()).not.toBe(last);
    last = await revision();
    expect(knownRevision()).toBe(last);
  }
  day = '2026-11-29';
  expect(knownRevision()).not.toBe(last);
  close();
  await Promise.all([own.destroy(), another.destroy()]);
});

test('where nobody tells of commits the revision is asked for each time', async () => {
  const db = openSqlite(await newSqlite());
  const { revision, knownRevision } = watchRevision(db, null, () => '2026-11-28');
  const before = await revision();
  expect(knownRevision()).toBeUndefined();
  await touch(db, 'slider');
  expect(await revision()).not.toBe(before);
  await db.destroy();
});
