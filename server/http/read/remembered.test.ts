import { expect, test } from 'vitest';
import { openSqlite } from '../../db/open-sqlite.ts';
import { remembered } from './remembered.ts';

/** A cache, and the keys that had to be looked up. */
function memory() {
  const db = openSqlite(':memory:');
  const asked: string[] = [];
  const ask = (key: string, ids?: number) =>
    remembered(db, key, async () => {
      asked.push(key);
      return ids === undefined ? key : Array.from({ length: ids }, (_, id) => id);
    });
  return { ask, asked };
}

test('what was found out is not asked again, until two hundred others were asked', async () => {
  const { ask, asked } = memory();
  for (let at = 0; at < 200; at += 1) expect(await ask(`ke-${at}`)).toBe(`ke-${at}`);
  await ask('ke-0');
  expect(asked).toHaveLength(200);
  await ask('lain');
  await ask('ke-0');
  expect(asked.slice(-2)).toEqual(['lain', 'ke-0']);
});

test('long lists push out those before them: a million ids are kept, however few the searches are', async () => {
  const { ask, asked } = memory();
  await ask('pendek', 10);
  for (const key of ['satu', 'dua', 'tiga']) await ask(key, 300_000);
  await ask('pendek');
  expect(asked).toEqual(['pendek', 'satu', 'dua', 'tiga']);
  await ask('empat', 300_000);
  await ask('empat');
  expect(asked).toHaveLength(5);
  await ask('pendek', 10);
  await ask('satu', 300_000);
  expect(asked.slice(5)).toEqual(['pendek', 'satu']);
});

test('what failed is asked again', async () => {
  const db = openSqlite(':memory:');
  await expect(remembered(db, 'a', () => Promise.reject(new Error('sibuk')))).rejects.toThrow('sibuk');
  expect(await remembered(db, 'a', async () => 1)).toBe(1);
});
