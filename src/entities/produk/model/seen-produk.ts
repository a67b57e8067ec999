import { limits } from '#contract/limits.ts';
import { stored } from '@/shared/lib/browser';

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= limits.nomorProduk && value.every(Number.isSafeInteger);

/** The ids of products whose pages were opened on this device, the latest first. */
export const seenProduk = stored('produkDilihat', isIds);

/** Puts a product before those that were seen earlier. */
export function noteSeen(id: number): void {
  const others = (seenProduk.read() ?? []).filter((other) => other !== id);
  seenProduk.write([id, ...others].slice(0, limits.nomorProduk));
}
