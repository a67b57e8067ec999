const MOST_KEYS = 10_000;
/** Another process may have counted from zero again meanwhile. */
const TRUSTED_MS = 10_000;

interface Exhausted {
  until: number;
  since: number;
}

/**
 * Keys that have no room left, as this process has read: who goes on trying is refused without asking the database. They
 * are few, and asked for anew after some seconds.
 */
export function exhaustedKeys() {
  const keys = new Map<string, Exhausted>();
  return {
    /** Until when the key has no room; null where that must be asked. */
    until: (key: string, moment: number): number | null => {
      const found = keys.get(key);
      if (!found) return null;
      const age = moment - found.since;
      if (age >= 0 && age < TRUSTED_MS && moment < found.until) return found.until;
      keys.delete(key);
      return null;
    },
    note: (key: string, until: number, moment: number): void => {
      const [oldest] = keys.size >= MOST_KEYS ? keys.keys() : [];
      if (oldest !== undefined) keys.delete(oldest);
      keys.set(key, { until, since: moment });
    },
    forget: (key: string): void => void keys.delete(key),
  };
}
