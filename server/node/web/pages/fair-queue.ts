import { Busy } from '../../../ports.ts';

interface Bounds {
  /** How many run at once. */
  running: number;
  /** How many may wait, in all and per group. */
  waiting: number;
  waitingOfOne: number;
  /** The longest wait. */
  ms: number;
}

export type FairQueue = <Result>(group: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs work group by group in turn: a group with many requests delays mainly itself. Work that finds the queue full, or
 * waits too long, is refused. @throws Busy
 */
export function createFairQueue({ running: most, waiting, waitingOfOne, ms }: Bounds): FairQueue {
  const groups = new Map<string, Set<() => void>>();
  let running = 0;
  let count = 0;

  const leave = (group: string, begin: () => void): void => {
    const line = groups.get(group);
    if (!line?.delete(begin)) return;
    count -= 1;
    if (line.size === 0) groups.delete(group);
  };

  const next = (): void => {
    const [first] = groups;
    if (!first || running >= most) return;
    const [group, line] = first;
    const [begin] = line;
    if (!begin) return;
    leave(group, begin);
    // The served group goes to the end of the round.
    if (groups.delete(group)) groups.set(group, line);
    begin();
  };

  const turn = (group: string): Promise<void> => {
    if (running < most) {
      running += 1;
      return Promise.resolve();
    }
    const line = groups.get(group) ?? new Set();
    if (count >= waiting || line.size >= waitingOfOne) return Promise.reject(new Busy());
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        running += 1;
        resolve();
      };
      const timer = setTimeout(() => {
        leave(group, begin);
        reject(new Busy());
      }, ms);
      groups.set(group, line.add(begin));
      count += 1;
    });
  };

  return async (group, work) => {
    await turn(group);
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
