/** A part of the screen, in pixels of the page's own viewport. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Between messages and whatever they keep clear of. */
export const MARGIN = 16;

/**
 * Where messages stand: at the top of what is seen, else at its foot, both clear of the bars, else wherever they cover
 * nothing. Where there is no such place they cover a bar first, and of `kept` as little as possible, its first the least.
 *
 * @param kept what must be seen, the most important first
 */
export function place(
  { height, left, right }: Pick<Area, 'left' | 'right'> & { height: number },
  seen: Area,
  kept: Area[],
  bars: Area[] = [],
) {
  const highest = seen.top + MARGIN;
  const lowest = Math.max(highest, seen.bottom - MARGIN - height);
  const between = [...bars, ...kept].flatMap(({ top, bottom }) => [bottom + MARGIN, top - MARGIN - height]);
  const places = [highest, lowest, ...between.filter((top) => top > highest && top < lowest)];
  const covered = (top: number) => {
    const messages = { top, bottom: top + height, left, right };
    return [...kept, ...bars].map((area) => overlap(messages, area));
  };
  let best = highest;
  for (const top of places) if (isLess(covered(top), covered(best))) best = top;
  return best;
}

const overlap = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) *
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left));

/** The first in which they differ decides. */
function isLess(one: number[], other: number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
