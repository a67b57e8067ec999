import { nameMatcher } from '@/shared/lib/figures';

/** The same few names stand in all rows of a file. */
const plain = new Map<string, string>();
const MOST_KEPT = 20_000;

/** A name by which texts are compared: case, accents, punctuation and spaces do not count. */
export function plainName(text: string): string {
  const known = plain.get(text);
  if (known !== undefined) return known;
  const name = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  if (plain.size >= MOST_KEPT) plain.clear();
  plain.set(text, name);
  return name;
}

/** Names among which others are looked for. */
export interface Names {
  /** @returns the one that is meant, or those that may be */
  find: (text: string) => { is: string } | { maybe: readonly string[] };
  all: readonly string[];
}

/** To compare a name with thousands takes its time: a file full of other names is told so at once. */
const MOST_STRANGERS = 300;

export function namesOf(given: readonly string[]): Names {
  const all = [...new Set(given)];
  const exact = new Map(all.map((name) => [plainName(name), name]));
  // Made for the first name that is written otherwise: it takes the words of all apart.
  let match: ReturnType<typeof nameMatcher> | undefined;
  const strangers = new Set<string>();
  return {
    all,
    find: (text) => {
      const name = exact.get(plainName(text));
      if (name !== undefined) return { is: name };
      if (strangers.size >= MOST_STRANGERS && !strangers.has(text)) return { maybe: [] };
      strangers.add(text);
      match ??= nameMatcher(all);
      const found = match(text);
      if (found.is === 'one') return { is: all[found.at] ?? '' };
      return { maybe: found.is === 'asked' ? found.asks.map((at) => all[at] ?? '') : [] };
    },
  };
}
