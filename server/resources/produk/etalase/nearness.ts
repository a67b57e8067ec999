import type { Db } from '../../../ports.ts';
import titik from './titik-kecamatan.json' with { type: 'json' };

type Point = readonly [latitude: number, longitude: number];

/** A point within each sub-district by its ministry code, of the shapes that Cahya DSN collected (MIT). JSON knows no pairs, so their type is said. */
const points = new Map(Object.entries(titik as unknown as Record<string, Point>));

/** Squared distance in degrees of latitude: enough to compare within a regency. */
function apart([lat, lng]: Point, [otherLat, otherLng]: Point): number {
  const narrower = Math.cos(((lat + otherLat) / 2) * (Math.PI / 180));
  return (lat - otherLat) ** 2 + ((lng - otherLng) * narrower) ** 2;
}

export interface Kecamatan {
  id: number;
  kode: string | null;
}

/**
 * Sub-districts in the order of their distance: the same one first, those whose place is not known last, in the order
 * given. Null, products whose place is not known, ends the list.
 */
export function nearestFirst(dekat: number, all: readonly Kecamatan[]): (number | null)[] {
  const pointOf = ({ kode }: Kecamatan) => points.get(kode ?? '');
  const from = all.find(({ id }) => id === dekat);
  const here = from && pointOf(from);
  const distance = (one: Kecamatan): number => {
    if (one.id === dekat) return -1;
    const point = pointOf(one);
    return here && point ? apart(here, point) : Number.POSITIVE_INFINITY;
  };
  const ordered = all
    .map((one) => ({ id: one.id, far: distance(one) }))
    .sort((one, other) => (one.far === other.far ? 0 : one.far - other.far));
  return [...ordered.map(({ id }) => id), null];
}

export const allKecamatan = (db: Db): Promise<Kecamatan[]> =>
  db.selectFrom('kecamatan').select(['id', 'kode']).orderBy('nama_kecamatan').execute();
