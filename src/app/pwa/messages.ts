// What page and service worker say to each other, besides workbox's own SKIP_WAITING.

import { isFrugal } from '@/shared/lib/is-frugal';

/** The page that the first worker found open: it keeps what was read before it came. */
export interface KeepVisit {
  type: 'SIMPAN';
  page: string;
  pictures: string[];
  /** Its code, where the worker has not fetched all of it. */
  files: string[];
}

/** An officer's device gets all code of the app, also where data are dear; the port hears whether it has come. */
export interface FetchCode {
  type: 'SIAPKAN';
}

/** A page that no worker has taken over asks the one that is there. */
export interface TakeMe {
  type: 'AMBIL';
}

/** The network is back: the outbox may try again. */
export interface SendNow {
  type: 'kirim';
}

/** Answers have come for which this page did not wait: it gets them when it asks again. */
export interface NewData {
  type: 'DATA_BARU';
}

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
