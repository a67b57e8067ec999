import { expect, test } from 'vitest';
import type { TraceEvent } from '../halaman/main-thread-work.ts';
import { BEGINS, frameTimes, RESTS, smoothness } from './smoothness.ts';

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
  expect(frameTimes(events)).toEqual([16, 34, 16]);
});

test('late is what takes longer than 20 ms; where nothing moved there is no figure', () => {
  expect(smoothness([16, 17, 21, 16])).toEqual({ frames: 4, late: 0.25, most: 21 });
  expect(() => smoothness(frameTimes(draws(1, 2)))).toThrow('nothing that moved');
});
