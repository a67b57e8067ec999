import { isFrugal } from '@/shared/lib/is-frugal';

const CACHE = 'hemat';

/** Leaves word for the service worker, whose process may not have been told that the user saves data. */
export async function leaveWord(): Promise<void> {
  try {
    await (isFrugal() ? caches.open(CACHE) : caches.delete(CACHE));
  } catch {
    // A browser that keeps nothing keeps no worker either.
  }
}

/** What the worker knows of the line itself, and what pages have left word of. */
export const isFrugalHere = async (): Promise<boolean> => isFrugal() || caches.has(CACHE);
