import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenOld } from './when-old';

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a clock that is set back makes nothing young, and one call is all', () => {
  const act = vi.fn();
  whenOld(1_000, act);
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  show('visible');
  expect(act).toHaveBeenCalledTimes(1);
});

test('a timer that comes a moment before its time is not the last', () => {
  const act = vi.fn();
  const start = performance.now();
  whenOld(1_000, act);
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.spyOn(performance, 'now').mockReturnValueOnce(start + 999.4);
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test('where nobody looks nothing is done until somebody does', () => {
  const act = vi.fn();
  show('hidden');
  whenOld(1_000, act);
  vi.advanceTimersByTime(5_000);
  expect(act).not.toHaveBeenCalled();
  show('visible');
  expect(act).toHaveBeenCalledTimes(1);
});

test('a phone that slept, and its timers with it, is told on waking', () => {
  const act = vi.fn();
  whenOld(1_000, act);
  vi.setSystemTime(Date.now() + 1_000);
  show('visible');
  expect(act).toHaveBeenCalledTimes(1);
});

test('called off, it stays silent', () => {
  const act = vi.fn();
  whenOld(1_000, act)();
  vi.advanceTimersByTime(5_000);
  show('visible');
  expect(act).not.toHaveBeenCalled();
});
