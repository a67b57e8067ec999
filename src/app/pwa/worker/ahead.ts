import { isFrugalHere } from '../messages';
import { later } from './build';
import { isAsNamed } from './genuine';

/** Code of screens that nobody has opened yet, all of it or none but for a line that broke. */
const CACHE = 'kode';

let running: Promise<void> | undefined;

/** Fetches what is missing; who asks meanwhile waits for the same. */
export function fetchAhead(): Promise<void> {
  running ??= fetchMissing().finally(() => {
    running = undefined;
  });
  return running;
}

/** One after the other: whoever reads meanwhile shall have most of a poor line. */
async function fetchMissing(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of later) {
    if (await cache.match(address)) continue;
    const response = await fetch(address);
    if (!isAsNamed(response, new URL(response.url))) throw new Error(`Something else was answered for ${address}`);
    await cache.put(address, response);
  }
}

/** A device that has once got it all gets each version whole: its screens have opened without signal until now. */
export async function fetchAheadIfWanted(): Promise<void> {
  if (!(await isFrugalHere()) || (await caches.has(CACHE))) await fetchAhead();
}

/** Removes what only earlier versions have asked for. */
export async function forgetOld(): Promise<void> {
  if (!(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => !later.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

export const fetchedAhead = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: CACHE, ignoreVary: true });
