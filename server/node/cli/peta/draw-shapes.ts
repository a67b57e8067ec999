import { polygonArea, polygonCentroid } from 'd3-polygon';
import { isWithin, type Point, pathOf, type Ring, toEdge } from '#contract/formulas/rings.ts';
import type { Spot, StoredShapes } from '../../../db/shapes.ts';
import { StartError } from '../../faults/start-error.ts';

/** The longer side of the picture, in units: the finest whose lines all together still weigh little. */
const SIDES = [400, 300, 220, 160, 120];
const MOST_LETTERS = 10_000;

/**
 * Draws kecamatan on a grid of whole units. What lies within a unit becomes one point, for both neighbours alike: that is
 * all the simplifying, so no gaps open between them.
 *
 * @param outlines of each place, in degrees
 * @throws StartError when they wind too much for any grid
 */
export function drawShapes(places: readonly Spot[], outlines: readonly Ring[][], sumber: string | null): StoredShapes {
  for (const side of SIDES) {
    const { onGrid, ...picture } = gridOf(side, outlines);
    const drawn = outlines.map((rings) => ringsOnGrid(rings.map((ring) => ring.map(onGrid))));
    const paths = drawn.map(pathOf);
    if (paths.join('').length > MOST_LETTERS) continue;
    const bentuk = places.map(({ kode, nama }, at) => ({
      kode,
      nama,
      d: paths[at] ?? '',
      ...labelOf(drawn[at] ?? []),
    }));
    return { ...picture, sumber, bentuk };
  }
  throw new StartError('Garis dalam berkas terlalu berliku untuk peta sekecil ini; sederhanakan dahulu garisnya.');
}

function gridOf(side: number, outlines: readonly Ring[][]) {
  const box = boxOf(outlines.flat(2));
  // A degree of longitude is shorter than one of latitude, away from the equator.
  const narrow = Math.cos((((box.south + box.north) / 2) * Math.PI) / 180);
  const scale = (side - 2) / Math.max((box.east - box.west) * narrow, box.north - box.south, 0.001);
  const [barat, utara] = [round(box.west - 1 / (scale * narrow)), round(box.north + 1 / scale)];
  const [skala_bujur, skala_lintang] = [round(scale * narrow), round(scale)];
  return {
    lebar: Math.ceil((box.east - barat) * skala_bujur) + 1,
    tinggi: Math.ceil((utara - box.south) * skala_lintang) + 1,
    ...{ barat, utara, skala_bujur, skala_lintang },
    onGrid: ([lng, lat]: Point): Point => [
      Math.round((lng - barat) * skala_bujur),
      Math.round((utara - lat) * skala_lintang),
    ],
  };
}

const round = (number: number) => Math.round(number * 10_000) / 10_000;

function boxOf(points: readonly Point[]) {
  const box = { west: 180, east: -180, south: 90, north: -90 };
  for (const [lng, lat] of points) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

/** The rings of a shape without what a grid of whole units cannot show; of a place that is too small, a mark remains. */
function ringsOnGrid(given: readonly Ring[]): Ring[] {
  const rings = given.map(withoutNeedless).filter((ring) => ring.length >= 3 && Math.abs(polygonArea(ring)) >= 1);
  const [x, y] = given[0]?.[0] ?? [0, 0];
  const mark: Ring = [
    [x - 2, y],
    [x, y - 2],
    [x + 2, y],
    [x, y + 2],
  ];
  return rings.length > 0 ? rings : [mark];
}

/** Leaves out corners that are none: repeated, on the line to the next, or a spike that leads there and back. */
function withoutNeedless(ring: Ring): Ring {
  const kept: Ring = [];
  for (const corner of ring) {
    while (kept.length > 0 && isNeedless(kept.at(-2), kept.at(-1) ?? corner, corner)) kept.pop();
    kept.push(corner);
  }
  // The last joins the first.
  while (kept.length > 2 && isNeedless(kept.at(-2), kept.at(-1) ?? [0, 0], kept[0] ?? [0, 0])) kept.pop();
  return kept;
}

function isNeedless(before: Point | undefined, [x, y]: Point, [toX, toY]: Point): boolean {
  if (x === toX && y === toY) return true;
  if (!before) return false;
  return (x - before[0]) * (toY - y) === (y - before[1]) * (toX - x);
}

/** Where a shape is widest: there a text finds room, which a centre of gravity outside of a bent shape would not. */
function labelOf(rings: readonly Ring[]): { x: number; y: number; ruang: number } {
  const box = boxOf(rings.flat());
  const [width, height] = [box.east - box.west, box.north - box.south];
  const steps = 24;
  const places = Array.from(
    { length: steps * steps },
    (_, at): Point => [
      Math.round(box.west + (((at % steps) + 0.5) * width) / steps),
      Math.round(box.south + ((Math.floor(at / steps) + 0.5) * height) / steps),
    ],
  );
  let best = { x: 0, y: 0, ruang: -1 };
  for (const [x, y] of places) {
    // A text is wider than it is high: the same room to the left and to the right counts for more than above.
    const ruang = Math.min(
      ...[-6, 0, 6].map((aside) => (isWithin(rings, [x + aside, y]) ? toEdge(rings, [x + aside, y]) : -1)),
    );
    if (ruang > best.ruang) best = { x, y, ruang };
  }
  if (best.ruang >= 0) return { ...best, ruang: Math.floor(best.ruang) };
  const [x = 0, y = 0] = polygonCentroid(rings[0] ?? []);
  return { x: Math.round(x), y: Math.round(y), ruang: 0 };
}
