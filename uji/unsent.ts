import type { Page } from '@playwright/test';

/** The rows of the device's outbox that the server has not stored, each in a sentence. */
export const unsentIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('lumbung');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kotak').objectStore('kotak').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            const unsent = asking.result.filter(({ state }) => state !== 'terkirim');
            resolve(unsent.map(({ document: _, ...item }) => JSON.stringify(item)));
          };
        };
      }),
  );
