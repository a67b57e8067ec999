import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const NOON = Date.parse('2026-11-27T12:00:00Z');

let clock: typeof import('./server-clock').serverClock;

/** The page as it is opened, with what the device has kept. */
async function open() {
  vi.resetModules();
  clock = (await import('./server-clock')).serverClock;
}
beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON });
  await open();
});
afterEach(() => void vi.useRealTimers());

/** Hours, exact to the second: as the clock tells them after noon. */
const hours = () => Math.round((clock.now() - NOON) / 1_000) / 3_600;
const hear = (time: number) => clock.hear(new Date(time).toUTCString());
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const setClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('before the server has spoken the device’s clock has to do', () => {
  expect([clock.isSet(), clock.isSure(), hours()]).toEqual([false, true, 0]);
});

test.each([
  ['three years ahead', 3 * YEAR],
  ['at the year 1970', -56 * YEAR],
  ['right', 0],
])('a device whose clock stands %s tells the server’s time as soon as it has heard it', (_how, off) => {
  setClock(off);
  hear(NOON);
  expect([clock.isSet(), hours()]).toEqual([true, 0]);
  pass(2 * HOUR);
  expect(hours()).toBe(2);
});

test.each([
  ['forward by three years', 3 * YEAR],
  ['back by three years', -3 * YEAR],
  ['back by a minute', -60_000],
])('a clock that jumps %s while the page is open changes nothing', (_how, jump) => {
  hear(NOON);
  pass(HOUR);
  setClock(jump);
  pass(HOUR);
  expect(hours()).toBe(2);
});

test('the hours of a device that slept are counted', () => {
  hear(NOON);
  // The steady clock stands still while a phone sleeps.
  setClock(9 * HOUR);
  expect(hours()).toBe(9);
});

test.each([
  ['goes on wrong as before', 3 * YEAR, 0, 1, true],
  ['is put three years forward meanwhile', 0, 3 * YEAR, (3 * YEAR) / HOUR + 1, false],
  ['is put back meanwhile: no time is before the last one heard', 0, -3 * YEAR, 0, false],
])('after a reload without signal, where the device’s clock %s', async (_how, off, jump, after, isSure) => {
  setClock(off);
  hear(NOON);
  pass(HOUR);
  setClock(jump);
  await open();
  expect([hours(), clock.isSet(), clock.isSure()]).toEqual([after, false, isSure]);
  hear(NOON + HOUR);
  expect([hours(), clock.isSure()]).toEqual([1, true]);
});

test('who follows hears of the first time and of one that was not expected, not of each answer', () => {
  const listener = vi.fn();
  const stop = clock.listen(listener);
  hear(NOON);
  for (const ms of [800, 20_000, HOUR]) {
    pass(ms);
    hear(Date.now());
  }
  expect(listener).toHaveBeenCalledOnce();
  hear(NOON + 5 * HOUR);
  expect([listener.mock.calls.length, hours()]).toEqual([2, 5]);
  // A server whose clock is put right again is believed.
  hear(NOON + 2 * HOUR);
  expect([listener.mock.calls.length, hours()]).toEqual([3, 2]);
  stop();
  hear(NOON);
  expect(listener).toHaveBeenCalledTimes(3);
});

test.each([
  ['ahead', 8],
  ['behind', -20_000],
])('one answer from days %s is not enough to act upon, a second one is', (_where, days) => {
  const listener = vi.fn();
  hear(NOON);
  clock.listen(listener);
  hear(NOON + days * DAY);
  expect(clock.isSure()).toBe(false);
  // Nor is the one that takes it back: now the two contradict each other.
  hear(NOON);
  expect([clock.isSure(), hours()]).toEqual([false, 0]);
  hear(NOON);
  expect(clock.isSure()).toBe(true);
  hear(NOON + days * DAY);
  pass(HOUR);
  expect(clock.isSure()).toBe(false);
  listener.mockClear();
  hear(NOON + days * DAY + HOUR);
  expect([clock.isSure(), hours(), listener.mock.calls.length]).toEqual([true, days * 24 + 1, 1]);
});

test.each([null, '', 'kemarin'])('a date that says nothing is passed over: %j', (date) => {
  clock.hear(date);
  expect([clock.isSet(), localStorage.length]).toEqual([false, 0]);
});
