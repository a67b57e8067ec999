import type { Metadata } from 'sharp';

/** Samples per pixel of a JPEG by its chroma subsampling. */
const samples: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3 };

/**
 * How many bytes decoding a picture holds at once. Formats that are drawn in passes need the whole picture in memory;
 * others need a few lines, which count as nothing.
 */
export function heldBytes({ format, width, height, channels, depth, isProgressive, ...more }: Metadata): number {
  const pixels = width * height;
  const isAnimated = (more.pages ?? 1) > 1;
  if (format === 'gif' || isAnimated) return pixels * 8;
  // libwebp scales while it decodes.
  if (format === 'webp') return pixels * 1.5;
  if (!isProgressive) return 0;
  // Coefficients have two bytes; grey has one per pixel, CMYK four.
  if (format === 'jpeg') return pixels * 2 * (samples[more.chromaSubsampling ?? ''] ?? channels);
  return pixels * channels * (depth === 'uchar' ? 1 : 2);
}
