import type { RouteHandlerCallback } from 'workbox-core/types';
import { createHandlerBoundToURL } from 'workbox-precaching';
import { routes } from '#contract/routes.ts';
import { SHELL_CACHE } from '@/shared/lib/answers';
import { isOfThisBuild } from './build';

/** Screens of accounts are the same bare page for all; any other screen can be drawn in its place. */
const SHELL = routes.dashboard;

/** The bare page with the office's newest look, as an open page has kept it; else that of the build. */
export const shell: RouteHandlerCallback = async (options) =>
  (await keptShell()) ?? createHandlerBoundToURL(SHELL)(options);

async function keptShell(): Promise<Response | null> {
  const cachedShell = await caches.match(SHELL, { cacheName: SHELL_CACHE, ignoreVary: true });
  const html = await cachedShell?.text();
  return cachedShell && html && isOfThisBuild(html) ? new Response(html, { headers: cachedShell.headers }) : null;
}
