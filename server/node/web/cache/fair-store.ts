interface Entry<Value> {
  value: Value;
  group: string;
  size: number;
}

interface Group<Value> {
  bytes: number;
  /** The one that was used longest ago comes first. */
  entries: Map<string, Entry<Value>>;
}

export interface Bounds {
  bytes: number;
  entries: number;
}

export interface FairStore<Value> {
  get(key: string): Value | undefined;
  /** @param size in bytes */
  put(key: string, group: string, value: Value, size: number): void;
}

/**
 * Keeps what was used last, within bounds. Room is made in the group that takes most of it: whoever asks for a
 * thousand variations of one thing pushes out those variations, and nothing of the others.
 */
export function createFairStore<Value>(bounds: Bounds): FairStore<Value> {
  const all = new Map<string, Entry<Value>>();
  const groups = new Map<string, Group<Value>>();
  let bytes = 0;

  const remove = (key: string): void => {
    const entry = all.get(key);
    const group = entry && groups.get(entry.group);
    if (!group) return;
    all.delete(key);
    group.entries.delete(key);
    group.bytes -= entry.size;
    bytes -= entry.size;
    if (group.entries.size === 0) groups.delete(entry.group);
  };

  const makeRoom = (): void => {
    const largest = [...groups.values()].reduce((most, group) => (group.bytes > most.bytes ? group : most));
    const [oldest] = largest.entries.keys();
    if (oldest !== undefined) remove(oldest);
  };

  return {
    get(key) {
      const entry = all.get(key);
      if (!entry) return undefined;
      const entries = groups.get(entry.group)?.entries;
      // A map remembers the order of insertion: the last used one goes to the end.
      if (entries?.delete(key)) entries.set(key, entry);
      return entry.value;
    },
    put(key, group, value, size) {
      remove(key);
      if (size > bounds.bytes) return;
      const into = groups.get(group) ?? { bytes: 0, entries: new Map() };
      const entry = { value, group, size };
      groups.set(group, into);
      into.entries.set(key, entry);
      into.bytes += size;
      all.set(key, entry);
      bytes += size;
      while (bytes > bounds.bytes || all.size > bounds.entries) makeRoom();
    },
  };
}
