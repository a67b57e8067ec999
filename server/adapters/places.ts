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
    const senders = Map.groupBy(taken, (holder) => holder.from);
    const countOf = (sender: string | undefined) => senders.get(sender)?.length ?? 0;
    const [slowest] = [...taken]
      .filter((holder) => holder.isOnItsWay && countOf(holder.from) > countOf(from) + 1)
      .sort((one, other) => countOf(other.from) - countOf(one.from));
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
