/** The first pixels follow nearly half of the finger, each further one less. */
const TENSION = 0.55;

/**
 * How far something gives way that is pulled beyond its end, as rubber does.
 *
 * @param reach what no pull can overcome, in pixels
 */
export const rubberBand = (pulled: number, reach: number): number =>
  pulled <= 0 ? 0 : reach * (1 - 1 / ((pulled * TENSION) / reach + 1));
