import type { WorkboxPlugin } from 'workbox-core/types';
import type { NewData } from '../messages';
import { withoutMark } from './kept';

declare const self: ServiceWorkerGlobalScope;

/** A page asks again as soon as it is told; an answer older than this is fetched anew. */
const NEWS_MS = 10_000;

/**
 * Follows the server's answers that arrive after the device's were given. When none is pending any more the page is
 * told; it asks again and gets them from here: on a slow line, another request to the server would be late again.
 */
export function createLate(cacheName: string) {
  /** How many answers are still on their way to a page that was given the device's, and whether others have come. */
  const pages = new Map<string, { left: number; hasNews: boolean }>();
  /** When an address's late answer came. */
  const came = new Map<string, number>();
  /** The same, also once it has been given: a question that was under way meanwhile is answered with it. */
  const arrivals = new Map<string, number>();
  const isNew = (since: number | undefined) => since !== undefined && performance.now() - since <= NEWS_MS;

  /** The server has answered, or will not. */
  const end = async (state: Record<string, unknown> | undefined, news?: Request) => {
    if (!state || state['isOver']) return;
    state['isOver'] = true;
    const client = state['client'];
    const page = typeof client === 'string' && pages.get(client);
    if (!page) return;
    page.left -= 1;
    if (news) {
      page.hasNews = true;
      came.set(news.url, performance.now());
      arrivals.set(news.url, performance.now());
    }
    if (page.left > 0) return;
    pages.delete(client);
    if (page.hasNews) (await self.clients.get(client))?.postMessage({ type: 'DATA_BARU' } satisfies NewData);
  };

  const plugin: WorkboxPlugin = {
    cachedResponseWillBeUsed: async ({ request, cachedResponse, event, state }) => {
      if (cachedResponse && state && !state['isOver'] && event instanceof FetchEvent) {
        const page = pages.get(event.clientId) ?? { left: 0, hasNews: false };
        page.left += 1;
        pages.set(event.clientId, page);
        state['client'] = event.clientId;
      }
      return cachedResponse && isNew(arrivals.get(request.url)) ? withoutMark(cachedResponse) : cachedResponse;
    },
    cacheDidUpdate: ({ request, state }) => end(state, request),
    fetchDidSucceed: async ({ response, state }) => {
      if (response.status !== 200) await end(state);
      return response;
    },
    fetchDidFail: ({ state }) => end(state),
  };

  /** @returns the late answer to this question, once; undefined where there is no such news */
  const take = async (request: Request): Promise<Response | undefined> => {
    const since = came.get(request.url);
    came.delete(request.url);
    if (!isNew(since)) return undefined;
    const answer = await caches.match(request, { cacheName, ignoreVary: true });
    return answer && withoutMark(answer);
  };

  return { plugin, take };
}
