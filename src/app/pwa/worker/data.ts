import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types';
import { NetworkFirst } from 'workbox-strategies';
import { ANSWERS_CACHE } from '@/shared/lib/answers';
import { isOwnAnswer } from './genuine';
import { atMost, keptAnswer } from './kept';
import { createLate } from './late';

/** How long a screen waits for the server while the device has an answer. */
const PATIENCE_S = 3;

/**
 * An officer of all 16 kecamatan has 154 answers fetched ahead, and last week's beside them: as many again are left for
 * what is read.
 */
const MAX_ANSWERS = 600;

/**
 * A server error, or an answer that is not the API's, counts as no connection: the cached answer is preferred, and the
 * error is given only where nothing is cached.
 */
const ownAnswers: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500 && (await isOwnAnswer(response))) return response;
    if (state) state['refusal'] = response;
    throw new Error(`Not the API's answer: ${response.status}`);
  },
  // Older versions of the app cached answers unchecked.
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && (await isOwnAnswer(cachedResponse)) ? cachedResponse : null,
  handlerDidError: async ({ state }) => state?.['refusal'] as Response | undefined,
};

const late = createLate(ANSWERS_CACHE);

const serverFirst = new NetworkFirst({
  cacheName: ANSWERS_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheWillUpdate: ({ response }) => keptAnswer(response) }, ownAnswers, late.plugin, atMost(MAX_ANSWERS)],
});

/** Public answers of the API: the server's within three seconds, else the one this device has. */
export const publicData: RouteHandlerCallback = async (options) =>
  (await late.take(options.request)) ?? serverFirst.handle(options);
