export type Value = number | null;

/** A step that is longer than so many usual ones leaves something out. */
const TOO_LONG = 1.6;

/**
 * Which points come so long after the one before that no line may join them: a week is missing, or months are.
 *
 * @param steps where the points stand, in order
 */
export function broken(steps: readonly number[]): (index: number) => boolean {
  const way = (index: number) => (steps[index] ?? 0) - (steps[index - 1] ?? 0);
  const ways = steps
    .map((_, index) => way(index))
    .slice(1)
    .filter((one) => one > 0)
    .sort((one, other) => one - other);
  const usual = ways[Math.floor((ways.length - 1) / 2)] ?? 0;
  return (index) => index > 0 && ways.length > 1 && way(index) > usual * TOO_LONG;
}
