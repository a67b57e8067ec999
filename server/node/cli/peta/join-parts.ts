import { isWithin, type Point, type Ring } from '#contract/formulas/rings.ts';
import { StartError } from '../../faults/start-error.ts';

/** A feature of a kecamatan, by its number in the file. */
export interface Part {
  number: number;
  rings: readonly Ring[];
}

/** The closed lines of a kecamatan, and how many features they were. */
export interface Outline {
  nama: string;
  rings: Ring[];
  parts: number;
}

/** The number of corners of a part that are looked for in another. */
const CORNERS = 200;

/**
 * Joins the features of one kecamatan. A feature that repeats another is left out.
 *
 * @throws StartError where parts cover one another: together they would be a hole
 */
export function joinParts(nama: string, given: readonly Part[]): Outline {
  const parts = given.filter(
    ({ rings }, at) => given.findIndex((other) => JSON.stringify(other.rings) === JSON.stringify(rings)) === at,
  );
  for (const [at, part] of parts.entries()) {
    const cover = parts.slice(0, at).find((other) => covers(part, other) || covers(other, part));
    if (cover) {
      throw new StartError(
        `Bentuk ke-${cover.number} dan ke-${part.number} sama-sama Kecamatan ${nama} dan saling menutupi; hapus salah satunya.`,
      );
    }
  }
  return { nama, rings: parts.flatMap(({ rings }) => rings), parts: parts.length };
}

/** Looks at points well inside of the other's corners: neighbours share borders, or overlap by a little. */
function covers({ rings }: Part, other: Part): boolean {
  return innerPoints(other.rings[0] ?? []).some((point) => isWithin(rings, point));
}

function innerPoints(ring: Ring): Point[] {
  const step = Math.max(1, Math.floor(ring.length / CORNERS));
  const corners = ring.filter((_, at) => at % step === 0);
  const sum = ring.reduce(([x, y], [cornerX, cornerY]) => [x + cornerX, y + cornerY], [0, 0]);
  const [middleX, middleY] = [(sum[0] ?? 0) / ring.length, (sum[1] ?? 0) / ring.length];
  return corners
    .map(([x, y]): Point => [x + (middleX - x) / 10, y + (middleY - y) / 10])
    .filter((point) => isWithin([ring], point));
}
