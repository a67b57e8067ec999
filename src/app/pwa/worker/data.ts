import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import type { NewData } from '../messages';
import { keptAnswer } from './kept';
import { DAY_S } from './time';

declare const self: ServiceWorkerGlobalScope;

/** Longer nobody looks at an empty screen when the device has an answer. */
const PATIENCE_S = 3;

/** A server in trouble is like none: the kept answer is better than its refusal, and the refusal better than nothing. */
const troubled: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    if (state) state['refusal'] = response;
    throw new Error(`The server answers ${response.status}`);
  },
  handlerDidError: async ({ state }) => state?.['refusal'] as Response | undefined,
};

/** Tells the page when the server's answer comes after the device's was given. */
const late: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (state) state['isGiven'] = Boolean(cachedResponse);
    return cachedResponse;
  },
  cacheDidUpdate: async ({ event, state }) => {
    if (!state?.['isGiven'] || !(event instanceof FetchEvent)) return;
    const page = await self.clients.get(event.clientId);
    page?.postMessage({ type: 'DATA_BARU' } satisfies NewData);
  },
};

/** Public answers of the API: the server's within three seconds, else the one this device has. */
export const publicData = new NetworkFirst({
  cacheName: 'data',
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: ({ response }) => keptAnswer(response) },
    troubled,
    late,
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
  ],
});
