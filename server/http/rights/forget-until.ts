import { factsOf, setFact } from '../../db/facts.ts';
import type { Db } from '../../ports.ts';

const HOUR_MS = 3_600_000;
/**
 * Deletion advances twice as fast as time passes, so it catches up after a stop; a clock that is ahead costs at most a
 * day per day.
 */
const FASTER = 2;

/** Facts in `keterangan`: up to which moment expired rows were deleted, and what the clock showed then. */
const UNTIL = 'disapu_sampai';
const LOOKED = 'disapu_pada';

/**
 * Up to which moment expired rows may be deleted, given a clock that may be wrong. Each time it advances by at most
 * twice the time since the last run, and at most two hours, whichever process runs it. Expired rows that are still
 * there are refused anyway, but rows deleted by a clock 45 days ahead would be lost.
 *
 * @param earliest the earliest expiry, used when nothing was ever deleted
 */
export async function forgetUntil(db: Db, now: Date, earliest: () => Promise<Date | null>): Promise<Date> {
  const facts = await factsOf(db);
  const momentOf = (fact: string) => {
    const found = facts.get(fact);
    return found === undefined ? null : Date.parse(found);
  };
  const last = momentOf(UNTIL) ?? (await earliest())?.getTime() ?? now.getTime();
  const since = now.getTime() - (momentOf(LOOKED) ?? Number.NEGATIVE_INFINITY);
  // After the clock was put back, the elapsed time is unknown.
  const passed = since < 0 ? HOUR_MS : Math.min(since, HOUR_MS);
  const end = new Date(Math.min(now.getTime(), last + FASTER * passed));
  await setFact(db, UNTIL, end.toISOString());
  await setFact(db, LOOKED, now.toISOString());
  return end;
}
