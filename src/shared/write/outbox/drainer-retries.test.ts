import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drainerBench, outcomes } from '../../../../tests/support/outbox/drainer-bench.ts';

let bench: ReturnType<typeof drainerBench>;
beforeEach(() => {
  vi.useFakeTimers();
  // Each rest is as long as it may be.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  bench = drainerBench();
});
afterEach(() => {
  bench.drainer.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a row that goes again waits longer each time; a sign of better times ends the rest', async () => {
  bench.lay('a1', 'a2');
  await bench.wake();
  await bench.answer(0, outcomes.lost);
  const reason = 'Tidak dapat terhubung';
  expect(bench.row('a1')).toMatchObject({ state: 'antre', reason, attempts: 1, faults: 0 });
  expect(bench.told.at(-1)).toEqual({ key: 'a1', state: 'antre' });
  await vi.advanceTimersByTimeAsync(999);
  expect(bench.sent()).toEqual(['a1']);
  await vi.advanceTimersByTimeAsync(1);
  expect(bench.sent()).toEqual(['a1', 'a1']);
  await bench.answer(1, outcomes.lost);
  await bench.wake();
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(bench.sends).toHaveLength(2);
  await bench.wake(true);
  expect(bench.sends).toHaveLength(3);
});

test('what failed before is forgotten once it went well', async () => {
  bench.lay('a1', 'a2');
  await bench.wake();
  await bench.answer(0, outcomes.lost);
  await vi.advanceTimersByTimeAsync(1_000);
  await bench.answer(1, outcomes.stored);
  expect(bench.sent()).toEqual(['a1', 'a1', 'a2']);
  await bench.answer(2, outcomes.lost);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(bench.sends).toHaveLength(4);
});

test('a rest that runs out while the turn is given back is not slept through', async () => {
  bench.lay('a1');
  await bench.wake();
  bench.now.afterTurn = () => vi.advanceTimersByTime(1_000);
  await bench.answer(0, outcomes.lost);
  expect(bench.sends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(bench.sends).toHaveLength(2);
});

test('one lane rests, the others go on', async () => {
  bench.lay('a1', 'b1', 'b2');
  await bench.wake();
  await bench.answer(0, outcomes.lost);
  await bench.answer(1, outcomes.stored);
  expect(bench.sent()).toEqual(['a1', 'b1', 'b2']);
});

test('a time that the server names is kept, whatever signs there are', async () => {
  bench.lay('a1');
  await bench.wake();
  await bench.answer(0, outcomes.busy);
  await bench.wake(true);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(bench.sends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(bench.sends).toHaveLength(2);
});

test('a device whose database fails tries again after a while', async () => {
  bench.lay('a1');
  vi.spyOn(bench.store, 'recall').mockRejectedValueOnce(new DOMException('Rusak', 'UnknownError'));
  await bench.wake();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(bench.sends).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(bench.sent()).toEqual(['a1']);
});

test('where nothing rests nothing is tried by the clock', async () => {
  await bench.wake();
  expect(vi.getTimerCount()).toBe(0);
  expect(bench.turns()).toBe(1);
});

test('who has stopped tries nothing by himself', async () => {
  bench.lay('a1');
  await bench.wake();
  await bench.answer(0, outcomes.lost);
  bench.drainer.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bench.sends).toHaveLength(1);
});

test('who has stopped gives his turn away, keeps the answer that comes, and begins nothing more, whoever wakes him', async () => {
  bench.lay('a1', 'a2');
  await bench.wake();
  const over = vi.fn();
  bench.now.afterTurn = over;
  bench.drainer.stop();
  await bench.settle();
  expect(over).toHaveBeenCalledOnce();
  await bench.answer(0, outcomes.stored);
  expect(bench.states()).toEqual(['terkirim', 'antre']);
  await bench.wake();
  expect([bench.sent(), bench.turns(), bench.recalled]).toEqual([['a1'], 1, [1]]);
});

test('who has stopped before it was his turn touches nothing', async () => {
  bench.lay('a1');
  const { promise, resolve } = Promise.withResolvers<void>();
  bench.now.turn = promise;
  await bench.wake();
  bench.drainer.stop();
  resolve();
  await bench.settle();
  expect([bench.sent(), bench.recalled]).toEqual([[], []]);
});
