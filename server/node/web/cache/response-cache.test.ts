import { expect, test, vi } from 'vitest';
import { createShelf } from './response-cache.ts';

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

test('what is asked for again is made better once, and given as it was until then', async () => {
  const shelf = createShelf({ bytes: 100_000, entries: 100 });
  const done = Promise.withResolvers<ReturnType<typeof answer>>();
  const better = vi.fn(() => done.promise);
  const made = vi.fn(async () => ({ answer: answer(10), better, keep: true }));
  await shelf('a', made);
  expect(better).not.toHaveBeenCalled();
  expect((await shelf('a', made)).body).toHaveLength(10);
  expect(shelf.known('a')?.body).toHaveLength(10);
  done.resolve(answer(5));
  await done.promise;
  await vi.waitFor(() => expect(shelf.known('a')?.body).toHaveLength(5));
  expect([better, made].map((act) => act.mock.calls.length)).toEqual([1, 1]);
});

test('what cannot be made better stays as it is', async () => {
  const shelf = createShelf({ bytes: 100_000, entries: 100 });
  const better = vi.fn(() => Promise.reject(new Error('rusak')));
  await shelf('a', async () => ({ answer: answer(10), better, keep: true }));
  await shelf('a', making(1));
  await expect(better.mock.results[0]?.value).rejects.toThrow('rusak');
  expect((await shelf('a', making(1))).body).toHaveLength(10);
  expect(better).toHaveBeenCalledTimes(1);
});

test('few are made better at once; the others when they are asked for later', async () => {
  const shelf = createShelf({ bytes: 100_000, entries: 100 });
  const done = Promise.withResolvers<ReturnType<typeof answer>>();
  const begun: string[] = [];
  const asking = (key: string) =>
    shelf(key, async () => ({
      ...{ answer: answer(10), keep: true },
      better: () => {
        begun.push(key);
        return done.promise;
      },
    }));
  for (const key of ['a', 'b', 'c', 'a', 'b', 'c']) await asking(key);
  expect(begun).toEqual(['a', 'b']);
  done.resolve(answer(5));
  await vi.waitFor(async () => expect((await asking('c')).body).toHaveLength(5));
  expect(begun).toEqual(['a', 'b', 'c']);
});
