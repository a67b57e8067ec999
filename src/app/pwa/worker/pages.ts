import type { RouteHandlerCallback, RouteHandlerCallbackOptions } from 'workbox-core/types';
import { createHandlerBoundToURL } from 'workbox-precaching';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { routes } from '#contract/routes.ts';
import { isOwnPage, only } from './genuine';
import { atMost, keptPage } from './kept';

const CACHE = 'halaman';

/** How long to wait for a page that is not cached; after that the app starts from the shell and fetches only data. */
const PATIENCE_MS = 4000;

/** Screens of accounts are the same bare page for all; any other screen can be drawn in its place. */
const SHELL = routes.dashboard;

export const shell: RouteHandlerCallback = (options) => createHandlerBoundToURL(SHELL)(options);

const pages = new StaleWhileRevalidate({
  cacheName: CACHE,
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
export const forgetPages = () => caches.delete(CACHE);
