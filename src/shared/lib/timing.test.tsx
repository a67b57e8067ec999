import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenCalm, whenQuiet } from './timing';

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

test('what is kept for a walk out of the signal comes soon after the page stands, once, without any sign', () => {
  const [act, other] = [vi.fn(), vi.fn()];
  whenQuiet(act);
  whenQuiet(other)();
  vi.advanceTimersByTime(2000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(act).toHaveBeenCalledTimes(1);
  happens('scroll');
  vi.advanceTimersByTime(20_000);
  expect(act).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

test('while the page is still on its way, nothing is kept but after a sign or ten seconds', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const [loaded, slow] = [vi.fn(), vi.fn()];
  const callOff = whenQuiet(loaded);
  vi.advanceTimersByTime(9000);
  expect(loaded).not.toHaveBeenCalled();
  callOff();
  whenQuiet(slow);
  happens('load');
  vi.advanceTimersByTime(2000);
  expect(slow).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(slow).toHaveBeenCalledTimes(1);
  expect(loaded).not.toHaveBeenCalled();
  state.mockRestore();
});
