import { LRUCache } from 'lru-cache';
import type { Db } from '../../ports.ts';

/** Whoever asks many different questions must not fill the memory: a million ids of rows take eight megabytes. */
const BOUNDS = { max: 200, maxSize: 1_000_000 };

const caches = new WeakMap<object, LRUCache<string, Promise<unknown>>>();

/**
 * Finds something out once for all who ask.
 *
 * @param key names the question, and the revision of the rows that answer it
 */
export function remembered<Found>(db: Db, key: string, find: () => Promise<Found>): Promise<Found> {
  const { adapter } = db.getExecutor();
  const cache = caches.get(adapter) ?? new LRUCache<string, Promise<unknown>>(BOUNDS);
  caches.set(adapter, cache);
  // Being asked again does not keep an answer longer: those of old revisions leave first.
  const known = cache.peek(key);
  if (known) return known as Promise<Found>;
  const found = find();
  cache.set(key, found, { size: 1 });
  found.then(
    (result) => {
      if (!Array.isArray(result) || cache.peek(key) !== found) return;
      // A size is taken of a new entry only.
      cache.delete(key);
      cache.set(key, found, { size: result.length || 1 });
    },
    () => cache.delete(key),
  );
  return found;
}

/** Finds something out when it is first needed. After a failure the next caller tries again. */
export function once<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined;
  return () => {
    found ??= find().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}
