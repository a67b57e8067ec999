import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchCode } from './fetch-code';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** A worker that answers so from the nth question on, or not at all. */
const worker = (answer?: boolean, from = 1) => {
  const asked: unknown[] = [];
  const postMessage = (message: unknown, [port]: MessagePort[]) => {
    asked.push(message);
    if (answer !== undefined && asked.length >= from) port?.postMessage(answer);
  };
  // jsdom has no service workers; of one, this is all that is asked.
  return { asked, worker: { postMessage } as unknown as ServiceWorker };
};

test.each([true, false])('the worker is asked for all code, and says whether it is there: %s', async (isThere) => {
  const { asked, worker: one } = worker(isThere);
  expect(await fetchCode(one)).toBe(isThere);
  expect(asked).toEqual([{ type: 'SIAPKAN' }]);
});

test('a worker of an earlier version does not know the question: nobody waits for it for ever', async () => {
  const answer = fetchCode(worker().worker);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await answer).toBe(false);
});

test('a worker that the browser ended before it answered is asked again soon, and then no more', async () => {
  const { asked, worker: one } = worker(true, 2);
  const answer = fetchCode(one);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});
