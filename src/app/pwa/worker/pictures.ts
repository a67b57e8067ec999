import { CacheFirst } from 'workbox-strategies';
import { isPicture, only } from './genuine';
import { atMost } from './kept';

/** Chromium's own header for pictures: with the same value it finds them in its HTTP cache. */
const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** A picture never changes under its address. */
export const pictures = new CacheFirst({
  cacheName: 'gambar',
  matchOptions: { ignoreVary: true },
  plugins: [only(isPicture), atMost(300)],
});

export const keepPicture = (address: string, event: ExtendableEvent) =>
  pictures.handleAll({ request: new Request(address, { headers: { Accept: ACCEPT } }), event })[1];
