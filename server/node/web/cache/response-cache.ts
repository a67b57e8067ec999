import type { Answer } from '../answer.ts';
import { type Bounds, createFairStore } from './fair-store.ts';

interface Entry {
  answer: Answer;
  /** Makes more of it, when it is worth that: others want it too. */
  improved?: (() => Promise<Answer>) | undefined;
}

/** An answer, and whether the next request for the same may have it too. */
export interface MadeAnswer extends Entry {
  keep: boolean;
}

export interface ResponseCache {
  (key: string, make: () => Promise<MadeAnswer>): Promise<Answer>;
  /** What is kept already, for whoever cannot wait. */
  find(key: string): Answer | undefined;
}

/** What an entry takes besides its body: headers, key and bookkeeping. */
const OVERHEAD = 1024;

/** So many answers are made better at once; others go first, and are asked for again. */
const IMPROVED_AT_ONCE = 2;

/** A resource's lists take room together, whatever is searched in them. */
const groupOf = (key: string): string => /\/api\/[a-z-]*/.exec(key)?.[0] ?? '';

/**
 * Keeps the answers that were used last, within bounds. Those who ask for the same at once wait for one making, and
 * share it when it may be kept. Nothing is ever taken back: a key bears the revision of the data.
 */
export function createResponseCache(bounds: Bounds): ResponseCache {
  const entries = createFairStore<Entry>(bounds);
  const making = new Map<string, Promise<MadeAnswer>>();

  const sizeOf = (key: string, { body }: Answer) => (body?.byteLength ?? 0) + key.length * 2 + OVERHEAD;
  const put = (key: string, made: Entry) => entries.put(key, groupOf(key), made, sizeOf(key, made.answer));
  const find = (key: string): Answer | undefined => {
    const found = entries.get(key);
    if (found?.improved && improving < IMPROVED_AT_ONCE) void improve(key, found, found.improved);
    return found?.answer;
  };

  let improving = 0;
  const improve = async (key: string, found: Entry, better: () => Promise<Answer>): Promise<void> => {
    improving += 1;
    found.improved = undefined;
    try {
      const answer = await better();
      if (entries.get(key) === found) put(key, { answer });
    } catch {
      // It stays as it is.
    } finally {
      improving -= 1;
    }
  };

  const cachedOrMade = async (key: string, make: () => Promise<MadeAnswer>): Promise<Answer> => {
    const already = find(key);
    if (already) return already;
    const running = making.get(key);
    if (running) {
      const shared = await running;
      if (shared.keep) return shared.answer;
    }
    const made = make();
    making.set(key, made);
    try {
      const { keep, answer, improved } = await made;
      if (keep) put(key, { answer, improved });
      return answer;
    } finally {
      making.delete(key);
    }
  };
  return Object.assign(cachedOrMade, { find });
}
