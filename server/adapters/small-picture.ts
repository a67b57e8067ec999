import sharp from 'sharp';

/** As a data URL (base64) it then stays below 8 kB. */
export const SMALL_BYTES = 5900;

/** Tried in turn until the picture is small enough. */
const QUALITIES = [60, 42, 28, 18, 10];

/** A scaled WebP to inline in a page; null when none is small enough. */
export async function smallPicture(copy: Uint8Array, width: number): Promise<Uint8Array | null> {
  const scaled = sharp(copy).resize({ width, withoutEnlargement: true });
  // A transparent one would show through behind the sharp picture that is drawn over it.
  if (!(await sharp(copy).stats()).isOpaque) return null;
  for (const quality of QUALITIES) {
    const small = await scaled.clone().webp({ quality, effort: 5 }).toBuffer();
    if (small.byteLength <= SMALL_BYTES) return small;
  }
  return null;
}
