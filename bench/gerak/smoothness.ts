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
  /** The slowest, in milliseconds. */
  worst: number;
  /** What the page's main thread did for a frame, in milliseconds by its own clock: the mean. */
  work: number;
}

/** In milliseconds. */
export interface Frame {
  /** Since the one before it. */
  time: number;
  /** Of the page's main thread, meanwhile. */
  work: number;
}

/** Each frame that followed another where something moved. */
export function framesOf(events: readonly TraceEvent[]): Frame[] {
  const marks = events.filter(({ name }) => name === BEGINS || name === RESTS);
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks;
  const inOrder = (name: string) =>
    events.filter((event) => event.name === name && event.pid === pid).sort((one, other) => one.ts - other.ts);
  const drawn = inOrder('DrawFrame').map(({ ts }) => ts);
  const tasks = inOrder('RunTask').filter((task) => task.tid === tid);
  return spans(marks).flatMap(([begin, end]) => {
    const within = drawn.filter((ts) => ts >= begin && ts <= end);
    return within.slice(1).map((ts, at) => {
      const before = within[at] ?? ts;
      const work = tasks.filter((task) => task.ts >= before && task.ts < ts).map(({ dur = 0, tdur = dur }) => tdur);
      return { time: (ts - before) / 1000, work: work.reduce((sum, spent) => sum + spent, 0) / 1000 };
    });
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
export function smoothness(frames: readonly Frame[]): Smoothness {
  if (frames.length === 0) throw new Error('The trace shows nothing that moved');
  const times = frames.map(({ time }) => time);
  return {
    frames: times.length,
    late: times.filter((time) => time > LATE_MS).length / times.length,
    most: percentile(times, 0.95),
    worst: Math.max(...times),
    work: frames.reduce((sum, { work }) => sum + work, 0) / frames.length,
  };
}
