import { shiftClock } from './shift-clock.ts';
import { TODAY } from './test-day.ts';

const SHIFT = 'TEST_CLOCK_SHIFT';

/** The platform's own `Date` is native code. */
const isShifted = () => !Function.prototype.toString.call(Date).includes('[native code]');

/**
 * Starts this process's clock on the day of the tests, and that of each process it starts: configurations import this
 * module, their children preload it. All share one shift, so that no clock of a run is ahead of another.
 */
const shiftMs = Number(process.env[SHIFT] ?? TODAY.getTime() - Date.now());
if (!isShifted()) shiftClock(shiftMs);
process.env[SHIFT] = String(shiftMs);
const preload = `--import=${import.meta.url}`;
const options = process.env['NODE_OPTIONS'] ?? '';
if (!options.includes(preload)) process.env['NODE_OPTIONS'] = `${options} ${preload}`.trim();

/** By how many milliseconds the clocks of the run are ahead of the machine's. */
export const clockShiftMs = shiftMs;
