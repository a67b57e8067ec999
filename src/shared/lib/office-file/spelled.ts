import { typedText } from '#contract/formulas/nama/typed-text.ts';

/** The same few names stand in all rows of a file. */
const cache = new Map<string, string>();
const MOST_CACHED = 20_000;

/** A text for comparisons: case, accents, punctuation, spaces and invisible signs do not count. */
export function spelled(text: string): string {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const plain = typedText(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(text, plain);
  return plain;
}
