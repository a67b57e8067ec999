import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { keptAnswer } from './kept';
import { createLate } from './late';
import { DAY_S } from './time';

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

const CACHE = 'data';
const late = createLate(CACHE);

const serverFirst = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: ({ response }) => keptAnswer(response) },
    troubled,
    late.plugin,
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
  ],
});

/** Public answers of the API: the server's within three seconds, else the one this device has. */
export const publicData: RouteHandlerCallback = async (options) =>
  (await late.take(options.request)) ?? serverFirst.handle(options);
