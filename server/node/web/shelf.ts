import type { Answer } from './answer.ts';
import { type Bounds, createFairStore } from './fair-store.ts';

/** An answer, and whether the next request for the same may have it too. */
export interface Made {
  answer: Answer;
  keep: boolean;
}

export interface Shelf {
  (key: string, make: () => Promise<Made>): Promise<Answer>;
  /** What is kept already, for whoever cannot wait. */
  known(key: string): Answer | undefined;
}

/** What an entry takes besides its body: headers, key and bookkeeping. */
const OVERHEAD = 1024;

/** A resource's lists take room together, whatever is searched in them. */
const groupOf = (key: string): string => /\/api\/[a-z-]*/.exec(key)?.[0] ?? '';

/**
 * Keeps the answers that were used last, within bounds. Those who ask for the same at once wait for one making, and
 * share it when it may be kept. Nothing is ever taken back: a key bears the revision of the data.
 */
export function createShelf(bounds: Bounds): Shelf {
  const kept = createFairStore<Answer>(bounds);
  const making = new Map<string, Promise<Made>>();

  const sizeOf = (key: string, { body }: Answer) => (body?.byteLength ?? 0) + key.length * 2 + OVERHEAD;
  const put = (key: string, answer: Answer) => kept.put(key, groupOf(key), answer, sizeOf(key, answer));
  const known = kept.get;

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
      const { answer, keep } = await made;
      if (keep) put(key, answer);
      return answer;
    } finally {
      making.delete(key);
    }
  };
  return Object.assign(keptOrMade, { known });
}
