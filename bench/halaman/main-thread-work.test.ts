import { expect, test } from 'vitest';
import { mainThreadWork, type TraceEvent } from './main-thread-work.ts';

const page = { pid: 1, tid: 1 };
const navigation: TraceEvent = { ...page, name: 'navigationStart', ts: 1_000_000 };
const paint = (ts: number): TraceEvent => ({ ...page, name: 'largestContentfulPaint::Candidate', ts });
const task = (ts: number, dur: number, thread = page): TraceEvent => ({ ...thread, name: 'RunTask', ts, dur });

test('counted is what the page’s own thread did from the navigation to the last larger paint', () => {
  const events = [
    task(900_000, 50_000),
    navigation,
    task(1_010_000, 20_000),
    task(1_020_000, 90_000, { pid: 1, tid: 2 }),
    paint(1_040_000),
    task(1_050_000, 30_000),
    paint(1_100_000),
    task(1_200_000, 70_000),
  ];
  expect(mainThreadWork(events)).toEqual({ work: 50, paint: 100 });
});

test('of a task in which the paint fell only what came before counts', () => {
  expect(mainThreadWork([navigation, task(1_010_000, 40_000), paint(1_030_000)])).toEqual({ work: 20, paint: 30 });
});

test('a task that waited for the processor counts with its own time', () => {
  expect(mainThreadWork([navigation, { ...task(1_010_000, 40_000), tdur: 5000 }, paint(1_060_000)]).work).toBe(5);
});

test('a page that was never painted is no measurement', () => {
  expect(() => mainThreadWork([navigation, task(1_010_000, 40_000)])).toThrow('painted');
});
