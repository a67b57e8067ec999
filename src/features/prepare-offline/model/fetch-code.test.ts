import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchCode } from './fetch-code';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** A worker that answers so, or not at all. */
const worker = (answer?: boolean) => {
  const asked: unknown[] = [];
  const postMessage = (message: unknown, [port]: MessagePort[]) => {
    asked.push(message);
    if (answer !== undefined) port?.postMessage(answer);
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
