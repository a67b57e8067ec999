import { plainName } from '#contract/formulas/nama/plain-name.ts';

/** The same few names stand in all rows of a file. */
const cache = new Map<string, string>();
const MOST_CACHED = 20_000;

/** A text for comparisons: case, accents, punctuation, spaces and invisible signs do not count. */
export function spelling(text: string): string {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const plain = plainName(text);
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(text, plain);
  return plain;
}
