/** As fast as this a finger flings, however short its way, in pixels a millisecond. */
const FLING = 0.4;
const FAR = 160;
const FAR_SHARE = 0.4;

/**
 * Whether what a finger lets go of goes on to its edge, or springs back.
 *
 * @param offset how far towards the edge it was pulled, in pixels
 * @param speed towards the edge, in pixels a millisecond
 */
export function goesAway({ offset, speed, size }: { offset: number; speed: number; size: number }): boolean {
  if (Math.abs(speed) >= FLING) return speed > 0;
  return offset >= Math.min(FAR, size * FAR_SHARE);
}
