import type { Tempat } from '@/entities/laporan';

/** How much of a place is entered. */
interface PlaceCount {
  filled: number;
  all: number;
}

/** By the id of their place. */
export type PlaceCounts = ReadonlyMap<number, PlaceCount>;

/** The places of which it is not certain that they are complete, in their order behind one of them. */
export function incompleteAfter(tempat: Tempat, places: readonly Tempat[], counts: PlaceCounts): Tempat[] {
  const at = places.findIndex(({ id }) => id === tempat.id);
  const others = [...places.slice(at + 1), ...places.slice(0, Math.max(0, at))];
  return others.filter(({ id }) => {
    const count = counts.get(id);
    return count === undefined || count.filled < count.all;
  });
}
