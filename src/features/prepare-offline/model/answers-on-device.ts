import { ANSWERS_CACHE, DEVICE_ANSWER_HEADER } from '@/shared/lib/answers';

/** Since when the service worker has the answers at these addresses; those that it does not have are left out. */
export async function answersOnDevice(addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const cache = await caches.open(ANSWERS_CACHE);
  const found = new Map<string, number>();
  for (const address of addresses) {
    const headers = (await cache.match(address, { ignoreVary: true }))?.headers;
    const since = Date.parse(headers?.get(DEVICE_ANSWER_HEADER) ?? '');
    // Older versions of the app have kept whatever came.
    if (!Number.isNaN(since) && headers?.get('Content-Type')?.includes('json')) found.set(address, since);
  }
  return found;
}
