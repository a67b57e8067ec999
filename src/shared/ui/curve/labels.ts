import { BESIDE, calmest, type Placed } from './calm';
import { type CurveSeries, type Drawing, extremes } from './geometry';

/** Below this a label stands above its point: that is on the axis itself, as zero is. */
const ON_AXIS = 94;

/** So many lines leave room for their labels. */
const FEW = 2;

/** So near a side a label stands beside its point, in per cent of the width. */
const EDGE = 18;

export const anchorAt = (x: number) => (x < EDGE ? 'start' : x > 100 - EDGE ? 'end' : 'middle');

/** About half the height of a label, in per cent of the curve's. */
const ROW = 7;

/** The lowest and the highest value of the first line, where it has two that differ and few lines leave room for them. */
export function endsOf({ lines }: Drawing, series: readonly CurveSeries[]) {
  const values = series[0]?.values ?? [];
  const ends = extremes(values);
  if (!ends || series.length > FEW || values[ends.low] === values[ends.high]) return [];
  return [ends.high, ends.low].flatMap((index) => {
    const spot = lines[0]?.spots[index];
    const value = values[index];
    if (!spot || typeof value !== 'number') return [];
    return [{ index, spot, value, isBelow: index === ends.low && spot.y < ON_AXIS }];
  });
}

/** Where the labels of the references stand, clear of those of the ends, and the names that have no room on a narrow curve. */
export function placesOf(drawn: Drawing, series: readonly CurveSeries[]): { places: Placed[]; crowded: Set<string> } {
  const { references, lines } = drawn;
  const written = endsOf(drawn, series).map(({ spot: { x, y }, isBelow }) => ({
    x: { start: x + BESIDE, middle: x, end: x - BESIDE }[anchorAt(x)],
    y: y + (isBelow ? ROW : -ROW),
  }));
  const places = references.map((reference) => calmest(reference, lines, written));
  const crowded = references.filter((_, index) => places[index]?.isCrowded).map(({ label }) => label);
  return { places, crowded: new Set(crowded) };
}
