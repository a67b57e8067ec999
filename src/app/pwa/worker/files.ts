import type { RouteHandlerCallback } from 'workbox-core/types';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { fetchedAhead } from './ahead';
import { isAsNamed, only } from './genuine';
import { atMost } from './kept';

/** What was asked for without having been fetched ahead, and what pages of an older build still ask for. */
const onDemand = new CacheFirst({
  cacheName: 'berkas',
  plugins: [only(isAsNamed), atMost(60)],
});

/** A file of the build: from the device if it is there. */
export const file: RouteHandlerCallback = async (options) =>
  (await fetchedAhead(options.request)) ?? onDemand.handle(options);

/** Caches a file that a page loaded before the worker was active; the browser's own cache still has it. */
export async function keepFile(address: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(address);
  const kept = (await matchPrecache(address)) ?? (await fetchedAhead(request));
  if (!kept) await onDemand.handleAll({ request, event })[1];
}
