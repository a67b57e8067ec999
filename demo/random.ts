export interface Random {
  /** A number from low up to high. */
  between(low: number, high: number): number;
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
  chance(probability: number): boolean;
}

/** mulberry32: small, quick and the same everywhere, so a picture never changes between two seeds of a database. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}

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
