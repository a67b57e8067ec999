import type { RouteHandlerCallback, RouteHandlerCallbackOptions } from 'workbox-core/types';
import { createHandlerBoundToURL } from 'workbox-precaching';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { routes } from '#contract/routes.ts';
import { isOwnPage, only } from './genuine';
import { atMost, keptPage } from './kept';

const CACHE = 'halaman';

/** A page that was never read here: after this the app starts by itself and asks for data alone. */
const PATIENCE_MS = 4000;

/** Screens of accounts are the same bare page for all; any other screen can be drawn in its place. */
const SHELL = routes.dashboard;

export const shell: RouteHandlerCallback = (options) => createHandlerBoundToURL(SHELL)(options);

const pages = new StaleWhileRevalidate({
  cacheName: CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheWillUpdate: ({ response }) => keptPage(response) }, only(isOwnPage), atMost(80)],
});

/** Public pages: as they were read last, at once; the page then asks for its data, and the next one is fetched. */
export async function publicPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const page = pages.handle(options).catch(() => null);
  const given = await Promise.race([page, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]);
  return given ?? shell(options);
}

export const keepPage = (request: Request, event: ExtendableEvent) => pages.handleAll({ request, event })[1];

/** Their scripts leave with the build. */
export const forgetPages = () => caches.delete(CACHE);
