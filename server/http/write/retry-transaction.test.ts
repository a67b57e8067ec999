import { afterAll, expect, test, vi } from 'vitest';
import { openSqlite } from '../../db/open-sqlite.ts';
import { retryTransaction } from './retry-transaction.ts';

const db = openSqlite(':memory:');
afterAll(() => db.destroy());

/** A database error as the driver throws it. */
const thrown = (codes: object) => Object.assign(new Error('Database'), codes);

/** Work that fails with the given errors, then succeeds. */
const failing = (...errors: unknown[]) => {
  const act = vi.fn(async () => {
    if (errors.length > 0) throw errors.shift();
    return 'tersimpan';
  });
  return { act, tried: () => retryTransaction(db, act) };
};

test.each([
  ['23505', 'a unique key (PostgreSQL)', { code: '23505' }],
  ['23503', 'a foreign key (PostgreSQL)', { code: '23503' }],
  ['40001', 'serialisation (PostgreSQL)', { code: '40001' }],
  ['40P01', 'a deadlock (PostgreSQL)', { code: '40P01' }],
  ['2067', 'a unique key (SQLite)', { errcode: 2067 }],
  ['1555', 'a primary key (SQLite)', { errcode: 1555 }],
  ['787', 'a foreign key (SQLite)', { errcode: 787 }],
  ['517', 'another process wrote meanwhile (SQLite)', { errcode: 517 }],
])('%s, %s: the transaction runs anew', async (_code, _meaning, codes) => {
  const { act, tried } = failing(thrown(codes));
  expect(await tried()).toBe('tersimpan');
  expect(act).toHaveBeenCalledTimes(2);
});

test.each([
  ['a fault of the program', thrown({})],
  ['a value that does not fit', thrown({ code: '22001' })],
  ['a full disk', thrown({ errcode: 13 })],
  ['what is no error at all', { code: '23505', errcode: 2067 }],
])('%s is not tried again', async (_name, error) => {
  const { act, tried } = failing(error);
  await expect(tried()).rejects.toBe(error);
  expect(act).toHaveBeenCalledTimes(1);
});

test('who loses three times is told so', async () => {
  const errors = [1, 2, 3, 4].map(() => thrown({ code: '40001' }));
  const { act, tried } = failing(...errors);
  await expect(tried()).rejects.toBe(errors[2]);
  expect(act).toHaveBeenCalledTimes(3);
});
