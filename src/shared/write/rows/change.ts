import { type DeviceDatabase, deviceDatabase, draftStamp, heldDrafts, lastNotes } from '../../lib/device';
import { slim, whole } from './documents';
import type { NewItem, OutboxItem, OutboxState, SentItem } from './item';
import { ledger } from './ledger';

/** A transaction completes only once it is flushed to the disk; by default browsers say so earlier (decision 12). */
const STRICT = { durability: 'strict' } as const;

type Stores = readonly ('kotak' | 'draf' | 'dokumen' | 'jurnal')[];
const ROWS: Stores = ['kotak', 'dokumen'];
export const ROWS_AND_JOURNAL: Stores = ['kotak', 'dokumen', 'jurnal'];
export const ROWS_AND_DRAFTS: Stores = ['kotak', 'dokumen', 'draf'];

/**
 * Changes rows in one transaction, and the ledger with them. The database types only the indexed fields: that its rows
 * are `OutboxItem`s is known here.
 */
export async function change<Result>(act: (rows: Rows) => Promise<Result>, stores = ROWS): Promise<Result> {
  const transaction = begin(await deviceDatabase(), stores);
  const changed: Changed = { stored: [], removed: [], drafts: [] };
  try {
    const result = await act(rowsOf(transaction, changed));
    await transaction.done;
    ledger.note(...changed.stored);
    for (const name of changed.drafts) {
      heldDrafts.delete(name);
      lastNotes.strike(name);
    }
    return result;
  } catch (error) {
    ledger.note(...changed.removed);
    // All or nothing.
    transaction.done.catch(() => undefined);
    try {
      transaction.abort();
    } catch {
      // The failure has aborted it already.
    }
    throw error;
  }
}

const begin = (database: DeviceDatabase, stores: Stores) => database.transaction(stores, 'readwrite', STRICT);

interface Changed {
  stored: NewItem[];
  removed: NewItem[];
  /** The names of drafts that are gone. */
  drafts: string[];
}

export type Rows = ReturnType<typeof rowsOf>;

function rowsOf(transaction: ReturnType<typeof begin>, changed: Changed) {
  const store = transaction.objectStore('kotak');
  const shelf = transaction.objectStore('dokumen');
  const shelved = new Set<string>();
  const kept = <Item extends NewItem>(item: Item): Item => {
    changed.stored.push(item);
    const { row, kept } = slim(item);
    // Where that fails the transaction does, and says so.
    if (!shelved.has(kept.nama)) shelf.put(kept).catch(() => undefined);
    shelved.add(kept.nama);
    return row;
  };
  const all = async (read: Promise<unknown[]>) => whole(await read, shelf);
  return {
    add: (item: NewItem) => store.add(kept(item)),
    put: (item: OutboxItem) => store.put(kept(item)),
    remove: (item: OutboxItem) => {
      changed.removed.push(item);
      ledger.strike(item.key);
      return store.delete(item.urut);
    },
    byKey: async (key: string): Promise<OutboxItem | undefined> => {
      const row = await store.index('key').get(key);
      return row && (await whole([row], shelf))[0];
    },
    of: (userId: number) => all(store.index('userId').getAll(userId)),
    behind: (urut: number) => all(store.getAll(IDBKeyRange.lowerBound(urut, true))),
    in: (userId: number, state: OutboxState) =>
      all(store.index('antrean').getAll(IDBKeyRange.bound([userId, state], [userId, state, []]))),
    /** Those that wait for the answer to a write. */
    after: (key: string) => all(store.index('dependsOn').getAll(key)),
    /** Those that change the same row of the server. */
    changing: ({ userId, entity, variables: { id } }: OutboxItem) =>
      typeof id === 'number' ? all(store.index('sasaran').getAll([userId, entity, id])) : Promise.resolve([]),
    /** The rest needs a transaction over `ROWS_AND_JOURNAL`. */
    keepSent: (item: SentItem) => {
      const { row, kept: tree } = slim(item);
      shelf.put(tree).catch(() => undefined);
      return transaction.objectStore('jurnal').put(row);
    },
    sentOf: async (userId: number): Promise<SentItem[]> =>
      all(transaction.objectStore('jurnal').index('userId').getAll(userId)),
    dropSent: (key: string) => transaction.objectStore('jurnal').delete(key),
    /** Only in a change over `ROWS_AND_DRAFTS`. */
    removeDraft: (name: string) => {
      changed.drafts.push(name);
      return transaction.objectStore('draf').delete(name);
    },
    /** The last note of it is for whoever writes it to strike: it may be newer by now. */
    writeDraft: async (name: string, values: Record<string, unknown> | null): Promise<void> => {
      const drafts = transaction.objectStore('draf');
      if (values) await drafts.put({ values, disimpan: draftStamp() }, name);
      else await drafts.delete(name);
    },
  };
}

/** One row changed in a transaction of its own; nothing happens when it is gone, or when `next` gives null. */
export const changeOne = (
  key: string,
  next: (item: OutboxItem) => Partial<OutboxItem> | null,
): Promise<OutboxItem | null> =>
  change(async (rows) => {
    const item = await rows.byKey(key);
    const changes = item && next(item);
    if (!item || !changes) return null;
    const changed = { ...item, ...changes, diubah: Date.now() };
    await rows.put(changed);
    return changed;
  });
