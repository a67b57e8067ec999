import type { RouteObject } from 'react-router-dom';
import type { PageHandle } from './create-routes';

/** Fetches the code of the other public pages, so that they also open when the signal has gone since. */
export function warmUp(routes: readonly RouteObject[]): void {
  for (const { handle, children } of routes) {
    (handle as PageHandle | undefined)?.open().catch(() => {
      // Offline already: the page is asked for again when somebody goes there.
    });
    if (children) warmUp(children);
  }
}
