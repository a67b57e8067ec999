import { expect, test } from 'vitest';
import type { TraceEvent } from '../halaman/main-thread-work.ts';
import { BEGINS, framesOf, RESTS, smoothness } from './smoothness.ts';

const at = (name: string, ms: number, pid = 1): TraceEvent => ({ name, ts: ms * 1000, pid, tid: 1 });
const draws = (...times: number[]) => times.map((ms) => at('DrawFrame', ms));

test('counted are frames while something moves, from one to the next, never over a rest', () => {
  const events = [
    ...draws(5, 100, 116, 150, 400, 416, 900),
    at('DrawFrame', 120, 2),
    at(RESTS, 160),
    at(BEGINS, 90),
    at(BEGINS, 390),
    at(RESTS, 430),
  ];
  expect(framesOf(events).map(({ time }) => time)).toEqual([16, 34, 16]);
});

test('the work of a frame is what the page’s own thread did since the one before, by its own clock', () => {
  const task = (ms: number, tdur: number, thread = 1): TraceEvent => ({
    ...{ name: 'RunTask', ts: ms * 1000, dur: 9000, tdur: tdur * 1000 },
    ...{ pid: 1, tid: thread },
  });
  const events = [
    at(BEGINS, 90),
    ...draws(100, 116, 132),
    at(RESTS, 140),
    task(95, 7),
    task(101, 2),
    task(110, 3),
    task(111, 8, 2),
    task(117, 1),
  ];
  expect(framesOf(events).map(({ work }) => work)).toEqual([5, 1]);
});

test('late is what takes longer than 20 ms; where nothing moved there is no figure', () => {
  const frames = [16, 17, 21, 16].map((time) => ({ time, work: time / 4 }));
  expect(smoothness(frames)).toEqual({ frames: 4, late: 0.25, most: 21, worst: 21, work: 4.375 });
  expect(() => smoothness(framesOf(draws(1, 2)))).toThrow('nothing that moved');
});
