import { sql } from 'kysely';
import type { Db } from '../../ports.ts';

/** The database's integer type. */
const HIGHEST = 2 ** 31 - 1;

/** How often one client may try something within a span, which begins with the first try. */
export interface Limit {
  name: string;
  max: number;
  minutes: number;
}

export type LimitKey = readonly [limit: Limit, kunci: string];

/** The counts of those keys whose span is still running. */
export async function runningCounts(db: Db, keyed: readonly LimitKey[], now: Date) {
  if (keyed.length === 0) return [];
  const rows = await db
    .selectFrom('pembatas')
    .select(['kunci', 'jumlah', 'berlaku_sampai'])
    .where(
      'kunci',
      'in',
      keyed.map(([, kunci]) => kunci),
    )
    .where('berlaku_sampai', '>', now.toISOString())
    .execute();
  const most = new Map(keyed.map(([{ max }, kunci]) => [kunci, max]));
  return rows.map(({ kunci, jumlah, berlaku_sampai }) => ({
    ...{ kunci, jumlah, until: Date.parse(berlaku_sampai) },
    max: most.get(kunci) ?? Number.POSITIVE_INFINITY,
  }));
}

/**
 * Counts one attempt. A single statement, so that concurrent attempts are all counted, across processes too.
 *
 * @returns null, or the end of the span when there is no room
 */
export async function increase(trx: Db, [{ max, minutes }, kunci]: LimitKey, now: Date): Promise<number | null> {
  const { isRunning, until, since } = span(minutes, now);
  const counted = await trx
    .insertInto('pembatas')
    .values({ kunci, jumlah: 1, berlaku_sampai: until })
    .onConflict((conflict) =>
      conflict
        .column('kunci')
        .doUpdateSet({
          jumlah: sql`case when ${isRunning} then pembatas.jumlah + 1 else 1 end`,
          berlaku_sampai: sql`case when ${isRunning} then pembatas.berlaku_sampai else ${until} end`,
        })
        .where((eb) =>
          eb.or([eb('pembatas.berlaku_sampai', '<=', since), eb('pembatas.jumlah', '<', Math.min(max, HIGHEST))]),
        ),
    )
    .returning('kunci')
    .executeTakeFirst();
  if (counted) return null;
  const { berlaku_sampai } = await trx
    .selectFrom('pembatas')
    .select('berlaku_sampai')
    .where('kunci', '=', kunci)
    .executeTakeFirstOrThrow();
  return Date.parse(berlaku_sampai);
}

/** Raises a count to at least this. */
export async function raise(db: Db, [{ minutes }, kunci]: LimitKey, to: number, now: Date): Promise<void> {
  const { isRunning, until } = span(minutes, now);
  await db
    .insertInto('pembatas')
    .values({ kunci, jumlah: to, berlaku_sampai: until })
    .onConflict((conflict) =>
      conflict.column('kunci').doUpdateSet({
        jumlah: sql`case when ${isRunning} and pembatas.jumlah > ${to} then pembatas.jumlah else ${to} end`,
        berlaku_sampai: until,
      }),
    )
    .execute();
}

/** Lowers a count, at most to zero. */
export async function lower(trx: Db, kunci: string, by: number): Promise<void> {
  await trx
    .updateTable('pembatas')
    .set({ jumlah: sql`case when jumlah > ${by} then jumlah - ${by} else 0 end` })
    .where('kunci', '=', kunci)
    .execute();
}

/** A span beginning now, and whether the stored one is still running. */
function span(minutes: number, now: Date) {
  const since = now.toISOString();
  const until = new Date(now.getTime() + minutes * 60_000).toISOString();
  return { since, until, isRunning: sql<boolean>`pembatas.berlaku_sampai > ${since}` };
}
