import { expect, test, vi } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const answer = (bytes: number) => ({ status: 200, headers: {}, body: new Uint8Array(bytes) });
const making = (bytes: number) => vi.fn(async () => ({ answer: answer(bytes), keep: true }));

test('what was not used for longest makes room first', async () => {
  const responseCache = createResponseCache({ bytes: 35_000, entries: 100, overhead: 1024 });
  const [a, b, c] = [making(10_000), making(10_000), making(10_000)];
  await responseCache('a', a);
  await responseCache('b', b);
  await responseCache('c', c);
  await responseCache('a', a);
  await responseCache('d', making(10_000));
  await responseCache('a', a);
  await responseCache('c', c);
  await responseCache('b', b);
  expect([a, b, c].map((make) => make.mock.calls.length)).toEqual([1, 2, 1]);
});

test('an answer larger than the cache is given, but not kept', async () => {
  const responseCache = createResponseCache({ bytes: 5_000, entries: 100, overhead: 1024 });
  const [large, small] = [making(10_000), making(10)];
  await responseCache('small', small);
  expect((await responseCache('large', large)).body).toHaveLength(10_000);
  await responseCache('large', large);
  expect(large).toHaveBeenCalledTimes(2);
  await responseCache('small', small);
  expect(small).toHaveBeenCalledTimes(1);
});

test('a failure is not kept', async () => {
  const responseCache = createResponseCache({ bytes: 5_000, entries: 100, overhead: 1024 });
  await expect(responseCache('a', () => Promise.reject(new Error('gagal')))).rejects.toThrow('gagal');
  expect((await responseCache('a', making(10))).body).toHaveLength(10);
});

test('what is asked for again is made better once, and given as it was until then', async () => {
  const responseCache = createResponseCache({ bytes: 100_000, entries: 100, overhead: 1024 });
  const done = Promise.withResolvers<ReturnType<typeof answer>>();
  const better = vi.fn(() => done.promise);
  const made = vi.fn(async () => ({ answer: answer(10), improved: better, keep: true }));
  await responseCache('a', made);
  expect(better).not.toHaveBeenCalled();
  expect((await responseCache('a', made)).body).toHaveLength(10);
  expect(responseCache.find('a')?.body).toHaveLength(10);
  done.resolve(answer(5));
  await done.promise;
  await vi.waitFor(() => expect(responseCache.find('a')?.body).toHaveLength(5));
  expect([better, made].map((act) => act.mock.calls.length)).toEqual([1, 1]);
});

test('what cannot be made better stays as it is', async () => {
  const responseCache = createResponseCache({ bytes: 100_000, entries: 100, overhead: 1024 });
  const better = vi.fn(() => Promise.reject(new Error('rusak')));
  await responseCache('a', async () => ({ answer: answer(10), improved: better, keep: true }));
  await responseCache('a', making(1));
  await expect(better.mock.results[0]?.value).rejects.toThrow('rusak');
  expect((await responseCache('a', making(1))).body).toHaveLength(10);
  expect(better).toHaveBeenCalledTimes(1);
});

test('few are made better at once; the others when they are asked for later', async () => {
  const responseCache = createResponseCache({ bytes: 100_000, entries: 100, overhead: 1024 });
  const done = Promise.withResolvers<ReturnType<typeof answer>>();
  const begun: string[] = [];
  const asking = (key: string) =>
    responseCache(key, async () => ({
      ...{ answer: answer(10), keep: true },
      improved: () => {
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
