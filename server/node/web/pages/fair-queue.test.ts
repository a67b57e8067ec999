import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Busy } from '../../../ports.ts';
import { createFairQueue } from './fair-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when told to, and what has begun so far. */
function workshop(bounds: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const pageQueue = createFairQueue({ running: 1, waiting: 10, waitingOfOne: 5, ms: 1000, ...bounds });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, group = name) =>
    pageQueue(group, () => {
      begun.push(name);
      return new Promise<string>((resolve) => {
        ends.push(() => resolve(name));
      });
    });
  const end = async () => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ask, begun, end };
}

test('no more work at once than may, and each gets its own result', async () => {
  const { ask, begun, end } = workshop({ running: 2 });
  const all = Promise.all(['a', 'b', 'c'].map((name) => ask(name)));
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'b']);
  for (let at = 0; at < 3; at += 1) await end();
  expect(await all).toEqual(['a', 'b', 'c']);
});

test('the groups take turns: one that came late waits only for one of each', async () => {
  const { ask, begun, end } = workshop();
  const all = [ask('x1', 'x'), ask('x2', 'x'), ask('x3', 'x'), ask('y1', 'y'), ask('y2', 'y')];
  for (const _one of all) await end();
  await end();
  expect(begun).toEqual(['x1', 'x2', 'y1', 'x3', 'y2']);
});

test('who finds the line full is told at once: that of all, or that of his own group', async () => {
  const { ask, begun, end } = workshop({ waiting: 3, waitingOfOne: 2 });
  const waiting = [ask('x1', 'x'), ask('x2', 'x'), ask('x3', 'x')];
  await expect(ask('x4', 'x')).rejects.toThrow(Busy);
  waiting.push(ask('y1', 'y'));
  await expect(ask('z1', 'z')).rejects.toThrow(Busy);
  for (const _one of waiting) await end();
  await end();
  expect(begun.sort()).toEqual(['x1', 'x2', 'x3', 'y1']);
});

test('who waits too long leaves the line, and those behind go on', async () => {
  const { ask, begun, end } = workshop();
  const first = ask('a');
  const late = expect(ask('b')).rejects.toThrow(Busy);
  await vi.advanceTimersByTimeAsync(1000);
  await late;
  const last = ask('c');
  await end();
  await end();
  expect([await first, await last, begun]).toEqual(['a', 'c', ['a', 'c']]);
});

test('work that fails gives its turn back', async () => {
  vi.useRealTimers();
  const pageQueue = createFairQueue({ running: 1, waiting: 1, waitingOfOne: 1, ms: 1000 });
  await expect(pageQueue('a', () => Promise.reject(new Error('gagal')))).rejects.toThrow('gagal');
  expect(await pageQueue('b', async () => 'ada')).toBe('ada');
});
