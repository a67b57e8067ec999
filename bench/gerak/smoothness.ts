import type { TraceEvent } from '../halaman/main-thread-work.ts';
import { percentile } from '../lib/figures.ts';

/** What the page writes into the trace as something begins to move on it, and as it rests again. */
export const BEGINS = 'gerak:mulai';
export const RESTS = 'gerak:henti';

/** A screen of 60 Hz has shown the next frame by then. */
export const LATE_MS = 20;

/** How smooth something moved. */
export interface Smoothness {
  frames: number;
  /** The share of frames that came later than after 20 ms. */
  late: number;
  /** 95 of 100 came within so many milliseconds. */
  most: number;
}

/** Milliseconds from each frame to the next, where something moved. */
export function frameTimes(events: readonly TraceEvent[]): number[] {
  const marks = events.filter(({ name }) => name === BEGINS || name === RESTS);
  const drawn = events
    .filter(({ name, pid }) => name === 'DrawFrame' && pid === marks[0]?.pid)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  return spans(marks).flatMap(([begin, end]) => {
    const within = drawn.filter((ts) => ts >= begin && ts <= end);
    return within.slice(1).map((ts, at) => (ts - (within[at] ?? ts)) / 1000);
  });
}

/** From each beginning to the rest that follows it. */
function spans(marks: readonly TraceEvent[]): [begin: number, end: number][] {
  const sorted = [...marks].sort((one, other) => one.ts - other.ts);
  return sorted.flatMap(({ name, ts }, at): [number, number][] => {
    const next = sorted[at + 1];
    return name === BEGINS && next?.name === RESTS ? [[ts, next.ts]] : [];
  });
}

/** @throws Error when nothing moved */
export function smoothness(times: readonly number[]): Smoothness {
  if (times.length === 0) throw new Error('The trace shows nothing that moved');
  return {
    frames: times.length,
    late: times.filter((time) => time > LATE_MS).length / times.length,
    most: percentile(times, 0.95),
  };
}
