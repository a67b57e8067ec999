import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { getResponse } from 'msw';
import { apiHandlers } from './api-handlers';

/**
 * Lets the API answer what this page asks it, by fetch or with an upload that tells how far it is; all else goes to the
 * network. No second service worker fights the app's own (docs/decisions/0013).
 */
export function answerInside(api: Parameters<typeof apiHandlers>[0]): void {
  const handlers = apiHandlers(api);
  const requests = new BatchInterceptor({
    name: 'demo',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });
  requests.on('request', async ({ request, controller }) => {
    try {
      const response = await getResponse(handlers, request);
      if (response) controller.respondWith(response);
    } catch {
      // As if there were no network: the app then says so, and asks again.
      controller.errorWith(new TypeError('Failed to fetch'));
    }
  });
  requests.apply();
}
