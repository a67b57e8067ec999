import { expect, test } from 'vitest';
import { createFairStore } from './fair-store.ts';

const kept = (store: { get(key: string): unknown }, keys: string[]) =>
  keys.filter((key) => store.get(key) !== undefined);

test('what was not used for longest makes room first', () => {
  const store = createFairStore<number>({ bytes: 30, entries: 100 });
  for (const key of ['a', 'b', 'c']) store.put(key, '', 1, 10);
  store.get('a');
  store.put('d', '', 1, 10);
  expect(kept(store, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);
});

test('a thousand variations of one thing push out themselves, and nothing of the others', () => {
  const store = createFairStore<number>({ bytes: 1000, entries: 50 });
  const others = ['beranda', 'etalase', 'melak'];
  for (const key of others) store.put(key, key, 1, 40);
  for (let at = 0; at < 1000; at += 1) store.put(`cari ${at}`, 'cari', at, 30);
  expect(kept(store, others)).toEqual(others);
  expect(kept(store, ['cari 0', 'cari 970', 'cari 999'])).toEqual(['cari 999']);
});

test.each([
  ['bytes', { bytes: 100, entries: 1000 }, 10],
  ['entries', { bytes: 10_000, entries: 10 }, 10],
])('never more is kept than fits, in %s', (_what, bounds, most) => {
  const store = createFairStore<number>(bounds);
  const keys = Array.from({ length: 200 }, (_, at) => `${at}`);
  for (const key of keys) store.put(key, `${Number(key) % 7}`, 1, 10);
  expect(kept(store, keys)).toHaveLength(most);
});

test('what is put again takes the place of the old, and what is too large takes none', () => {
  const store = createFairStore<string>({ bytes: 20, entries: 10 });
  store.put('a', 'x', 'lama', 10);
  store.put('a', 'y', 'baru', 10);
  store.put('b', 'x', 'lain', 10);
  expect([store.get('a'), store.get('b')]).toEqual(['baru', 'lain']);
  store.put('b', 'x', 'besar', 21);
  expect([store.get('a'), store.get('b')]).toEqual(['baru', undefined]);
});
