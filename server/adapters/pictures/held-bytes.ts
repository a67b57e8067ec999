/** What a picture says of itself before it is decoded. */
interface Facts {
  format: string;
  width: number;
  height: number;
  channels: number;
  /** Of a sample; `uchar` has one byte. */
  depth: string;
  /** It comes in several passes over the whole picture. */
  isProgressive: boolean;
  chromaSubsampling?: string | undefined;
  /** Of an animation. */
  pages?: number | undefined;
}

/** Samples a pixel of a JPEG, by how coarse its colours are. */
const samples: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3 };

/**
 * How many bytes lie in memory at once while a picture is decoded, beside the few lines that all need. Whatever is
 * drawn in passes over the whole picture has to be there as a whole.
 */
export function heldBytes({ format, width, height, channels, depth, isProgressive, ...more }: Facts): number {
  const pixels = width * height;
  const isAnimated = (more.pages ?? 1) > 1;
  if (format === 'gif' || isAnimated) return pixels * 8;
  // It is drawn smaller while it is decoded.
  if (format === 'webp') return pixels * 1.5;
  if (!isProgressive) return 0;
  // Coefficients of two bytes; a grey one has one a pixel, one for print four.
  if (format === 'jpeg') return pixels * 2 * (samples[more.chromaSubsampling ?? ''] ?? channels);
  return pixels * channels * (depth === 'uchar' ? 1 : 2);
}
