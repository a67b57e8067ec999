import { KEPT_DATA, KEPT_HEADER } from '@/shared/lib/kept-mark';

/** Since when the service worker has the answers at these addresses; those that it does not have are left out. */
export async function keptAnswers(addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const cache = await caches.open(KEPT_DATA);
  const found = new Map<string, number>();
  for (const address of addresses) {
    const headers = (await cache.match(address, { ignoreVary: true }))?.headers;
    const since = Date.parse(headers?.get(KEPT_HEADER) ?? '');
    // Older versions of the app have kept whatever came.
    if (!Number.isNaN(since) && headers?.get('Content-Type')?.includes('json')) found.set(address, since);
  }
  return found;
}
