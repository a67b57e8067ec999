import type { Answer } from './answer.ts';

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

/**
 * Keeps the answers that were used last, up to a number of bytes. Those who ask for the same at once wait for
 * one making, and share it when it may be kept. Nothing is ever taken back: a key bears the revision of the data.
 */
export function createShelf(maxBytes: number): Shelf {
  const kept = new Map<string, Answer>();
  const making = new Map<string, Promise<Made>>();
  let bytes = 0;

  const sizeOf = (key: string, { body }: Answer) => (body?.byteLength ?? 0) + key.length * 2 + OVERHEAD;

  const put = (key: string, answer: Answer) => {
    if (sizeOf(key, answer) > maxBytes) return;
    kept.set(key, answer);
    bytes += sizeOf(key, answer);
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= sizeOf(oldest, old);
    }
  };

  const known = (key: string): Answer | undefined => {
    const answer = kept.get(key);
    if (answer) {
      // A map remembers the order of insertion: the last used one goes to the end.
      kept.delete(key);
      kept.set(key, answer);
    }
    return answer;
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
      const { answer, keep } = await made;
      if (keep) put(key, answer);
      return answer;
    } finally {
      making.delete(key);
    }
  };
  return Object.assign(keptOrMade, { known });
}
