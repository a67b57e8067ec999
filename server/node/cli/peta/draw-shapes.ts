import { polygonArea, polygonCentroid } from 'd3-polygon';
import { isWithin, type Point, pathOf, type Ring, toEdge } from '#contract/formulas/rings.ts';
import type { Spot, StoredShapes } from '../../../db/shapes.ts';

/** The longer side of the picture, in units: the finest whose lines all together still weigh little. */
const SIDES = [400, 300, 220, 160, 120, 80];
const MOST_LETTERS = 10_000;

/**
 * Draws kecamatan on a grid of whole units. What lies within a unit becomes one point, for both neighbours alike: that is
 * all the simplifying, so no gaps open between them.
 *
 * @param outlines of each place, in degrees
 */
export function drawShapes(places: readonly Spot[], outlines: readonly Ring[][], sumber: string | null): StoredShapes {
  const drawn = SIDES.map((side) => () => drawAt(side, places, outlines, sumber));
  let shapes = drawAt(SIDES[0] ?? 400, places, outlines, sumber);
  for (const draw of drawn.slice(1)) {
    if (shapes.bentuk.reduce((sum, { d }) => sum + d.length, 0) <= MOST_LETTERS) break;
    shapes = draw();
  }
  return shapes;
}

function drawAt(
  side: number,
  places: readonly Spot[],
  outlines: readonly Ring[][],
  sumber: string | null,
): StoredShapes {
  const box = boxOf(outlines.flat(2));
  // A degree of longitude is shorter than one of latitude, away from the equator.
  const narrow = Math.cos((((box.south + box.north) / 2) * Math.PI) / 180);
  const scale = (side - 2) / Math.max((box.east - box.west) * narrow, box.north - box.south);
  const [barat, utara] = [round(box.west - 1 / (scale * narrow)), round(box.north + 1 / scale)];
  const [skala_bujur, skala_lintang] = [round(scale * narrow), round(scale)];
  const onGrid = ([lng, lat]: Point): Point => [
    Math.round((lng - barat) * skala_bujur),
    Math.round((utara - lat) * skala_lintang),
  ];
  return {
    lebar: Math.ceil((box.east - barat) * skala_bujur) + 1,
    tinggi: Math.ceil((utara - box.south) * skala_lintang) + 1,
    ...{ barat, utara, skala_bujur, skala_lintang, sumber },
    bentuk: places.map(({ kode, nama }, at) => {
      const rings = ringsOnGrid((outlines[at] ?? []).map((ring) => ring.map(onGrid)));
      return { kode, nama, d: pathOf(rings), ...labelOf(rings) };
    }),
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

/** Leaves out corners that are not: repeated, or on the line between their neighbours. */
function withoutNeedless(ring: Ring): Ring {
  const different = ring.filter(([x, y], at) => {
    const [beforeX, beforeY] = ring.at(at - 1) ?? [];
    return x !== beforeX || y !== beforeY;
  });
  return different.filter(([x, y], at) => {
    const [fromX, fromY] = different.at(at - 1) ?? [x, y];
    const [toX, toY] = different[(at + 1) % different.length] ?? [x, y];
    const turn = (x - fromX) * (toY - y) - (y - fromY) * (toX - x);
    const isBack = (x - fromX) * (toX - x) + (y - fromY) * (toY - y) < 0;
    return turn !== 0 || isBack;
  });
}

/** Where a shape is widest: there a text finds room, which a centre of gravity outside of a bent shape would not. */
function labelOf(rings: readonly Ring[]): { x: number; y: number; ruang: number } {
  const box = boxOf(rings.flat());
  const [width, height] = [box.east - box.west, box.north - box.south];
  const steps = 40;
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
