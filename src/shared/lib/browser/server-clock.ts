import { stored, withFields } from './stored';

/** A gap below this comes from the line and from the whole seconds of an HTTP date. */
const TOLERANCE_MS = 5_000;
/** A device that slept wakes with a wall clock that went on alone; a longer gap is a clock that was set. */
const LONGEST_SLEEP_MS = 2 * 24 * 3_600_000;
/** The last time heard is noted anew after this. */
const NOTED_MS = 600_000;

/** The time by which this device's clock is behind the server's, and the last time of the server that it heard. */
const memory = stored('jamServer', withFields({ selisih: 'number', terakhir: 'number' }));

/** One moment on three clocks: the server's, the device's, and the one that nothing sets. */
interface Anchor {
  server: number;
  wall: number;
  steady: number;
}

let anchor: Anchor | null = null;
/** The last answer bore a time far from all that was known, and none has confirmed it yet. */
let isDoubted = false;
const listeners = new Set<() => void>();

const estimate = (): number => {
  const wall = Date.now();
  if (!anchor) return wall + (memory.read()?.selisih ?? 0);
  const steady = performance.now() - anchor.steady;
  const slept = wall - anchor.wall - steady;
  return anchor.server + steady + (slept > 0 && slept < LONGEST_SLEEP_MS ? slept : 0);
};

/**
 * The server's time as far as this device knows it. Receipts, ages and days go by it: a phone's own clock may be years
 * off, and jumps.
 */
export const serverClock = {
  /** Milliseconds, never before the last time that the server has told. */
  now: (): number => Math.max(estimate(), memory.read()?.terakhir ?? 0),

  /** The server has told its time since this page was opened. */
  isSet: (): boolean => anchor !== null,

  /**
   * False where the device's clock has gone far since the server was heard: it may have been set, or the app slept. False
   * too after a single answer from days away: a server that has just started may not know the time yet.
   */
  isSure: (): boolean => {
    if (isDoubted) return false;
    const last = memory.read()?.terakhir;
    return anchor !== null || last === undefined || Math.abs(estimate() - last) < LONGEST_SLEEP_MS;
  },

  /** Takes in the `Date` of an answer that has just come from the server. */
  hear: (date: string | null): void => {
    const server = Date.parse(date ?? '');
    if (Number.isNaN(server)) return;
    const wall = Date.now();
    const last = memory.read()?.terakhir;
    const isFarFrom = (time: number) => Math.abs(server - time) >= LONGEST_SLEEP_MS;
    const isExpected = anchor !== null && Math.abs(server - serverClock.now()) < TOLERANCE_MS;
    const isNews = !isExpected || isDoubted;
    isDoubted = !isExpected && last !== undefined && isFarFrom(last) && isFarFrom(estimate());
    if (!isNews && Math.abs(server - (last ?? 0)) < NOTED_MS) return;
    memory.write({ selisih: server - wall, terakhir: server });
    if (!isNews) return;
    anchor = { server, wall, steady: performance.now() };
    for (const listener of listeners) listener();
  },

  /** Tells when the server's time was heard for the first time, when another time than expected, and when that was confirmed. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
