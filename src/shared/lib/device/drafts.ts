import { type Draft, deviceDatabase } from './database';

/** Half-filled forms. A device that cannot store goes on without them: nothing typed is on screen less for it. */
export const drafts = {
  read: (name: string): Promise<Draft | undefined> => attempt(async () => (await deviceDatabase()).get('draf', name)),
  write: (name: string, values: Record<string, unknown>): Promise<unknown> =>
    attempt(async () => {
      const writing = (await deviceDatabase()).transaction('draf', 'readwrite');
      const stored = writing.store.put({ values, disimpan: new Date().toISOString() }, name);
      // Said now and not left to the browser: a page that is going away does not live until the answer.
      writing.commit();
      await stored;
    }),
  remove: (name: string): Promise<unknown> => attempt(async () => (await deviceDatabase()).delete('draf', name)),
  clear: (): Promise<unknown> => attempt(async () => (await deviceDatabase()).clear('draf')),
};

const attempt = <Result>(act: () => Promise<Result>): Promise<Result | undefined> => act().catch(() => undefined);
