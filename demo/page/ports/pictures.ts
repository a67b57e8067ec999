import { limits } from '#contract/limits.ts';
import { shrinkPicture } from '@/shared/lib/picture';
import type { Pictures } from '../../../server/ports.ts';

const SIDE = 1280;

const nobodyAsks = () => Promise.reject(new Error('The demo has the original of each picture only'));

/** Pictures by the page's own canvas, in one size: they never travel. */
export const pictures: Pictures = {
  async prepare(upload, format) {
    try {
      const file = new File([new Uint8Array(upload)], 'foto', { type: `image/${format}` });
      const jpeg = await shrinkPicture(file, { side: SIDE, bytes: limits.fotoBytes });
      return { bytes: new Uint8Array(await jpeg.arrayBuffer()), extension: 'jpg' };
    } catch {
      return 'rusak';
    }
  },
  rendition: nobodyAsks,
  rasterise: nobodyAsks,
  measureLogo: async () => 100,
  drawLogo: nobodyAsks,
};
