const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * How long a lane rests after failures in a row: twice as long each time, at most a minute, and never the same for all
 * phones that heard of the failure together.
 *
 * @param retryAfter seconds that the server asked for
 */
export function restAfter(failures: number, retryAfter: number | undefined, random = Math.random): number {
  const rest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1)) * (0.5 + random() / 2);
  return Math.max(rest, (retryAfter ?? 0) * 1_000);
}
