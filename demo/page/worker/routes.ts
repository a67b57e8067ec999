import { createHandlerBoundToURL } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ADDED_PICTURES, SEED_PICTURES } from './caches';

const isPicture = (url: URL) => url.pathname.startsWith('/media/');

// The host has one page, and draws nothing itself.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isPicture(url),
  (options) => createHandlerBoundToURL('/')(options),
);

const seedPictures = new CacheFirst({ cacheName: SEED_PICTURES });

// The width that is asked for says nothing here: each picture is there once.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPicture(url),
  async ({ event, url }) => {
    const added = await (await caches.open(ADDED_PICTURES)).match(url.pathname);
    return added ?? seedPictures.handle({ event, request: new Request(url.pathname) });
  },
);
