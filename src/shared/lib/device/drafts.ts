import { draftOwners } from '../draft-owners';
import { type Draft, deviceDatabase } from './database';

/** A draft's name begins with its user's id. */
const isOwned = (name: string): boolean | undefined => draftOwners.has(Number.parseInt(name, 10));

/** Whether the device has taken what it was given last. */
let areKept = true;

/** Half-filled forms. A device that cannot store goes on without them: nothing typed is on screen less for it. */
export const drafts = {
  read: (name: string): Promise<Draft | undefined> => attempt(async () => (await deviceDatabase()).get('draf', name)),
  write: (name: string, values: Record<string, unknown>): Promise<unknown> =>
    attempt(
      async () => {
        // A form that closes because its user has logged out, here or in another tab, leaves nothing behind.
        if (isOwned(name) === false) return;
        const writing = (await deviceDatabase()).transaction('draf', 'readwrite');
        const stored = writing.store.put({ values, disimpan: new Date().toISOString() }, name);
        // Said now and not left to the browser: a page that is going away does not live until the answer.
        writing.commit();
        await stored;
        areKept = true;
      },
      () => {
        areKept = false;
      },
    ),
  /** Writes some of a draft's values, and the others stay; all of them where there is none. */
  writeOver: (name: string, some: Record<string, unknown>, all: Record<string, unknown>): Promise<unknown> =>
    attempt(async () => {
      if (isOwned(name) === false) return;
      const { store, done } = (await deviceDatabase()).transaction('draf', 'readwrite');
      const before = await store.get(name);
      const values = before ? { ...before.values, ...some } : all;
      void store.put({ values, disimpan: new Date().toISOString() }, name);
      await done;
    }),
  /** False where the device has refused: then a form is the only place of what was typed. */
  areKept: (): boolean => areKept,
  remove: (name: string): Promise<unknown> => attempt(async () => (await deviceDatabase()).delete('draf', name)),
  /** Removes those of everybody who has logged out, whenever and wherever that was (rulings 6). */
  sweep: (): Promise<unknown> =>
    attempt(async () => {
      const { store, done } = (await deviceDatabase()).transaction('draf', 'readwrite');
      for (const name of await store.getAllKeys()) if (!isOwned(name)) void store.delete(name);
      await done;
    }),
};

const attempt = <Result>(act: () => Promise<Result>, fail = () => {}): Promise<Result | undefined> =>
  act().catch(() => {
    fail();
    return undefined;
  });
