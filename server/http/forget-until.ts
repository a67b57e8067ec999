import type { Db } from '../ports.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The fact that says up to which moment everything that had ended was taken away. */
const FACT = 'disapu_sampai';

interface Look {
  now: Date;
  /** The earliest end of what is there, asked where nothing was ever taken away. */
  earliest: () => Promise<Date | null>;
  /** Whether this process has looked before. */
  isFurther: boolean;
}

/**
 * Up to which moment what has ended may be taken away, by a clock that may be wrong: never more than a day further than
 * the last time, and only an hour by a process that has just begun and may begin again and again. Whoever comes with
 * what has ended is refused meanwhile; what was taken away by a clock 45 days ahead would be gone for good.
 */
export async function forgetUntil(db: Db, { now, earliest, isFurther }: Look): Promise<Date> {
  const fact = await db.selectFrom('keterangan').select('nilai').where('nama', '=', FACT).executeTakeFirst();
  const last = fact ? new Date(fact.nilai) : ((await earliest()) ?? now);
  const end = new Date(Math.min(now.getTime(), last.getTime() + (isFurther ? DAY_MS : HOUR_MS)));
  const nilai = end.toISOString();
  await db
    .insertInto('keterangan')
    .values({ nama: FACT, nilai })
    .onConflict((conflict) => conflict.column('nama').doUpdateSet({ nilai }))
    .execute();
  return end;
}
