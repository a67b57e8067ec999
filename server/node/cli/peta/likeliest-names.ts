import { nameMatcher } from '#contract/formulas/nama/match-name.ts';
import { plainName } from '../../../db/shapes.ts';

/** More differing letters are another name. */
const MOST_SLIPS = 2;

/** The names that a misspelt one may mean; none where nothing is near. */
export function likeliestNames(name: string, names: readonly string[]): string[] {
  const distances = names.map((other) => distance(plainName(name), plainName(other)));
  const least = Math.min(...distances);
  if (least <= MOST_SLIPS) return names.filter((_, at) => distances[at] === least);
  const match = nameMatcher(names)(name);
  const places = match.is === 'one' ? [match.at] : match.is === 'asked' ? match.asks : [];
  return places.flatMap((at) => names[at] ?? []);
}

/** Counts the letters to add, to leave out or to change (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const changed = (row[to] ?? 0) + (other[to] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
