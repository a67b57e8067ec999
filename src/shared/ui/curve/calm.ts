import type { Drawing, Spot } from './geometry';

/** About the room of a reference's label on a phone, in per cent of the width and of the height. */
const WIDTH = 58;
const HEIGHT = 14;

/** A reference that ends sooner has no room for its label before its end. */
const SHORT = WIDTH / 2;

/** Half the width of another label, 'Rp 14.100'. */
export const BESIDE = 15;

/** So many points of a line a label may hide: more would be a stroke that is missed. */
const HIDDEN = 2;

/** Two labels over each other are read by nobody: worse than any line under one. */
const COVERED = 1000;

/** A part of the drawing, in per cent of its width and of its height. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the label of a reference stands on a narrow curve. */
export interface Placed {
  isAtEnd: boolean;
  isBelow: boolean;
  /** It would hide a stroke wherever it stood. */
  isCrowded: boolean;
}

/**
 * Where the label of a reference stands, so that the fewest points lie under it: at its end and above it, if all is one.
 *
 * @param written the middles of other labels, above or below their points
 */
export function calmest(
  { y, from, to }: Drawing['references'][number],
  lines: Drawing['lines'],
  written: readonly Spot[] = [],
): Placed {
  const spots = lines.flatMap((one) => one.spots.filter((spot) => spot !== null));
  const placed = [true, false].flatMap((isAtEnd) => [false, true].map((isBelow) => ({ isAtEnd, isBelow })));
  const crowd = ({ isAtEnd, isBelow }: (typeof placed)[number]) => {
    const box = { left: isAtEnd ? to - WIDTH : from, top: isBelow ? y : y - HEIGHT, width: WIDTH, height: HEIGHT };
    if (box.top < 0 || box.top + HEIGHT > 100 || (isAtEnd ? to : 100 - from) < SHORT) return Number.POSITIVE_INFINITY;
    const covered = written.filter((spot) => isWithin(spot, box, BESIDE)).length;
    return covered * COVERED + spots.filter((spot) => isWithin(spot, box)).length;
  };
  const best = placed.toSorted((one, other) => crowd(one) - crowd(other) || 0)[0] ?? { isAtEnd: true, isBelow: false };
  return { ...best, isCrowded: crowd(best) > HIDDEN };
}

const isWithin = ({ x, y }: Spot, { left, top, width, height }: Box, beside = 0) =>
  x + beside >= left && x - beside <= left + width && y >= top && y <= top + height;

/** Whether a stroke of any line runs through a part of the drawing. */
export const isCrossed = (lines: Drawing['lines'], box: Box): boolean =>
  lines.some(({ spots }) => spots.some((spot, at) => spot && runsThrough(spots[at - 1] ?? spot, spot, box)));

function runsThrough(one: Spot, other: Spot, { left, top, width, height }: Box): boolean {
  const [fromX, toX] = shareWithin([one.x, other.x], [left, left + width]);
  const [fromY, toY] = shareWithin([one.y, other.y], [top, top + height]);
  return Math.max(0, fromX, fromY) <= Math.min(1, toX, toY);
}

type Pair = readonly [number, number];

/** From where to where a way lies between two limits, as shares of its length. */
function shareWithin([from, to]: Pair, [low, high]: Pair): Pair {
  if (from === to) return from >= low && from <= high ? [0, 1] : [1, 0];
  const [one, other] = [(low - from) / (to - from), (high - from) / (to - from)];
  return [Math.min(one, other), Math.max(one, other)];
}
