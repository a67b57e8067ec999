// What page and service worker say to each other.

import { isFrugal } from '@/shared/lib/is-frugal';

/** The page that was open when the first worker started: the worker caches what it had loaded before. */
export interface KeepVisit {
  type: 'SIMPAN';
  page: string;
  pictures: string[];
  /** Its scripts and styles; the worker caches those that it has not fetched itself. */
  files: string[];
}

/** What pages say to the worker. */
export type ToWorker =
  | KeepVisit
  /** An officer's device gets all code of the app, also where data are dear; the port hears whether it has come. */
  | { type: 'SIAPKAN' }
  /** A page without a controller asks the active worker to take it over. */
  | { type: 'AMBIL' }
  /** Workbox's own. */
  | { type: 'SKIP_WAITING' };

/** Answers have come after the page was given cached ones: it gets them when it asks again. */
export interface NewData {
  type: 'DATA_BARU';
}

const CACHE = 'hemat';

/**
 * Tells the service worker whether the user saves data, which its own process may not know. An empty cache is the flag.
 */
export async function leaveWord(): Promise<void> {
  try {
    await (isFrugal() ? caches.open(CACHE) : caches.delete(CACHE));
  } catch {
    // Without Cache Storage there is no service worker to tell.
  }
}

/** In the worker: what it knows of the connection itself, or the flag that a page has set. */
export const isFrugalHere = async (): Promise<boolean> => isFrugal() || caches.has(CACHE);
