import { Busy } from '../ports.ts';

type Limited = <Result>(work: () => Promise<Result>, isUrgent?: boolean) => Promise<Result>;

/**
 * Lets at most `limit` pieces of work run at once. Others wait in order of arrival, urgent ones first.
 *
 * @param waiting how many may wait; beyond that @throws Busy
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
      // The slot is handed over directly, so that nobody can take it in between.
      if (next) next();
      else running -= 1;
    }
  };
}
