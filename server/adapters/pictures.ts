import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import type { Original, Pictures, UploadFault, UploadFormat } from '../ports.ts';
import { atMost } from './at-most.ts';

/** A picture takes a core and some 100 MB while it is decoded: more at once would only wait for one another. */
const AT_ONCE = 2;
const SECONDS = 20;

const guarded = { limitInputPixels: limits.fotoPixels, failOn: 'error' } as const;

/** Pictures through libvips. */
export function pictures(): Pictures {
  const inTurn = atMost(AT_ONCE);
  return {
    prepare: (upload, format) => inTurn(() => prepare(upload, format)),

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

async function prepare(upload: Uint8Array, format: UploadFormat): Promise<Original | UploadFault> {
  try {
    // The header alone, so that no limit speaks before ours.
    const facts = await sharp(upload, { ...guarded, limitInputPixels: false }).metadata();
    if (facts.format !== format) return 'rusak';
    if (facts.width * facts.height > limits.fotoPixels) return 'terlalu-besar';

    // Encoding anew leaves behind what the file held beside the picture: places, names, other files.
    const upright = sharp(upload, guarded).timeout({ seconds: SECONDS }).autoOrient().toColourspace('srgb');
    const isDrawing = format === 'png' || (format !== 'jpeg' && facts.hasAlpha);
    const encoded = isDrawing ? upright.png() : upright.jpeg({ quality: 85 });
    return { bytes: new Uint8Array(await encoded.toBuffer()), extension: isDrawing ? 'png' : 'jpg' };
  } catch {
    return 'rusak';
  }
}
