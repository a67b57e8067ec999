import { expect, test } from 'vitest';
import { workAhead } from './work-ahead';

const forever = new AbortController().signal;

test('one tab is at it at a time; a pause ends it, and lets nobody begin meanwhile', async () => {
  const told: string[] = [];
  const isOver = (signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const first = workAhead.take(async (signal) => {
    told.push('one begins');
    await isOver(signal);
    told.push('one leaves off');
  }, forever);
  const second = workAhead.take(async () => void told.push('the other begins'), forever);
  await expect.poll(() => told).toEqual(['one begins']);

  workAhead.pause(20);
  await expect(first).rejects.toThrow();
  expect(told).toEqual(['one begins', 'one leaves off']);
  await second;
  expect(told.at(-1)).toBe('the other begins');
});

test('what is wanted no more leaves off', async () => {
  const wish = new AbortController();
  const work = workAhead.take((signal) => {
    wish.abort();
    return signal.aborted ? Promise.resolve() : Promise.reject(new Error('It goes on'));
  }, wish.signal);
  await expect(work).resolves.toBeUndefined();
});
