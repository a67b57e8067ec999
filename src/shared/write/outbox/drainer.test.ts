import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drainerBench, me, outcomes } from '../../../../tests/support/outbox/drainer-bench.ts';

let bench: ReturnType<typeof drainerBench>;
beforeEach(() => {
  vi.useFakeTimers();
  bench = drainerBench();
});
afterEach(() => {
  bench.drainer.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('rows of one entity go one after the other, entities beside each other, and each step is told', async () => {
  bench.lay('a1', 'a2', 'b1');
  await bench.wake();
  expect(bench.sent()).toEqual(['a1', 'b1']);
  expect(bench.recalled).toEqual([1]);
  await bench.answer(0, outcomes.stored);
  expect(bench.sent()).toEqual(['a1', 'b1', 'a2']);
  await bench.answer(1, outcomes.stored);
  await bench.answer(2, outcomes.stored);
  expect(bench.states()).toEqual(['terkirim', 'terkirim', 'terkirim']);
  expect(bench.row('a1')?.saved).toEqual({ harga: { id: 7 } });
  expect(bench.told.filter(({ key }) => key === 'a1')).toEqual([
    { key: 'a1', state: 'mengirim' },
    { key: 'a1', state: 'terkirim' },
  ]);
  expect(bench.sends.every(({ token }) => token === me.token)).toBe(true);
});

test('a visitor sends nothing', async () => {
  bench.lay('a1');
  bench.now.writer = null;
  await bench.wake();
  expect([bench.sent(), bench.recalled]).toEqual([[], []]);
});

test.each([
  ['somebody else has logged in', { userId: 2, token: me.token }],
  ['the same has logged in anew', { userId: 1, token: 'lain' }],
  ['nobody is logged in', null],
])('a round ends where %s', async (_name, next) => {
  bench.lay('a1', 'a2');
  await bench.wake();
  bench.now.writer = next;
  await bench.answer(0, outcomes.stored);
  expect([bench.sent(), vi.getTimerCount()]).toEqual([['a1'], 0]);
});

test('whoever logs in while a round begins is not forgotten', async () => {
  const { recall } = bench.store;
  vi.spyOn(bench.store, 'recall').mockImplementationOnce(async (userId) => {
    bench.now.writer = { userId: 2, token: 'lain' };
    bench.lay('a1');
    bench.drainer.wake();
    await recall(userId);
  });
  await bench.wake();
  expect([bench.recalled, bench.sent()]).toEqual([[1, 2], ['a1']]);
});

test('a refused row is told with the server’s words, and the next one goes', async () => {
  bench.lay('a1', 'a2');
  await bench.wake();
  await bench.answer(0, outcomes.refused);
  const refusal = { code: 422, data: { message: 'Harga harus diisi' } };
  expect(bench.row('a1')).toMatchObject({ state: 'ditolak', reason: 'Harga harus diisi', refusal });
  expect(bench.told.at(1)).toEqual({ key: 'a1', state: 'ditolak' });
  expect(bench.sent()).toEqual(['a1', 'a2']);
});

test('a row at which the server fails ten times is refused', async () => {
  bench.lay('a1');
  bench.put('a1', { faults: 8 });
  await bench.wake();
  await bench.answer(0, outcomes.failed);
  expect(bench.row('a1')).toMatchObject({ state: 'antre', faults: 9 });
  await bench.wake(true);
  await bench.answer(1, outcomes.failed);
  expect(bench.row('a1')).toMatchObject({ state: 'ditolak', reason: 'Server gagal', refusal: { code: 500 } });
});

test('a session that is over is said, and was no attempt', async () => {
  bench.lay('a1');
  bench.put('a1', { attempts: 2 });
  await bench.wake();
  await bench.answer(0, outcomes.over);
  const reason = 'Masuk kembali untuk mengirim';
  expect(bench.row('a1')).toMatchObject({ state: 'antre', reason, attempts: 2, faults: 0 });
});

test.each([
  ['was without network all the time', false, false, outcomes.lost, 0],
  ['has lost its network meanwhile', true, false, outcomes.lost, 1],
  ['has found its network meanwhile', false, true, outcomes.lost, 1],
  ['has its network', true, true, outcomes.lost, 1],
  ['was answered all the same', false, false, outcomes.failed, 1],
])('an attempt of a device that %s counts for %s', async (_name, before, after, outcome, attempts) => {
  bench.lay('a1');
  bench.now.isOnline = before;
  await bench.wake();
  bench.now.isOnline = after;
  await bench.answer(0, outcome);
  expect(bench.row('a1')?.attempts).toBe(attempts);
});

test('a row that another tab has begun is left to it', async () => {
  bench.lay('a1', 'b1');
  const { begin } = bench.store;
  vi.spyOn(bench.store, 'begin').mockImplementation(async (key) => {
    if (key !== 'a1') return begin(key);
    bench.put(key, { state: 'mengirim' });
    return null;
  });
  await bench.wake();
  expect(bench.sent()).toEqual(['b1']);
  expect(bench.told.filter(({ key }) => key === 'a1')).toEqual([]);
});

test('what comes while something is on its way goes at once, in the same turn', async () => {
  bench.lay('a1');
  await bench.wake();
  bench.lay('b1');
  await bench.wake();
  expect(bench.sent()).toEqual(['a1', 'b1']);
  expect(bench.turns()).toBe(1);
});

test('what comes just as a turn ends is not forgotten', async () => {
  const { sendable } = bench.store;
  vi.spyOn(bench.store, 'sendable').mockImplementationOnce(async () => {
    const found = await sendable(1);
    bench.lay('a1');
    bench.drainer.wake();
    return found;
  });
  await bench.wake();
  expect(bench.sent()).toEqual(['a1']);
});

test('what comes after a turn, before it is given back, is not forgotten', async () => {
  bench.now.afterTurn = () => {
    bench.now.afterTurn = () => {};
    bench.lay('a1');
    bench.drainer.wake();
  };
  await bench.wake();
  expect(bench.sent()).toEqual(['a1']);
});
