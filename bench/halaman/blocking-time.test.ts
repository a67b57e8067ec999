import { expect, test } from 'vitest';
import { blockingTime } from './blocking-time.ts';

const thread = { pid: 1, tid: 2 };
const ms = (name: string, ts: number, dur?: number, tdur?: number) => ({
  ...thread,
  name,
  ts: ts * 1000,
  ...(dur !== undefined && { dur: dur * 1000 }),
  ...(tdur !== undefined && { tdur: tdur * 1000 }),
});
const paint = ms('firstContentfulPaint', 1000);

test('what tasks take over 50 ms counts, from the first paint on', () => {
  expect(blockingTime([ms('RunTask', 0, 900), paint, ms('RunTask', 1100, 90), ms('RunTask', 1300, 50)])).toBe(40);
});

test('of the task that paints, only what comes behind the paint', () => {
  expect(blockingTime([ms('RunTask', 800, 400), paint])).toBe(150);
});

test('waiting for a processor that others use does not count', () => {
  expect(blockingTime([paint, ms('RunTask', 1100, 400, 70)])).toBe(20);
});

test('five quiet seconds end it, and other threads have no part in it', () => {
  const elsewhere = { ...ms('RunTask', 1200, 500), tid: 3 };
  expect(blockingTime([paint, ms('RunTask', 2000, 100), elsewhere, ms('RunTask', 7200, 400)])).toBe(50);
  expect(blockingTime([paint, ms('RunTask', 2000, 100), ms('RunTask', 7000, 100)])).toBe(100);
});

test('a page that was not painted has no figure', () => {
  expect(() => blockingTime([ms('RunTask', 0, 900)])).toThrow('no page');
});
