import { expect, test, vi } from 'vitest';
import { createShelf } from './shelf.ts';

const answer = (bytes: number) => ({ status: 200, headers: {}, body: new Uint8Array(bytes) });
const making = (bytes: number) => vi.fn(async () => ({ answer: answer(bytes), keep: true }));

test('what was not used for longest makes room first', async () => {
  const shelf = createShelf({ bytes: 35_000, entries: 100 });
  const [a, b, c] = [making(10_000), making(10_000), making(10_000)];
  await shelf('a', a);
  await shelf('b', b);
  await shelf('c', c);
  await shelf('a', a);
  await shelf('d', making(10_000));
  await shelf('a', a);
  await shelf('c', c);
  await shelf('b', b);
  expect([a, b, c].map((make) => make.mock.calls.length)).toEqual([1, 2, 1]);
});

test('an answer larger than the shelf is given, but not kept', async () => {
  const shelf = createShelf({ bytes: 5_000, entries: 100 });
  const [large, small] = [making(10_000), making(10)];
  await shelf('small', small);
  expect((await shelf('large', large)).body).toHaveLength(10_000);
  await shelf('large', large);
  expect(large).toHaveBeenCalledTimes(2);
  await shelf('small', small);
  expect(small).toHaveBeenCalledTimes(1);
});

test('a failure is not kept', async () => {
  const shelf = createShelf({ bytes: 5_000, entries: 100 });
  await expect(shelf('a', () => Promise.reject(new Error('gagal')))).rejects.toThrow('gagal');
  expect((await shelf('a', making(10))).body).toHaveLength(10);
});
