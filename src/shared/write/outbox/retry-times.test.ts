import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetryTimes, restAfter } from './retry-times';

let now = 0;
let rests: ReturnType<typeof createRetryTimes>;
beforeEach(() => {
  now = -1_000_000;
  rests = createRetryTimes(() => now);
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => vi.restoreAllMocks());

test.each([
  [1, undefined, 0, 500],
  [1, undefined, 1, 1_000],
  [2, undefined, 1, 2_000],
  [6, undefined, 1, 32_000],
  [7, undefined, 1, 60_000],
  [7, undefined, 0.5, 45_000],
  [100, undefined, 0, 30_000],
  [1, 5, 1, 5_000],
  [4, 5, 1, 8_000],
  [1, 120, 0, 120_000],
])('after %i failures, asked for %s seconds, with chance %d a lane rests %i ms', (failures, retryAfter, chance, ms) => {
  expect(restAfter(failures, retryAfter, () => chance)).toBe(ms);
});

test('phones that heard of a failure together come back one after the other', () => {
  vi.restoreAllMocks();
  const rest = () => restAfter(1, undefined);
  expect(new Set(Array.from({ length: 20 }, rest)).size).toBeGreaterThan(1);
});

test('a lane rests until its time is over, longer with each failure, beside the others', () => {
  expect([rests.isResting('harga'), rests.next()]).toEqual([false, null]);
  rests.failed('harga', undefined);
  expect([rests.isResting('harga'), rests.isResting('lahan'), rests.next()]).toEqual([true, false, 1_000]);
  now += 999;
  expect([rests.isResting('harga'), rests.next()]).toEqual([true, 1]);
  now += 1;
  expect([rests.isResting('harga'), rests.next()]).toEqual([false, null]);
  rests.failed('harga', undefined);
  rests.failed('lahan', undefined);
  expect(rests.next()).toBe(1_000);
  now += 1_000;
  expect([rests.isResting('harga'), rests.isResting('lahan'), rests.next()]).toEqual([true, false, 1_000]);
});

test('what went well ends the rest and its history', () => {
  rests.failed('harga', undefined);
  rests.failed('harga', undefined);
  rests.passed('harga');
  expect(rests.isResting('harga')).toBe(false);
  rests.failed('harga', undefined);
  expect(rests.next()).toBe(1_000);
});

test('a sign of better times ends all rests but those that the server asked for', () => {
  rests.failed('harga', undefined);
  rests.failed('lahan', 30);
  rests.cutShort();
  expect([rests.isResting('harga'), rests.isResting('lahan'), rests.next()]).toEqual([false, true, 30_000]);
});

test('clocks that are set meanwhile change no rest', () => {
  const usual = createRetryTimes();
  usual.failed('harga', 30);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(usual.isResting('harga')).toBe(true);
  expect(usual.next()).toBeGreaterThan(29_000);
});
