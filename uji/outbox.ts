import type { Page } from '@playwright/test';

/** A write that lies on the device, whether or not it is with the server. */
interface Written {
  state: string;
  /** Without what was typed, once the server has it. */
  variables: { input: Record<string, unknown> };
  /** The server's answer. */
  saved: Record<string, Record<string, unknown>> | null;
}

/**
 * The device's outbox, as it is on its disk, in the order of writing.
 *
 * @param newest only so many of the rows that were written last: reading thousands would keep a phone busy
 */
export const outboxIn = (page: Page, newest = Number.POSITIVE_INFINITY): Promise<Written[]> =>
  page.evaluate(rowsIn, { newest, isUnsent: false });

/** The rows that the server has not stored, each in a sentence. */
export const unsentIn = async (page: Page): Promise<string[]> =>
  (await page.evaluate(rowsIn, { newest: Number.POSITIVE_INFINITY, isUnsent: true })).map((item) =>
    JSON.stringify(item),
  );

/** How many rows the server has not stored: counted in an index, so that no write waits for it. */
export const countUnsentIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('lumbung');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('kotak');
          const index = transaction.objectStore('kotak').index('antrean');
          let unsent = 0;
          const states = index.openKeyCursor(null, 'nextunique');
          states.onsuccess = () => {
            const cursor = states.result;
            if (!cursor) return;
            const [, state] = cursor.key as [number, string];
            if (state !== 'terkirim') {
              const counting = index.count(cursor.key);
              counting.onsuccess = () => {
                unsent += counting.result;
              };
            }
            cursor.continue();
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(unsent);
          };
        };
      }),
  );

/** Runs in the page. */
function rowsIn({ newest, isUnsent }: { newest: number; isUnsent: boolean }): Promise<Written[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lumbung');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const kotak = opening.result.transaction('kotak').objectStore('kotak');
      const last = kotak.openKeyCursor(null, 'prev');
      last.onsuccess = () => {
        const asking = kotak.getAll(IDBKeyRange.lowerBound(Number(last.result?.key ?? 0) - newest, true));
        asking.onsuccess = () => {
          opening.result.close();
          const rows: (Written & { document: unknown })[] = asking.result;
          const wanted = isUnsent ? rows.filter(({ state }) => state !== 'terkirim') : rows;
          resolve(wanted.map(({ document: _, ...item }) => item));
        };
      };
    };
  });
}
