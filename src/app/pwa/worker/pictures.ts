import { CacheFirst } from 'workbox-strategies';
import { isPicture, only } from './genuine';
import { atMost } from './kept';

/** As Chromium asks for pictures: with the same words the browser finds them again in its own cache. */
const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** A picture never changes under its address. */
export const pictures = new CacheFirst({
  cacheName: 'gambar',
  matchOptions: { ignoreVary: true },
  plugins: [only(isPicture), atMost(300)],
});

export const keepPicture = (address: string, event: ExtendableEvent) =>
  pictures.handleAll({ request: new Request(address, { headers: { Accept: ACCEPT } }), event })[1];
