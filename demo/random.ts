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
