import type { Db } from '../../../ports.ts';
import titik from './titik-kecamatan.json' with { type: 'json' };

interface Point {
  lat: number;
  lng: number;
}

/** A point within each sub-district by its ministry code, of the shapes that Cahya DSN collected (MIT). */
const points = new Map<string, Point>(Object.entries(titik));

/** Squared distance in degrees of latitude: enough to compare within a regency. */
function apart(one: Point, other: Point): number {
  const narrower = Math.cos(((one.lat + other.lat) / 2) * (Math.PI / 180));
  return (one.lat - other.lat) ** 2 + ((one.lng - other.lng) * narrower) ** 2;
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
