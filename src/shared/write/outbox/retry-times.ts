const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * How long an entity rests after failures in a row: twice as long each time, at most a minute, and never the same for all
 * phones that heard of the failure together.
 *
 * @param retryAfter seconds that the server asked for
 */
export function restAfter(failures: number, retryAfter: number | undefined, random = Math.random): number {
  const rest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1)) * (0.5 + random() / 2);
  return Math.max(rest, (retryAfter ?? 0) * 1_000);
}

interface Rest {
  failures: number;
  /** By `performance.now`: nobody sets that clock. */
  until: number;
  /** The server named the time. */
  isAsked: boolean;
}

/** When each entity that has failed is tried again. Kept in memory: a new start tries at once. */
export function createRetryTimes(now = () => performance.now()) {
  const rests = new Map<string, Rest>();
  const left = ({ until }: Rest) => until - now();
  return {
    isResting: (entity: string): boolean => {
      const rest = rests.get(entity);
      return rest !== undefined && left(rest) > 0;
    },
    failed: (entity: string, retryAfter: number | undefined): void => {
      const failures = (rests.get(entity)?.failures ?? 0) + 1;
      rests.set(entity, {
        failures,
        until: now() + restAfter(failures, retryAfter),
        isAsked: retryAfter !== undefined,
      });
    },
    passed: (entity: string): void => void rests.delete(entity),
    /** A sign of better times ends all rests but those that the server asked for. */
    cutShort: (): void => {
      for (const [entity, { isAsked }] of rests) if (!isAsked) rests.delete(entity);
    },
    /** Milliseconds until the first entity may go on; null when none rests. */
    next: (): number | null => {
      const waiting = [...rests.values()].map(left).filter((ms) => ms > 0);
      return waiting.length > 0 ? Math.min(...waiting) : null;
    },
  };
}
