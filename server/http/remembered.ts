import type { Db } from '../ports.ts';

/** Answers to as many questions are remembered; who asks many others must not fill the memory. */
const KEPT = 200;

const memories = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Finds something out once for all who ask.
 *
 * @param key names what is asked, and the revision of what it is found in
 */
export function remembered<Found>(db: Db, key: string, find: () => Promise<Found>): Promise<Found> {
  const { adapter } = db.getExecutor();
  const memory = memories.get(adapter) ?? new Map<string, Promise<unknown>>();
  memories.set(adapter, memory);
  const known = memory.get(key) as Promise<Found> | undefined;
  if (known) return known;
  const found = find();
  memory.set(key, found);
  found.catch(() => memory.delete(key));
  for (const [oldest] of memory) {
    if (memory.size <= KEPT) break;
    memory.delete(oldest);
  }
  return found;
}
