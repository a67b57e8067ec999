import type { Db } from '../../ports.ts';

const HOUR_MS = 3_600_000;
/** Twice the time that passes: what a stop left behind is made up for, and a clock that is ahead loses a day a day. */
const FASTER = 2;

/** The facts that say up to which moment everything that had ended was taken away, and what the clock showed then. */
const UNTIL = 'disapu_sampai';
const LOOKED = 'disapu_pada';

/**
 * Up to which moment what has ended may be taken away once an hour, by a clock that may be wrong: never further from
 * the last time than twice what the clock has gone on since, and two hours at most, whoever looked last and however
 * often processes begin. Whoever comes with what has ended is refused meanwhile; what was taken away by a clock 45 days
 * ahead would be gone for good.
 *
 * @param earliest the earliest end of what is there, asked where nothing was ever taken away
 */
export async function forgetUntil(db: Db, now: Date, earliest: () => Promise<Date | null>): Promise<Date> {
  const facts = await db
    .selectFrom('keterangan')
    .select(['nama', 'nilai'])
    .where('nama', 'in', [UNTIL, LOOKED])
    .execute();
  const momentOf = (fact: string) => {
    const found = facts.find(({ nama }) => nama === fact);
    return found ? Date.parse(found.nilai) : null;
  };
  const last = momentOf(UNTIL) ?? (await earliest())?.getTime() ?? now.getTime();
  const since = now.getTime() - (momentOf(LOOKED) ?? Number.NEGATIVE_INFINITY);
  // A clock that was put back does not say how long it has been.
  const passed = since < 0 ? HOUR_MS : Math.min(since, HOUR_MS);
  const end = new Date(Math.min(now.getTime(), last + FASTER * passed));
  for (const [nama, moment] of [
    [UNTIL, end],
    [LOOKED, now],
  ] as const) {
    const nilai = moment.toISOString();
    await db
      .insertInto('keterangan')
      .values({ nama, nilai })
      .onConflict((conflict) => conflict.column('nama').doUpdateSet({ nilai }))
      .execute();
  }
  return end;
}
