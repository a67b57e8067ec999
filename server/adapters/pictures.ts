import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import type { Pictures } from '../ports.ts';
import { atMost } from './at-most.ts';

/** A picture takes a core and some 100 MB while it is decoded: more at once would only wait for one another. */
const AT_ONCE = 2;
const SECONDS = 20;

const guarded = { limitInputPixels: limits.fotoPixels, failOn: 'error' } as const;

/** Pictures through libvips. */
export function pictures(): Pictures {
  const inTurn = atMost(AT_ONCE);
  return {
    rendition: (original, width, format) =>
      inTurn(() => {
        const scaled = sharp(original, guarded)
          .timeout({ seconds: SECONDS })
          .autoOrient()
          .resize({ width, withoutEnlargement: true });
        const encoded =
          format === 'webp' ? scaled.webp({ quality: 72, effort: 4 }) : scaled.avif({ quality: 50, effort: 2 });
        return encoded.toBuffer();
      }),

    rasterise: (svg, format) =>
      inTurn(() => {
        const drawn = sharp(Buffer.from(svg), guarded).timeout({ seconds: SECONDS });
        const encoded =
          format === 'png'
            ? drawn.png({ compressionLevel: 9 })
            : drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 84 });
        return encoded.toBuffer();
      }),
  };
}
