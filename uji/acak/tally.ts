import { type Documented, operations } from '../../tests/support/api/documented.ts';

/** Answers by what they say of the server. */
export interface Counted {
  asked: number;
  done: number;
  unchanged: number;
  refused: number;
  /** Answered 5xx, or not at all. */
  failed: number;
  /** Not what the contract promises: another envelope, a status or a field that the document does not name. */
  broken: number;
  /** Operations that were never done: garbage does not get that far. */
  unreached: string[];
}

const SHOWN = 20;
const LONGEST = 600;

export interface Tally {
  /** @param status 0: there was no answer */
  count(documented: Documented, status: number, wrong: readonly string[]): void;
  counted(): Counted;
  /** What was wrong, the first of each sort. */
  faults(): string[];
}

export function createTally(): Tally {
  const counts = { asked: 0, done: 0, unchanged: 0, refused: 0, failed: 0, broken: 0 };
  const reached = new Set<Documented>();
  const faults = new Map<string, string>();

  return {
    faults: () => [...faults.values()],
    count(documented, status, wrong) {
      counts.asked += 1;
      if (status === 0 || status >= 500) counts.failed += 1;
      else if (status >= 400) counts.refused += 1;
      else if (status >= 300) counts.unchanged += 1;
      else {
        counts.done += 1;
        reached.add(documented);
      }
      if (wrong.length === 0) return;
      if (status > 0 && status < 500) counts.broken += 1;
      const sort = `${documented.method} ${documented.path} ${status}`;
      if (faults.size < SHOWN && !faults.has(sort)) faults.set(sort, `${sort}: ${wrong.join('; ').slice(0, LONGEST)}`);
    },
    counted: () => ({
      ...counts,
      unreached: operations.filter((one) => !reached.has(one)).map(({ operation }) => operation.operationId),
    }),
  };
}

export const OPERATIONS = operations.length;
