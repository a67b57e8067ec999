import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenCalm } from './timing';

// A database that another file has left at work goes on.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const happens = (...events: string[]) => {
  for (const type of events) window.dispatchEvent(new Event(type));
};

test('what is fetched ahead waits while a finger lies on the screen, and comes once it is lifted', () => {
  const act = vi.fn();
  whenCalm(act);
  happens('pointerdown', 'pointermove');
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
  happens('pointerup');
  vi.advanceTimersByTime(4000);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(20_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each(['pointercancel', 'scroll', 'keydown'])('%s is a sign of a user, too', (type) => {
  const act = vi.fn();
  whenCalm(act);
  happens(type);
  vi.advanceTimersByTime(4000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('without any sign it comes after ten seconds, and never where it is called off', () => {
  const [act, other] = [vi.fn(), vi.fn()];
  whenCalm(act);
  whenCalm(other)();
  vi.advanceTimersByTime(9000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  happens('pointerup');
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});
