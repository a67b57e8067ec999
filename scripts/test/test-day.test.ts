import { spawnSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { shiftClock } from '../../tests/support/clock/shift-clock.ts';
import { TODAY } from '../../tests/support/clock/test-day.ts';

const HOUR_MS = 3_600_000;
/** A run ends within this time, and its clocks run on. */
const RUN_MS = 3 * HOUR_MS;

const Platform = Date;
afterEach(() => {
  globalThis.Date = Platform;
});

test('this process and what it starts stand on the day of the tests, and their clocks run on', () => {
  const child = spawnSync(process.execPath, ['-p', 'Date.now()'], { encoding: 'utf8' });
  for (const now of [Date.now(), Date.parse(new Date().toISOString()), Number(child.stdout)]) {
    expect(now).toBeGreaterThanOrEqual(TODAY.getTime());
    expect(now).toBeLessThan(TODAY.getTime() + RUN_MS);
  }
});

test('a shifted clock is ahead by the shift, and dates that are given stay as they are', () => {
  const before = Date.now();
  shiftClock(HOUR_MS);
  expect(Date.now()).toBeGreaterThanOrEqual(before + HOUR_MS);
  expect(Date.parse(new Date().toISOString())).toBeGreaterThanOrEqual(before + HOUR_MS);
  // In words a date has whole seconds.
  expect(Date.parse(Date())).toBeGreaterThan(before + HOUR_MS - 1_000);
  expect(new Date('2024-02-29T00:00:00Z').toISOString()).toBe('2024-02-29T00:00:00.000Z');
  expect(new Date(2024, 0, 31).getDate()).toBe(31);
  expect(Date.UTC(2024, 0, 1)).toBe(Platform.UTC(2024, 0, 1));
  expect(Date.parse('2024-01-01T00:00:00Z')).toBe(Platform.parse('2024-01-01T00:00:00Z'));
});

test('what the platform makes itself is a date of either kind, and classes may extend it', () => {
  const own = new Platform();
  shiftClock(HOUR_MS);
  expect(own).toBeInstanceOf(Date);
  class Day extends Date {
    week = 1;
  }
  const day = new Day('2024-01-01T00:00:00Z');
  expect([day.week, day.getTime()]).toEqual([1, Platform.UTC(2024, 0, 1)]);
  expect(day).toBeInstanceOf(Day);
});
