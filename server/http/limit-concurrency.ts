import { Busy } from '../ports.ts';

type Limited = <Result>(work: () => Promise<Result>, isUrgent?: boolean) => Promise<Result>;

/**
 * Lets at most so many pieces of work run at once; the others wait in the order they came, those that are urgent
 * before those that are not.
 *
 * @param waiting who comes when so many wait already is turned away @throws Busy
 */
export function limitConcurrency(limit: number, waiting = Number.POSITIVE_INFINITY): Limited {
  let running = 0;
  const urgent: (() => void)[] = [];
  const patient: (() => void)[] = [];

  return async (work, isUrgent = false) => {
    if (running >= limit) {
      if (urgent.length + patient.length >= waiting) throw new Busy();
      await new Promise<void>((resolve) => (isUrgent ? urgent : patient).push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = urgent.shift() ?? patient.shift();
      // The place is handed over, so nobody can slip in between.
      if (next) next();
      else running -= 1;
    }
  };
}
