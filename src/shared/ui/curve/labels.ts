import { BESIDE, type Box, calmest, isCrossed, type Placed } from './calm';
import { type CurveSeries, type Drawing, extremes, type Spot } from './geometry';

/** Below this a label stands above its point: that is on the axis itself, as zero is. */
const ON_AXIS = 94;

/** So many lines leave room for their labels. */
const FEW = 2;

/** So near a side a label stands beside its point, in per cent of the width. */
const EDGE = 18;

/** About half the height of a label, in per cent of the curve's. */
const ROW = 7;

/** How far a label stands from its point, and how high it is, in per cent of the curve's height on a phone. */
const OFF = 4;
const HIGH = 9;

/** A label's share of a wide curve, beside its share of a phone's. */
const WIDE = 0.6;

type Anchor = 'start' | 'middle' | 'end';

const anchorAt = (x: number): Anchor => (x < EDGE ? 'start' : x > 100 - EDGE ? 'end' : 'middle');

/** The label of a lowest or highest value. */
interface End {
  index: number;
  spot: Spot;
  value: number;
  isBelow: boolean;
  anchor: Anchor;
  /** On a narrow curve it would hide a stroke wherever it stood. */
  isCrowded: boolean;
}

/** Everything that is written on a curve, and where. */
export interface Labels {
  ends: End[];
  /** One for each reference. */
  references: Placed[];
  /** Names of references that have no room on a narrow curve. */
  crowded: Set<string>;
}

/** Where the labels stand: those of the ends clear of all strokes, those of the references clear of them. */
export function labelsOf(drawn: Drawing, series: readonly CurveSeries[]): Labels {
  const ends = endsOf(drawn, series);
  const written = ends.map(({ spot: { x, y }, isBelow, anchor }) => ({
    x: middleOf(x, anchor),
    y: y + (isBelow ? ROW : -ROW),
  }));
  const references = drawn.references.map((reference) => calmest(reference, drawn.lines, written));
  const crowded = drawn.references.filter((_, index) => references[index]?.isCrowded).map(({ label }) => label);
  return { ends, references, crowded: new Set(crowded) };
}

const middleOf = (x: number, anchor: Anchor, beside = BESIDE): number =>
  ({ start: x + beside, middle: x, end: x - beside })[anchor];

/** The lowest and the highest value of the first line, where it has two that differ and few lines leave room for them. */
function endsOf({ lines }: Drawing, series: readonly CurveSeries[]): End[] {
  const values = series[0]?.values ?? [];
  const ends = extremes(values);
  if (!ends || series.length > FEW || values[ends.low] === values[ends.high]) return [];
  return [ends.high, ends.low].flatMap((index) => {
    const spot = lines[0]?.spots[index];
    const value = values[index];
    if (!spot || typeof value !== 'number') return [];
    const isBelow = index === ends.low && spot.y < ON_AXIS;
    const narrow = clearAnchor(spot, isBelow, lines, 1);
    const anchor = narrow ?? clearAnchor(spot, isBelow, lines, WIDE);
    return anchor ? [{ index, spot, value, isBelow, anchor, isCrowded: !narrow }] : [];
  });
}

/** How a label may stand at its point without hiding a stroke; undefined where it cannot. */
function clearAnchor(spot: Spot, isBelow: boolean, lines: Drawing['lines'], scale: number): Anchor | undefined {
  const usual = anchorAt(spot.x);
  const beside = BESIDE * scale;
  const boxOf = (anchor: Anchor): Box => ({
    left: middleOf(spot.x, anchor, beside) - beside,
    top: spot.y + (isBelow ? OFF : -OFF - HIGH) * scale,
    width: 2 * beside,
    height: HIGH * scale,
  });
  return ([usual, 'end', 'start'] as const).find((anchor) => {
    const box = boxOf(anchor);
    const isInside = anchor === usual || (box.left >= 0 && box.left + box.width <= 100);
    return isInside && !isCrossed(lines, box);
  });
}
