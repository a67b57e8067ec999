import { ledger, type Noted } from './ledger';
import { outboxStore } from './store';
import type { Unstored } from './unstored';

/** What was to be sent from this device and cannot be found on it. */
export interface Missing {
  /** Whose rows were looked for. */
  userId: number | undefined;
  rows: readonly Noted[];
  /** They are not all: so many waited that not each was noted. */
  isMore?: boolean;
  /** The device does not open what it keeps: the rows may be there still. */
  isClosed: boolean;
  /** The device has not been looked into, or only once: something may be missing. */
  isUnsure: boolean;
}

/** Tabs hear of each other's local storage a moment later than of the database. */
const SECOND_LOOK_MS = 1_000;

export const unsure: Missing = { userId: undefined, rows: [], isClosed: false, isUnsure: true };
const nothing = (userId: number | undefined): Missing => ({ ...unsure, userId, isUnsure: false });

const more = (userId: number) => (ledger.isShort(userId) ? { isMore: true } : {});

/** Finds the rows that this device has lost, for as long as somebody wants to know of them. */
export function createMissing(unstored: Pick<Unstored, 'has'>) {
  let known = unsure;
  const listeners = new Set<() => void>();

  const become = (next: Missing): Missing => {
    // What nobody looks at does not stay true.
    if (listeners.size === 0) return next;
    const keys = ({ rows }: Missing) => rows.map(({ key }) => key).join();
    const facts = ({ userId, isClosed, isUnsure }: Missing) => [userId, isClosed, isUnsure].join();
    if (facts(next) === facts(known) && keys(next) === keys(known)) return known;
    known = next;
    for (const listener of listeners) listener();
    return known;
  };
  /** What stands in a form of this tab is not lost yet. */
  const isGone = ({ key }: Noted): boolean => !unstored.has(key);

  return {
    known: (): Missing => known,
    look: async (userId: number): Promise<Missing> => {
      try {
        const first = (await outboxStore.missing(userId)).filter(isGone);
        if (first.length === 0) return become(nothing(userId));
        if (known.userId !== userId || known.rows.length === 0) become(unsure);
        await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
        const keys = new Set(first.map(({ key }) => key));
        const rows = (await outboxStore.missing(userId)).filter((row) => keys.has(row.key) && isGone(row));
        return become({ ...nothing(userId), rows, ...more(userId) });
      } catch {
        return become({ ...nothing(userId), rows: ledger.of(userId).filter(isGone), isClosed: true, ...more(userId) });
      }
    },
    /** The user knows of it, and types it again. */
    acknowledge: (): void => {
      for (const { key } of known.rows) ledger.strike(key);
      if (known.isMore && known.userId !== undefined) ledger.complete(known.userId);
      become(nothing(known.userId));
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) known = unsure;
      };
    },
  };
}
