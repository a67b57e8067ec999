/** A run of parts of a list, the last one excluded, and the room of those before and behind it in pixels. */
export interface Near {
  from: number;
  to: number;
  before: number;
  behind: number;
}

/**
 * Which parts of a list lie near the screen.
 *
 * @param heights of the parts in pixels, measured or estimated
 * @param top where the list begins, and
 * @param bottom where the neighbourhood of the screen ends: both from where that neighbourhood begins
 */
export function partsNear(heights: readonly number[], top: number, bottom: number): Near {
  const near: Near = { from: 0, to: 0, before: 0, behind: 0 };
  let at = top;
  heights.forEach((height, part) => {
    if (at + height <= 0) {
      near.from = part + 1;
      near.before += height;
    } else if (at < bottom) near.to = part + 1;
    else near.behind += height;
    at += height;
  });
  // Something always stays, or a list that was scrolled past would lose its place.
  if (near.to <= near.from) {
    near.from = Math.min(near.from, heights.length - 1);
    near.before = heights.slice(0, near.from).reduce((sum, height) => sum + height, 0);
    near.to = near.from + 1;
    near.behind = heights.slice(near.to).reduce((sum, height) => sum + height, 0);
  }
  return near;
}
