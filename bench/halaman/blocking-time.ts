import type { TraceEvent } from './main-thread-work.ts';

/** A task that takes longer keeps a finger waiting. */
const LONG = 50_000;
/** When no task has been long for this time, the page can be used (Lighthouse's time to interactive). */
const QUIET = 5_000_000;

/**
 * How long a page's tasks kept its reader waiting, from the first paint until it can be used, in milliseconds: Lighthouse's
 * total blocking time by the thread's own clock, so that other programs on the computer do not count.
 *
 * @throws Error when the trace shows no page that was painted
 */
export function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!paint) throw new Error('The trace shows no page that was painted');
  const isOnThread = ({ pid, tid }: TraceEvent) => pid === paint.pid && tid === paint.tid;
  const long = events
    .filter((event) => event.name === 'RunTask' && isOnThread(event) && event.ts + (event.dur ?? 0) > paint.ts)
    .map(({ ts, dur = 0, tdur = dur }) => {
      // Of the task that paints, only what comes behind the paint.
      const share = Math.min(1, (ts + dur - paint.ts) / (dur || 1));
      return { ts, end: ts + dur, spent: Math.min(dur, tdur) * share };
    })
    .filter(({ spent }) => spent > LONG)
    .sort((one, other) => one.ts - other.ts);
  let quietSince = paint.ts;
  let blocked = 0;
  for (const { ts, end, spent } of long) {
    if (ts - quietSince > QUIET) break;
    blocked += spent - LONG;
    quietSince = end;
  }
  return blocked / 1000;
}
