import type { Answer } from '../answer.ts';
import { type Bounds, createFairStore } from './fair-store.ts';

interface Entry {
  answer: Answer;
  /** Compresses it better, once others request it too. */
  improved?: (() => Promise<Answer>) | undefined;
}

/** A new answer, and whether it may be cached. */
export interface MadeAnswer extends Entry {
  keep: boolean;
}

export interface ResponseCache {
  (key: string, make: () => Promise<MadeAnswer>): Promise<Answer>;
  /** The cached answer, synchronously. */
  find(key: string): Answer | undefined;
}

/** Answers compressed better at once; others get their turn at a later request. */
const IMPROVED_AT_ONCE = 2;

/** The lists of a resource form one group, whatever their filters. */
const groupOf = (key: string): string => /\/api\/[a-z-]*/.exec(key)?.[0] ?? '';

/**
 * Caches recently used answers. Concurrent requests for the same key share one making if the result may be cached.
 * Nothing is ever invalidated: keys contain the revision of the data.
 */
export function createResponseCache(bounds: Bounds): ResponseCache {
  const entries = createFairStore<Entry>(bounds);
  const making = new Map<string, Promise<MadeAnswer>>();

  const put = (key: string, made: Entry) => entries.put(key, groupOf(key), made);
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
      // The first answer stays.
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
