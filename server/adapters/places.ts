import { Busy } from '../ports.ts';

interface Holder {
  from: string | undefined;
  isOnItsWay: boolean;
  giveUp: (reason: Busy) => void;
}

interface Place {
  /** Rejects when it had to be given to somebody else. @throws Busy */
  lost: Promise<never>;
  /** From now on nobody else is given it. */
  keep: () => void;
  leave: () => void;
}

/**
 * A number of places. When all are taken, whoever would still have fewer than another is given one of his, where
 * something has been on its way for longest: two who send slowly on purpose would keep out everybody else.
 */
export function places(most: number) {
  const taken = new Set<Holder>();

  function makeRoom(from: string | undefined): void {
    const counts = new Map<string | undefined, number>();
    for (const holder of taken) counts.set(holder.from, (counts.get(holder.from) ?? 0) + 1);
    let largest = (counts.get(from) ?? 0) + 1;
    let slowest: Holder | undefined;
    for (const holder of taken) {
      const count = counts.get(holder.from) ?? 0;
      if (!holder.isOnItsWay || count <= largest) continue;
      largest = count;
      slowest = holder;
    }
    if (!slowest) throw new Busy();
    taken.delete(slowest);
    slowest.giveUp(new Busy());
  }

  return {
    /** @throws Busy when none is free, nor is anybody's to be given up */
    take(from: string | undefined): Place {
      if (taken.size >= most) makeRoom(from);
      const { promise: lost, reject: giveUp } = Promise.withResolvers<never>();
      // Who has left does not listen any more.
      lost.catch(() => undefined);
      const holder: Holder = { from, isOnItsWay: true, giveUp };
      taken.add(holder);
      const keep = () => {
        holder.isOnItsWay = false;
      };
      return { lost, keep, leave: () => void taken.delete(holder) };
    },
  };
}
