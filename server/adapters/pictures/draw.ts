import sharp from 'sharp';
import { type LebarFoto, limits } from '#contract/limits.ts';
import type { FotoFormat, Original, UploadFault, UploadFormat } from '../../ports.ts';
import { heldBytes } from './held-bytes.ts';

/** Enough for a progressive photo of 24 megapixels with the usual, coarser colours (4:2:0); cameras make none. */
const LARGEST_HELD = 72_500_000;
const LARGEST_ORIGINAL = 3_000_000;

/** How a picture is kept; the next way when it is too large in the one before. */
const WAYS = [
  { side: 2560, quality: 85 },
  { side: 2560, quality: 60 },
  { side: 1280, quality: 60 },
] as const;

// What was decoded once is not asked for again: its result is kept as a file.
sharp.cache(false);
// More threads would each hold lines of their own, and take the cores that answer.
sharp.concurrency(2);

const guarded = { limitInputPixels: limits.fotoPixels, failOn: 'error', sequentialRead: true } as const;

/** Makes an original of an upload: upright, encoded anew, no larger than it is ever shown. */
export async function prepare(upload: Uint8Array, format: UploadFormat): Promise<Original | UploadFault> {
  try {
    // The header alone, so that no limit speaks before ours.
    const facts = await sharp(upload, { ...guarded, limitInputPixels: false }).metadata();
    if (facts.format !== format) return 'rusak';
    if (facts.width * facts.height > limits.fotoPixels) return 'terlalu-besar';
    if (heldBytes(facts) > LARGEST_HELD) return 'terlalu-berat';
    // A drawing has edges, which JPEG would blur, or lets the ground through.
    const isDrawing = format === 'png' || facts.hasAlpha;
    return { bytes: await encodedToFit(upload, isDrawing), extension: isDrawing ? 'webp' : 'jpg' };
  } catch {
    return 'rusak';
  }
}

async function encodedToFit(upload: Uint8Array, isDrawing: boolean): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = upload;
  for (const { side, quality } of WAYS) {
    // Encoding anew leaves behind what the file held beside the picture: places, names, other files.
    const drawn = sharp(bytes, guarded)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const encoded = isDrawing ? drawn.webp({ quality, smartSubsample: true }) : drawn.jpeg({ quality });
    bytes = await encoded.toBuffer();
    if (bytes.byteLength <= LARGEST_ORIGINAL) break;
  }
  return new Uint8Array(bytes);
}

/** A scaled copy, never wider than the original, which comes in bytes or by its path. */
export function rendition(original: Uint8Array | string, width: LebarFoto, format: FotoFormat): Promise<Uint8Array> {
  const scaled = sharp(original, guarded).autoOrient().resize({ width, withoutEnlargement: true });
  const encoded = format === 'webp' ? scaled.webp({ quality: 72, effort: 4 }) : scaled.avif({ quality: 50, effort: 2 });
  return encoded.toBuffer();
}

/** Drawings with transparent ground as png, scenes as jpeg. */
export function rasterise(svg: string, format: 'png' | 'jpeg'): Promise<Uint8Array> {
  const drawn = sharp(Buffer.from(svg), guarded);
  const encoded =
    format === 'png'
      ? drawn.png({ compressionLevel: 9 })
      : drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 84 });
  return encoded.toBuffer();
}
