import { expect, test } from 'vitest';
import type { TraceEvent } from '../halaman/main-thread-work.ts';
import { LEAVES, strokes, TYPES } from './strokes.ts';

const event = (name: string, ts: number, dur?: number, tid = 1): TraceEvent => ({
  ...{ name, ts, pid: 1, tid },
  ...(dur !== undefined && { dur, tdur: dur }),
});

test('a key costs the tasks from its own to the one that paints, without the waits between them', () => {
  const events = [
    event('RunTask', 0, 4_000),
    event(TYPES, 1_000),
    event('RunTask', 2_000, 500, 2),
    event('RunTask', 10_000, 3_000),
    event('Paint', 12_000),
    event('RunTask', 20_000, 9_000),
    event('RunTask', 50_000, 2_000),
    event(LEAVES, 51_000),
    event('Commit', 51_500),
    event('Paint', 51_600),
  ];
  expect([strokes(events, TYPES), strokes(events, LEAVES)]).toEqual([[7], [2]]);
});

test('a key behind which nothing is painted before the next one says nothing', () => {
  expect(strokes([event(TYPES, 0), event(TYPES, 10), event('RunTask', 10, 5_000), event('Paint', 100)], TYPES)).toEqual(
    [5],
  );
});
