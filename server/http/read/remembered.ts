import type { Db } from '../../ports.ts';

/** Answers to as many questions are remembered; who asks many others must not fill the memory. */
const MAX_ANSWERS = 200;
/** So many ids of rows may the lists among them have together: eight megabytes. */
const MAX_IDS = 1_000_000;

interface Memory {
  /** The one that was found first comes first. */
  known: Map<string, { found: Promise<unknown>; ids: number }>;
  ids: number;
}

const memories = new WeakMap<object, Memory>();

/**
 * Finds something out once for all who ask.
 *
 * @param key names what is asked, and the revision of what it is found in
 */
export function remembered<Found>(db: Db, key: string, find: () => Promise<Found>): Promise<Found> {
  const { adapter } = db.getExecutor();
  const memory = memories.get(adapter) ?? { known: new Map(), ids: 0 };
  memories.set(adapter, memory);
  const asked = memory.known.get(key);
  if (asked) return asked.found as Promise<Found>;
  const found = find();
  const entry = { found, ids: 0 };
  memory.known.set(key, entry);
  found.then(
    (result) => {
      if (!Array.isArray(result) || memory.known.get(key) !== entry) return;
      entry.ids = result.length;
      memory.ids += entry.ids;
      bound(memory);
    },
    () => forget(memory, key),
  );
  bound(memory);
  return found;
}

function bound(memory: Memory): void {
  for (const [oldest] of memory.known) {
    if (memory.known.size <= MAX_ANSWERS && memory.ids <= MAX_IDS) return;
    forget(memory, oldest);
  }
}

function forget(memory: Memory, key: string): void {
  memory.ids -= memory.known.get(key)?.ids ?? 0;
  memory.known.delete(key);
}
