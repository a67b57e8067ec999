import type { Answer } from '../answer.ts';
import { type Bounds, createFairStore } from './fair-store.ts';

interface Kept {
  answer: Answer;
  /** Makes more of it, when it is worth that: others want it too. */
  better?: (() => Promise<Answer>) | undefined;
}

/** An answer, and whether the next request for the same may have it too. */
export interface Made extends Kept {
  keep: boolean;
}

export interface Shelf {
  (key: string, make: () => Promise<Made>): Promise<Answer>;
  /** What is kept already, for whoever cannot wait. */
  known(key: string): Answer | undefined;
}

/** What an entry takes besides its body: headers, key and bookkeeping. */
const OVERHEAD = 1024;

/** So many answers are made better at once; others go first, and are asked for again. */
const BETTERED = 2;

/** A resource's lists take room together, whatever is searched in them. */
const groupOf = (key: string): string => /\/api\/[a-z-]*/.exec(key)?.[0] ?? '';

/**
 * Keeps the answers that were used last, within bounds. Those who ask for the same at once wait for one making, and
 * share it when it may be kept. Nothing is ever taken back: a key bears the revision of the data.
 */
export function createShelf(bounds: Bounds): Shelf {
  const kept = createFairStore<Kept>(bounds);
  const making = new Map<string, Promise<Made>>();

  const sizeOf = (key: string, { body }: Answer) => (body?.byteLength ?? 0) + key.length * 2 + OVERHEAD;
  const put = (key: string, made: Kept) => kept.put(key, groupOf(key), made, sizeOf(key, made.answer));
  const known = (key: string): Answer | undefined => {
    const found = kept.get(key);
    if (found?.better && bettered < BETTERED) void makeBetter(key, found, found.better);
    return found?.answer;
  };

  let bettered = 0;
  const makeBetter = async (key: string, found: Kept, better: () => Promise<Answer>): Promise<void> => {
    bettered += 1;
    found.better = undefined;
    try {
      const answer = await better();
      if (kept.get(key) === found) put(key, { answer });
    } catch {
      // It stays as it is.
    } finally {
      bettered -= 1;
    }
  };

  const keptOrMade = async (key: string, make: () => Promise<Made>): Promise<Answer> => {
    const already = known(key);
    if (already) return already;
    const running = making.get(key);
    if (running) {
      const shared = await running;
      if (shared.keep) return shared.answer;
    }
    const made = make();
    making.set(key, made);
    try {
      const { keep, answer, better } = await made;
      if (keep) put(key, { answer, better });
      return answer;
    } finally {
      making.delete(key);
    }
  };
  return Object.assign(keptOrMade, { known });
}
