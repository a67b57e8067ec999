import type { RouteHandlerCallbackOptions } from 'workbox-core/types';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { PAGES_CACHE, SHELL_CACHE } from '@/shared/lib/answers';
import { isOwnPage, only } from './genuine';
import { atMost, keptPage } from './kept';
import { shell } from './shell';

/** How long to wait for a page that is not cached; after that the app starts from the shell and fetches only data. */
const PATIENCE_MS = 4000;

const pages = new StaleWhileRevalidate({
  cacheName: PAGES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheWillUpdate: ({ response }) => keptPage(response) }, only(isOwnPage), atMost(80)],
});

/** Public pages: the cached one at once, while its next version is fetched; the page asks for fresh data itself. */
export async function publicPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const page = pages.handle(options).catch(() => null);
  const given = await Promise.race([page, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]);
  return given ?? shell(options);
}

export const keepPage = (request: Request, event: ExtendableEvent) => pages.handleAll({ request, event })[1];

/** Cached pages name the scripts of their own build, which are gone with it. */
export const forgetPages = () => Promise.all([PAGES_CACHE, SHELL_CACHE].map((name) => caches.delete(name)));
