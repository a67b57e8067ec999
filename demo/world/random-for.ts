import { createRandom, type Random } from '../random.ts';

/** FNV-1a: a number from a text. */
function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Chance that belongs to a subject: the same for the same names, whatever was drawn for others before.
 * The first draw is thrown away, as neighbouring seeds begin alike.
 */
export function randomFor(...names: readonly (string | number)[]): Random {
  const random = createRandom(numberFrom(names.join('|')));
  random.between(0, 1);
  return random;
}

export const whole = (random: Random, low: number, high: number): number => Math.floor(random.between(low, high + 1));

/** The list in an order of its own, the same for the same name. */
export const shuffled = <T>(list: readonly T[], name: string): T[] =>
  list
    .map((item, index) => ({ item, rank: randomFor('urutan', name, index).between(0, 1) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
