import { forgetExpired } from '../../http/rights/forget-expired.ts';
import { sweepNowAndThen } from '../../http/uploads/sweep-media.ts';
import type { Ports } from '../../ports.ts';

/** A little more than the hour that both tasks enforce. */
const BETWEEN_MS = 3_605_000;

/**
 * Removes unreferenced pictures and expired rows, now and every hour, even if nobody uploads or logs in.
 *
 * @returns a function that stops it
 */
export function tidyHourly(ports: Pick<Ports, 'db' | 'files' | 'background' | 'now' | 'guards'>): () => void {
  const tidy = () => {
    sweepNowAndThen(ports);
    forgetExpired(ports);
  };
  tidy();
  const timer = setInterval(tidy, BETWEEN_MS).unref();
  return () => clearInterval(timer);
}
