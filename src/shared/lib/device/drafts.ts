import { draftOwners, staysOverLogout } from '../draft-owners';
import { type Draft, deviceDatabase } from './database';
import { draftStamp, heldDrafts, lastNotes } from './last-notes';

/** A draft's name begins with its user's id. */
const isOwned = (name: string): boolean | undefined => draftOwners.has(Number.parseInt(name, 10));
/** A form that closes because its user has logged out, here or in another tab, leaves nothing behind but rows of reports. */
const mayStay = (name: string): boolean => isOwned(name) !== false || staysOverLogout(name);

/** Half-filled forms. Where the device refuses to store, forms work without drafts. */
export const drafts = {
  read: async (name: string): Promise<Draft | undefined> =>
    lastNotes.completed(name, await attempt(async () => (await deviceDatabase()).get('draf', name))),
  /** All drafts whose names begin so, by the rest of their names; `isNoted` where a page that went away has the last word. */
  readAll: async (prefix: string): Promise<Map<string, { values: Draft['values']; isNoted: boolean }>> => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const kept = await attempt(async () => {
      const { store } = (await deviceDatabase()).transaction('draf');
      const [names, found] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      return names.map((name, at) => [name, found[at]] as const);
    });
    const found = new Map<string, Draft | undefined>(kept);
    for (const name of lastNotes.names()) if (name.startsWith(prefix)) found.set(name, found.get(name));
    return new Map(
      [...found].map(([name, draft]) => {
        const last = lastNotes.completed(name, draft);
        return [name.slice(prefix.length), { values: last?.values ?? {}, isNoted: last !== draft }];
      }),
    );
  },
  /** Whether there is probably one, told at once: a form that is drawn with what it has to say moves nothing later. */
  isExpected: (name: string): boolean => heldDrafts.has(name) || lastNotes.names().includes(name),
  /**
   * Writes down at once what a page that is going away holds, beside the draft's own last write.
   *
   * @param isWhole false where only what was typed is given, and the rest of a draft stays
   */
  note: (name: string, values: Record<string, unknown>, isWhole: boolean): void => {
    if (mayStay(name)) lastNotes.write(name, values, isWhole);
  },
  /** @returns false where the device has refused: then the form is the only place of what was typed */
  write: (name: string, values: Record<string, unknown>): Promise<boolean> => put(name, () => values),
  /** Writes some of a draft's values, and the others stay; all of them where there is none. */
  writeOver: (name: string, some: Record<string, unknown>, all: Record<string, unknown>): Promise<unknown> =>
    put(name, async (before) => {
      const draft = await before();
      return draft ? { ...draft.values, ...some } : all;
    }),
  remove: (name: string): Promise<unknown> => {
    heldDrafts.delete(name);
    lastNotes.strike(name);
    return attempt(async () => {
      await (await deviceDatabase()).delete('draf', name);
      // A write that was on its way has told of itself meanwhile.
      heldDrafts.delete(name);
    });
  },
  /** Removes those of everybody who has logged out, but for half typed rows of reports (rulings 6). */
  sweep: (): Promise<unknown> => {
    const stays = (name: string) => isOwned(name) || staysOverLogout(name);
    for (const name of lastNotes.names()) if (!stays(name)) lastNotes.strike(name);
    return attempt(async () => {
      const { store, done } = (await deviceDatabase()).transaction('draf', 'readwrite');
      heldDrafts.clear();
      for (const name of await store.getAllKeys()) {
        if (stays(name)) heldDrafts.add(name);
        else void store.delete(name);
      }
      await done;
    });
  },
};

const attempt = <Result>(act: () => Promise<Result>): Promise<Result | undefined> => act().catch(() => undefined);

const put = async (
  name: string,
  valuesOver: (before: () => Promise<Draft | undefined>) => Draft['values'] | Promise<Draft['values']>,
): Promise<boolean> => {
  const isTaken = await attempt(async () => {
    if (!mayStay(name)) return true;
    const writing = (await deviceDatabase()).transaction('draf', 'readwrite');
    const values = await valuesOver(() => writing.store.get(name));
    const disimpan = draftStamp();
    const stored = writing.store.put({ values, disimpan }, name);
    // At once: a page that is going away does not live until the browser would commit by itself.
    writing.commit();
    await stored;
    heldDrafts.add(name);
    lastNotes.strike(name, disimpan);
    return true;
  });
  return isTaken === true;
};
