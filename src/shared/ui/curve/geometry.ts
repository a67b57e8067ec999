import { ticks } from 'd3-array';
import { line } from 'd3-shape';
import { broken, type Value } from './gaps';

export interface CurveSeries {
  nama: string;
  /** One for each label; null where nothing was reported. */
  values: readonly Value[];
}

/** A value that is no measurement: it holds for all points from one on. */
export interface CurveReference {
  label: string;
  value: number;
  fromIndex?: number;
  /** The last point for which it holds. */
  toIndex?: number;
}

export interface CurveData {
  series: readonly CurveSeries[];
  references?: readonly CurveReference[];
  /** Where each point stands on the x axis, such as its day; without it one step after the other. */
  at?: readonly number[];
}

/** A place in the drawing, in per cent of its width from the left and of its height from the top. */
interface Spot {
  x: number;
  y: number;
}

interface DrawnLine {
  path: string;
  /** Points without a neighbour, of which no line could be drawn. */
  lone: Spot[];
  /** One for each label. */
  spots: (Spot | null)[];
}

export interface Drawing {
  xs: number[];
  lines: DrawnLine[];
  ticks: { value: number; y: number }[];
  references: (CurveReference & { y: number; from: number; to: number })[];
  /** The first point with a value, and the last. */
  first: number;
  last: number;
}

/** About so many lines of the grid: few enough for large text. */
const TICKS = 4;

/** Room above and below what is measured, as a share of its span: the labels of its ends stand there. */
const ROOM = 0.14;

/** A tenth of a per cent is less than a pixel on a phone. */
const tenth = (value: number) => Math.round(value * 10) / 10;

/** @returns null where there is no value at all */
export function drawing({ series, references = [], at }: CurveData): Drawing | null {
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  const steps = at ?? Array.from({ length: count }, (_, index) => index);
  const isKnown = (index: number) => series.some(({ values }) => isValue(values[index]));
  const known = Array.from({ length: count }, (_, index) => index).filter(isKnown);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return null;

  const xs = places(steps.slice(0, count));
  const held = references.filter(({ fromIndex = 0, toIndex = count - 1 }) => fromIndex <= toIndex && fromIndex < count);
  const measured = series.flatMap(({ values }) => values.filter(isValue));
  const [low, high] = domain([...measured, ...held.map(({ value }) => value)]);
  const y = (value: number) => tenth(((high - value) / (high - low)) * 100);

  const isGap = broken(steps);
  const lines = series.map(({ values }) => {
    const spots = xs.map((x, index) => {
      const value = values[index];
      return isValue(value) ? { x, y: y(value) } : null;
    });
    return { spots, ...drawn(spots, isGap) };
  });
  return {
    xs,
    lines,
    ticks: ticks(low, high, TICKS).map((value) => ({ value, y: y(value) })),
    references: held.map((reference) => ({
      ...reference,
      y: y(reference.value),
      from: count > 1 ? (xs[reference.fromIndex ?? 0] ?? 0) : 0,
      to: count > 1 ? (xs[reference.toIndex ?? count - 1] ?? 100) : 100,
    })),
    first,
    last,
  };
}

const isValue = (value: Value | undefined): value is number => typeof value === 'number' && Number.isFinite(value);

/** A single point stands in the middle. */
function places(steps: readonly number[]): number[] {
  const [begin, end] = [Math.min(...steps), Math.max(...steps)];
  return steps.map((step) => (end > begin ? tenth(((step - begin) / (end - begin)) * 100) : 50));
}

/** From below all values to above them. It begins at zero only where they come near it: the ticks say where it begins. */
function domain(values: readonly number[]): readonly [low: number, high: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least) * ROOM || Math.abs(most) * ROOM || 1;
  const low = least >= 0 ? Math.max(0, least - room) : least - room;
  return [low, most + room];
}

/** @param isGap whether nothing is known between a point and the one before it */
function drawn(spots: readonly (Spot | null)[], isGap: (index: number) => boolean) {
  // A gap between two neighbours is a point of its own that is not there.
  const parts = spots.flatMap((spot, index) => (isGap(index) ? [null, spot] : [spot]));
  const path = line<Spot | null>()
    .digits(1)
    .defined((spot) => spot !== null)
    .x((spot) => spot?.x ?? 0)
    .y((spot) => spot?.y ?? 0);
  const lone = parts.filter((spot, index) => spot !== null && !parts[index - 1] && !parts[index + 1]);
  return { path: path(parts) ?? '', lone: lone.filter((spot) => spot !== null) };
}

/** The point that is nearest to a place in the drawing; of two at the same place the later one. */
export function nearest(xs: readonly number[], x: number): number {
  let found = 0;
  xs.forEach((here, index) => {
    if (Math.abs(here - x) <= Math.abs((xs[found] ?? 0) - x)) found = index;
  });
  return found;
}

/** So far from the middle a point's name still seems to stand below it, in per cent of the width. */
const OFF = 5;

/** Which points get their name below the axis: the first, the last, and one that stands where its name will stand. */
export function namedPoints(xs: readonly number[]): number[] {
  const end = xs.length - 1;
  if (end <= 0) return [0];
  const middle = nearest(xs, 50);
  const isInMiddle = Math.abs((xs[middle] ?? 0) - 50) <= OFF;
  return isInMiddle && middle > 0 && middle < end ? [0, middle, end] : [0, end];
}

/** Where a line is lowest and highest; of equal ones the latest. */
export function extremes(values: readonly Value[]): { low: number; high: number } | null {
  let found: { low: number; high: number } | null = null;
  values.forEach((value, index) => {
    if (!isValue(value)) return;
    found ??= { low: index, high: index };
    if (value <= (values[found.low] ?? value)) found.low = index;
    if (value >= (values[found.high] ?? value)) found.high = index;
  });
  return found;
}
