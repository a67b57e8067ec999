export { letakDiLuar } from '#contract/formulas/letak.ts';

import { isWithin, type Point, ringsOf, toEdge } from '#contract/formulas/rings.ts';
import type { Bentuk, BentukWilayah } from '#contract/summaries/bentuk-kecamatan.ts';

/** Outlines are drawn to a few hundred metres: whoever stands so near beside one may well be inside. */
const NEAR_UNITS = 3;

/** The sub-district in which a position lies; undefined outside of all, and where none has a shape. */
export function shapeAt(wilayah: BentukWilayah, lat: number, lng: number): Bentuk | undefined {
  const point: Point = [(lng - wilayah.barat) * wilayah.skala_bujur, (wilayah.utara - lat) * wilayah.skala_lintang];
  const outlines = wilayah.bentuk.map((bentuk) => ({ bentuk, rings: ringsOf(bentuk.d) }));
  const inside = outlines.find(({ rings }) => isWithin(rings, point));
  if (inside) return inside.bentuk;
  const [nearest] = outlines
    .map(({ bentuk, rings }) => ({ bentuk, distance: toEdge(rings, point) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= NEAR_UNITS ? nearest.bentuk : undefined;
}
