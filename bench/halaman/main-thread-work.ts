/** What Chromium's trace says of a moment or a stretch; times in microseconds. */
export interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  /** The thread's own time, without its waits for a processor that others use. */
  tdur?: number;
  pid: number;
  tid: number;
}

/** An event as the DevTools protocol brings it. */
export const traceEvent = (raw: Record<string, unknown>): TraceEvent => ({
  name: String(raw['name']),
  ts: Number(raw['ts']),
  pid: Number(raw['pid']),
  tid: Number(raw['tid']),
  ...(raw['dur'] !== undefined && { dur: Number(raw['dur']) }),
  ...(raw['tdur'] !== undefined && { tdur: Number(raw['tdur']) }),
});

/** In milliseconds. */
export interface Work {
  /** What the page's main thread did until its largest part stood. */
  work: number;
  /** When that was, from the navigation on. */
  paint: number;
}

const PAINT = 'largestContentfulPaint::Candidate';

/** @throws Error when the trace shows no page that was painted */
export function mainThreadWork(events: readonly TraceEvent[]): Work {
  const paint = events.filter(({ name }) => name === PAINT).at(-1);
  const onThread = events.filter(({ pid, tid }) => pid === paint?.pid && tid === paint.tid);
  const begin = onThread
    .filter(({ name, ts }) => name === 'navigationStart' && ts < (paint?.ts ?? 0))
    .reduce((latest, { ts }) => Math.max(latest, ts), 0);
  if (!paint || begin === 0) throw new Error('The trace shows no page that was painted');
  const tasks = onThread.filter(({ name, ts }) => name === 'RunTask' && ts < paint.ts && ts >= begin);
  const spent = tasks.reduce((sum, { ts, dur = 0, tdur = dur }) => sum + Math.min(tdur, paint.ts - ts), 0);
  return { work: spent / 1000, paint: (paint.ts - begin) / 1000 };
}
