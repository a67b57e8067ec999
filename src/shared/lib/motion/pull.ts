/** Dragging is for fingers: without a touch screen a mouse would drag what it selects, and an arrow key, too. */
export const hasTouch = (): boolean => 'ontouchstart' in window;

/** For `useDrag`: touch events, which may be kept from scrolling once it is known what the finger wants. */
export const TOUCH = { pointer: { touch: true, keys: false }, eventOptions: { passive: false } } as const;

/** The first pixels follow nearly half of the finger, each further one less. */
const TENSION = 0.55;

/** How far something gives way that is pulled beyond its end, as rubber does: no pull comes as far as its `reach`. */
export const rubberBand = (pulled: number, reach: number): number =>
  pulled <= 0 ? 0 : reach * (1 - 1 / ((pulled * TENSION) / reach + 1));

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
