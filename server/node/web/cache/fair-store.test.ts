import { expect, test } from 'vitest';
import { createFairStore } from './fair-store.ts';

/** With its key it is as large as this. */
const entry = (key: string, size: number, text = '') => ({
  text,
  answer: { status: 200, headers: {}, body: new Uint8Array(size - key.length * 2) },
});

const kept = (store: { get(key: string): unknown }, keys: string[]) =>
  keys.filter((key) => store.get(key) !== undefined);

test('what was not used for longest makes room first', () => {
  const store = createFairStore({ bytes: 30, entries: 100, overhead: 0 });
  for (const key of ['a', 'b', 'c']) store.put(key, '', entry(key, 10));
  store.get('a');
  store.put('d', '', entry('d', 10));
  expect(kept(store, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);
});

test('a thousand variations of one thing push out themselves, and nothing of the others', () => {
  const store = createFairStore({ bytes: 1000, entries: 50, overhead: 0 });
  const others = ['beranda', 'etalase', 'melak'];
  for (const key of others) store.put(key, key, entry(key, 40));
  for (let at = 0; at < 1000; at += 1) store.put(`cari ${at}`, 'cari', entry(`cari ${at}`, 30));
  expect(kept(store, others)).toEqual(others);
  expect(kept(store, ['cari 0', 'cari 970', 'cari 999'])).toEqual(['cari 999']);
});

test.each([
  ['bytes', { bytes: 100, entries: 1000, overhead: 0 }, 10],
  ['entries', { bytes: 10_000, entries: 10, overhead: 0 }, 10],
])('never more is kept than fits, in %s', (_what, bounds, most) => {
  const store = createFairStore(bounds);
  const keys = Array.from({ length: 200 }, (_, at) => `${at}`);
  for (const key of keys) store.put(key, `${Number(key) % 7}`, entry(key, 10));
  expect(kept(store, keys)).toHaveLength(most);
});

test('what is put again takes the place of the old, and what is too large takes none', () => {
  const store = createFairStore<ReturnType<typeof entry>>({ bytes: 20, entries: 10, overhead: 0 });
  store.put('a', 'x', entry('a', 10, 'lama'));
  store.put('a', 'y', entry('a', 10, 'baru'));
  store.put('b', 'x', entry('b', 10, 'lain'));
  expect([store.get('a')?.text, store.get('b')?.text]).toEqual(['baru', 'lain']);
  store.put('b', 'x', entry('b', 21, 'besar'));
  expect([store.get('a')?.text, store.get('b')?.text]).toEqual(['baru', undefined]);
});
