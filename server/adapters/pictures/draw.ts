import sharp from 'sharp';
import { type LebarFoto, limits } from '#contract/limits.ts';
import type { FotoFormat, Original, UploadFault, UploadFormat } from '../../ports.ts';
import { heldBytes } from './held-bytes.ts';

/** Enough for a progressive photo of 24 megapixels with usual chroma subsampling (4:2:0); cameras make none larger. */
const LARGEST_HELD = 72_500_000;
const LARGEST_ORIGINAL = 3_000_000;

/** Sizes and qualities of an original, tried in turn until it is small enough. */
const WAYS = [
  { side: 2560, quality: 85 },
  { side: 2560, quality: 60 },
  { side: 1280, quality: 60 },
] as const;

// Results are stored as files, so a cache of decoded pictures would be wasted.
sharp.cache(false);
// More threads would need more memory, and take the cores that answer requests.
sharp.concurrency(2);

const guarded = { limitInputPixels: limits.fotoPixels, failOn: 'error', sequentialRead: true } as const;

/** See `Pictures.prepare`. */
export async function prepare(upload: Uint8Array, format: UploadFormat): Promise<Original | UploadFault> {
  try {
    // Reads the header only; without libvips' pixel limit, so that ours speaks first.
    const facts = await sharp(upload, { ...guarded, limitInputPixels: false }).metadata();
    if (facts.format !== format) return 'rusak';
    if (facts.width * facts.height > limits.fotoPixels) return 'terlalu-besar';
    if (heldBytes(facts) > LARGEST_HELD) return 'terlalu-berat';
    // Drawings have sharp edges, which JPEG blurs, or transparency.
    const isDrawing = format === 'png' || facts.hasAlpha;
    return { bytes: await encodedToFit(upload, isDrawing), extension: isDrawing ? 'webp' : 'jpg' };
  } catch {
    return 'rusak';
  }
}

async function encodedToFit(upload: Uint8Array, isDrawing: boolean): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = upload;
  for (const { side, quality } of WAYS) {
    // Re-encoding drops metadata and appended data: places, names, other files.
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

/** See `Pictures.rendition`. */
export function rendition(
  original: Uint8Array | string,
  width: LebarFoto,
  format: FotoFormat | 'png',
): Promise<Uint8Array> {
  const scaled = sharp(original, guarded).autoOrient().resize({ width, withoutEnlargement: true });
  if (format === 'png') return scaled.png({ compressionLevel: 9 }).toBuffer();
  const encoded = format === 'webp' ? scaled.webp({ quality: 72, effort: 4 }) : scaled.avif({ quality: 50, effort: 2 });
  return encoded.toBuffer();
}

/** See `Pictures.rasterise`. */
export function rasterise(svg: string, format: 'png' | 'jpeg'): Promise<Uint8Array> {
  const drawn = sharp(Buffer.from(svg), guarded);
  const encoded =
    format === 'png'
      ? drawn.png({ compressionLevel: 9 })
      : drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 84 });
  return encoded.toBuffer();
}
