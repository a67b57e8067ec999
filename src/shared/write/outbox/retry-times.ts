import { restAfter } from './backoff';

interface Rest {
  failures: number;
  /** On the clock that nobody sets. */
  until: number;
  /** The server named the time. */
  isAsked: boolean;
}

/** Which lanes rest after a failure, and until when. Kept in memory: a new start tries at once. */
export function createRests(now = () => performance.now()) {
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
    /** Milliseconds until the first lane may go on; null when none rests. */
    next: (): number | null => {
      const waiting = [...rests.values()].map(left).filter((ms) => ms > 0);
      return waiting.length > 0 ? Math.min(...waiting) : null;
    },
  };
}
