import { stored } from '@/shared/lib/browser';

const MOST = 8;

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What was searched for on this device, the newest first; it never leaves it. */
export const pencarianTerakhir = stored('pencarianTerakhir', areTexts);

const isOther = (kata: string) => (one: string) => one.toLowerCase() !== kata.toLowerCase();

export function noteSearch(text: string): void {
  const kata = text.trim();
  if (!kata) return;
  const others = (pencarianTerakhir.read() ?? []).filter(isOther(kata));
  pencarianTerakhir.write([kata, ...others].slice(0, MOST));
}

/** Forgets one search, or all of them. */
export function forgetSearch(kata?: string): void {
  const others = kata === undefined ? [] : (pencarianTerakhir.read() ?? []).filter(isOther(kata));
  if (others.length > 0) pencarianTerakhir.write(others);
  else pencarianTerakhir.remove();
}
