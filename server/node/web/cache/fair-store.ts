import { LRUCache } from 'lru-cache';
import type { Answer } from '../answer.ts';

export interface Bounds {
  bytes: number;
  entries: number;
  /** The size of an entry besides body and key: headers and bookkeeping. */
  overhead: number;
}

export interface FairStore<Value> {
  get(key: string): Value | undefined;
  put(key: string, group: string, value: Value): void;
}

/**
 * Keeps what was used last, within bounds that all groups share. Room is made in the group that takes most of it: a
 * thousand variations of one search push out each other, and nothing of the other groups.
 */
export function createFairStore<Value extends { answer: Answer }>(bounds: Bounds): FairStore<Value> {
  const groups = new Map<string, LRUCache<string, Value>>();
  const groupOf = new Map<string, string>();
  const holderOf = (key: string) => groups.get(groupOf.get(key) ?? '');

  const bytes = () => [...groups.values()].reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
  const largest = () =>
    [...groups.values()].reduce((most, group) => (group.calculatedSize > most.calculatedSize ? group : most));

  return {
    get: (key) => holderOf(key)?.get(key),
    put(key, name, value) {
      holderOf(key)?.delete(key);
      const size = (value.answer.body?.byteLength ?? 0) + key.length * 2 + bounds.overhead;
      if (size > bounds.bytes) return;
      const dispose = (_: Value, gone: string) => groupOf.delete(gone);
      const group = groups.get(name) ?? new LRUCache<string, Value>({ maxSize: bounds.bytes, dispose });
      groups.set(name, group.set(key, value, { size }));
      groupOf.set(key, name);
      while (bytes() > bounds.bytes || groupOf.size > bounds.entries) largest().pop();
    },
  };
}
