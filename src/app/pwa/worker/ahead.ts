import { isFrugalHere } from '../messages';
import { later } from './build';
import { isAsNamed } from './genuine';

/** Code of screens that were not opened yet. It is fetched whole or not at all, unless the connection breaks. */
const CACHE = 'kode';

let running: Promise<void> | undefined;

/** Fetches what is missing. Calls in the meantime share the running fetch. */
export function fetchAhead(): Promise<void> {
  running ??= fetchMissing().finally(() => {
    running = undefined;
  });
  return running;
}

/** One at a time, so that the screens' own requests keep most of a poor line. */
async function fetchMissing(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of later) {
    if (await cache.match(address)) continue;
    const response = await fetch(address);
    if (!isAsNamed(response, new URL(response.url))) throw new Error(`Something else was answered for ${address}`);
    await cache.put(address, response);
  }
}

/**
 * A device that once fetched all code does so with each version, even where data are dear: its screens open offline.
 */
export async function fetchAheadIfWanted(): Promise<void> {
  if (!(await isFrugalHere()) || (await caches.has(CACHE))) await fetchAhead();
}

/** Removes the files that this build does not name. */
export async function forgetOld(): Promise<void> {
  if (!(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => !later.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

export const fetchedAhead = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: CACHE, ignoreVary: true });
