/** Reads a picture the way it was held. Older browsers turn it by themselves and do not know the word. */
export const upright = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch((reason: unknown) => {
    if (reason instanceof TypeError) return createImageBitmap(file);
    throw reason;
  });

export interface Measure {
  /** The longest side in pixels. */
  side: number;
  bytes: number;
}

/** A canvas, on the page or in a worker. */
export interface Drawing {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  toJpeg: (quality: number) => Promise<Blob | null>;
}

interface Drawable {
  image: CanvasImageSource;
  width: number;
  height: number;
}

const QUALITIES = [0.86, 0.72, 0.5, 0.3];

/** The size within which a picture keeps its shape; a small one stays as it is. */
export function within(side: number, width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws a picture as a JPEG of that measure, in the best quality that fits. @throws when the device cannot draw it */
export async function drawSmaller(
  { image, width, height }: Drawable,
  { side, bytes }: Measure,
  draw: (width: number, height: number) => Drawing,
): Promise<Blob> {
  const size = within(side, width, height);
  const { context, toJpeg } = draw(size.width, size.height);
  if (!context) throw new Error('no canvas');
  // A JPEG has no transparency: what shows through is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size.width, size.height);
  for (const quality of QUALITIES) {
    const blob = await toJpeg(quality);
    if (blob && blob.size <= bytes) return blob;
  }
  throw new Error('still too large');
}
