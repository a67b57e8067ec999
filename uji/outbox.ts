import type { Page } from '@playwright/test';

/** A write that lies on the device, whether or not it is with the server. */
interface Written {
  state: string;
  /** Without what was typed, once the server has it. */
  variables: { input: Record<string, unknown> };
  /** The server's answer. */
  saved: Record<string, Record<string, unknown>> | null;
}

/** The device's outbox, as it is on its disk. */
export const outboxIn = (page: Page): Promise<Written[]> =>
  page.evaluate(
    () =>
      new Promise<Written[]>((resolve, reject) => {
        const opening = indexedDB.open('lumbung');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kotak').objectStore('kotak').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.map(({ document: _, ...item }) => item));
          };
        };
      }),
  );

/** The rows that the server has not stored, each in a sentence. */
export const unsentIn = async (page: Page): Promise<string[]> =>
  (await outboxIn(page)).filter(({ state }) => state !== 'terkirim').map((item) => JSON.stringify(item));
