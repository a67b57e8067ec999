import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type Statement = readonly [sql: string, parameters: readonly unknown[]];

/** The seed that a transaction was written on, and its number among those. */
type Key = [seed: string, place: number];

interface JournalSchema extends DBSchema {
  tulisan: { key: Key; value: readonly Statement[] };
}

/** What was written into the demo since its seed, transaction after transaction; all tabs share it. */
export interface Journal {
  /** The transactions that other tabs, or earlier visits, have added since this was asked last. */
  news(): Promise<(readonly Statement[])[]>;
  /** Resolves once the transaction is on the device. */
  add(transaction: readonly Statement[]): Promise<void>;
}

/**
 * Opens the journal of a seed, and forgets what was written on any other.
 *
 * @param cut called when another tab has started the demo over, which leaves this one's memory out of date
 */
export async function openJournal(seed: string, cut: () => void): Promise<Journal> {
  const database = await open();
  await forget(database, ([other]) => other !== seed);
  let read = 0;
  let isCut = false;

  return {
    async news() {
      const { store } = database.transaction('tulisan');
      // Asks for the last transaction known here as well: if that is gone, another tab has started over.
      const range = IDBKeyRange.bound([seed, read], [seed, Number.POSITIVE_INFINITY]);
      const found = await store.getAll(range);
      if (read > 0 && found.length === 0) {
        if (!isCut) cut();
        isCut = true;
        throw new Error('The demo was started over');
      }
      const news = read > 0 ? found.slice(1) : found;
      read += news.length;
      return news;
    },
    async add(transaction) {
      const { store, done } = database.transaction('tulisan', 'readwrite', { durability: 'strict' });
      await Promise.all([store.add(transaction, [seed, read + 1]), done]);
      read += 1;
    },
  };
}

/** Lets the demo begin anew with the next page. */
export async function cutJournal(): Promise<void> {
  const database = await open();
  await forget(database, () => true);
  database.close();
}

const open = () =>
  openDB<JournalSchema>('lumbung-demo', 1, { upgrade: (empty) => void empty.createObjectStore('tulisan') });

async function forget(database: IDBPDatabase<JournalSchema>, isPast: (key: Key) => boolean): Promise<void> {
  const { store, done } = database.transaction('tulisan', 'readwrite');
  for (const key of await store.getAllKeys()) if (isPast(key)) await store.delete(key);
  await done;
}
