import { Busy } from '../ports.ts';

interface Holder {
  from: string | undefined;
  isOnItsWay: boolean;
  giveUp: (reason: Busy) => void;
}

interface Place {
  /** Rejects when the place is given to somebody else. @throws Busy */
  lost: Promise<never>;
  /** From now on the place cannot be taken away. */
  keep: () => void;
  leave: () => void;
}

/**
 * Bounds how many bodies are there at once, fairly. When all places are taken, a sender with fewer places gets one from
 * the sender with the most: the one whose body has been arriving longest. Otherwise two slow senders could block
 * everybody.
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
    /** @throws Busy when none is free, nor can be taken from a sender with more */
    take(from: string | undefined): Place {
      if (taken.size >= most) makeRoom(from);
      const { promise: lost, reject: giveUp } = Promise.withResolvers<never>();
      // A holder that has left does not listen any more.
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
