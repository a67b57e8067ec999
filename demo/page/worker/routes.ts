import { createHandlerBoundToURL } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ADDED_PICTURES, SEED_PICTURES } from './caches';

const isPicture = (url: URL) => url.pathname.startsWith('/media/');

// A static host has one page, which answers for every address.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isPicture(url),
  (options) => createHandlerBoundToURL('/')(options),
);

const seedPictures = new CacheFirst({ cacheName: SEED_PICTURES });

// Whatever width is asked for: each picture exists in one size.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPicture(url),
  async ({ event, url }) => {
    const added = await (await caches.open(ADDED_PICTURES)).match(url.pathname);
    return added ?? seedPictures.handle({ event, request: new Request(url.pathname) });
  },
);
