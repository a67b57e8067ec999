import type { TraceEvent } from '../halaman/main-thread-work.ts';

/** What the page writes into the trace as a key comes that types, and as one comes that leaves a cell. */
export const TYPES = 'ketik:angka';
export const LEAVES = 'ketik:pindah';

/** Runs in the page. */
export function markKeys([types, leaves]: readonly [string, string]): void {
  const mark = ({ key }: KeyboardEvent) => performance.mark(/^\d$/.test(key) ? types : leaves);
  window.addEventListener('keydown', mark, true);
}

const PAINTS = new Set(['Paint', 'Commit']);

/**
 * Milliseconds that the page's main thread works from each key until what it changed is painted. Waits for the screen's
 * next turn are not among them: they are the screen's, not the page's.
 */
export function strokes(events: readonly TraceEvent[], name: string): number[] {
  const marks = events.filter((event) => event.name === TYPES || event.name === LEAVES).sort(byTime);
  const { pid, tid } = marks[0] ?? {};
  const own = events.filter((event) => event.pid === pid && event.tid === tid);
  const tasks = own.filter((event) => event.name === 'RunTask').sort(byTime);
  const paints = own.filter((event) => PAINTS.has(event.name)).sort(byTime);
  return marks.flatMap((mark, at) => {
    const next = marks[at + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const painted = paints.filter(({ ts }) => ts > mark.ts && ts < next).at(0);
    if (mark.name !== name || !painted) return [];
    const until = tasks.filter((task) => endOf(task) > mark.ts && task.ts <= painted.ts);
    return [until.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000];
  });
}

const byTime = (one: TraceEvent, other: TraceEvent) => one.ts - other.ts;
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
