import { forgetExpired } from '../../http/rights/forget-expired.ts';
import { sweepNowAndThen } from '../../http/uploads/sweep-media.ts';
import type { Ports } from '../../ports.ts';

/** A little more than the hour that both wait for, whatever the clocks say. */
const BETWEEN_MS = 3_605_000;

/**
 * Takes away what nobody needs any more, now and every hour: what a process left that was killed, and what expired,
 * also where nobody uploads or logs in.
 *
 * @returns a way to stop it
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
