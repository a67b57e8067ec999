import { sql } from 'kysely';
import type { Db, Ports } from '../ports.ts';
import { Refusal } from './answer.ts';
import { forgetExpired } from './forget-expired.ts';
import { knownOver } from './known-over.ts';
import { sha256 } from './sha256.ts';

/** How often one and the same may try something within a span, which begins with the first try. */
export interface Limit {
  name: string;
  max: number;
  minutes: number;
}

/** Who tries; undefined where that is not known, and nothing is counted. */
export type Try = readonly [limit: Limit, who: string | undefined];

type RateLimitPorts = Pick<Ports, 'db' | 'now' | 'guards' | 'background'>;

/**
 * Counts tries in the database, so that all processes share them, and none is forgotten by a restart: one row for each
 * key and span. Whoever is refused leaves nothing behind, or a flood of refusals would fill the disk.
 */
export function rateLimiter({ db, now, guards, background }: RateLimitPorts) {
  const known = knownOver();

  async function refuseOver(keyed: readonly Keyed[]): Promise<void> {
    if (!guards.rateLimit || keyed.length === 0) return;
    const moment = now();
    const ends = keyed.map(([, kunci]) => known.until(kunci, moment.getTime())).filter((until) => until !== null);
    if (ends.length > 0) throw tooMany(ends, moment);
    const counted = await standing(db, keyed, moment);
    const over = counted.filter(({ jumlah, max }) => jumlah >= max);
    for (const { kunci, until } of over) known.note(kunci, until, moment.getTime());
    if (over.length > 0)
      throw tooMany(
        over.map(({ until }) => until),
        moment,
      );
  }

  return {
    /** Refuses where nothing more may be tried, and counts nothing. @throws Refusal 429 */
    async refuseOver(...tries: Try[]): Promise<void> {
      await refuseOver(await keysOf(tries));
    },

    /**
     * Counts one try of each, or none when one is too many. Count before the work, or tries that come at once would all
     * find room.
     *
     * @throws Refusal 429 when one is too many
     */
    async count(...tries: Try[]): Promise<void> {
      forgetExpired({ db, now, background });
      const keyed = await keysOf(tries);
      await refuseOver(keyed);
      await db.transaction().execute(async (trx) => {
        for (const [limit, kunci] of keyed) {
          const max = guards.rateLimit ? limit.max : Number.POSITIVE_INFINITY;
          const until = await increase(trx, { ...limit, max }, kunci, now());
          if (until !== null) throw tooMany([until], now());
        }
      });
    },

    /** The highest of the counts as they are. */
    async highest(...tries: Try[]): Promise<number> {
      const keys = (await keysOf(tries)).map(([, kunci]) => kunci);
      const { jumlah } = await db
        .selectFrom('pembatas')
        .select((eb) => eb.fn.max('jumlah').as('jumlah'))
        .where('kunci', 'in', keys)
        .where('berlaku_sampai', '>', now().toISOString())
        .executeTakeFirstOrThrow();
      return Number(jumlah ?? 0);
    },

    /** Takes one try back: it was none of those that are counted. */
    async giveBack(trx: Db, ...tries: Try[]): Promise<void> {
      for (const [, kunci] of await keysOf(tries)) {
        known.forget(kunci);
        await trx
          .updateTable('pembatas')
          .set({ jumlah: sql`jumlah - 1` })
          .where('kunci', '=', kunci)
          .where('jumlah', '>', 0)
          .execute();
      }
    },

    /** Counts from zero again. */
    async reset(trx: Db, ...tries: Try[]): Promise<void> {
      for (const [, kunci] of await keysOf(tries)) {
        known.forget(kunci);
        await trx.deleteFrom('pembatas').where('kunci', '=', kunci).execute();
      }
    },
  };
}

export type RateLimiter = ReturnType<typeof rateLimiter>;

/** Addresses and names are kept as fingerprints: somebody may have typed his password for his name. */
const keysOf = (tries: readonly Try[]) =>
  Promise.all(
    tries.flatMap(([limit, who]) =>
      who === undefined ? [] : [sha256(who).then((print) => [limit, `${limit.name} ${print}`] as const)],
    ),
  );

/** No count of the database's grows beyond. */
const HIGHEST = 2 ** 31 - 1;

type Keyed = readonly [limit: Limit, kunci: string];

/** How often was counted under each key that is still running. */
async function standing(db: Db, keyed: readonly Keyed[], now: Date) {
  const kept = await db
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
  return kept.map(({ kunci, jumlah, berlaku_sampai }) => ({
    ...{ kunci, jumlah, until: Date.parse(berlaku_sampai) },
    max: most.get(kunci) ?? Number.POSITIVE_INFINITY,
  }));
}

/**
 * One statement, so that tries that come at once, even to several processes, are all counted.
 *
 * @returns null, or until when there is no room
 */
async function increase(trx: Db, { max, minutes }: Limit, kunci: string, now: Date): Promise<number | null> {
  const since = now.toISOString();
  const until = new Date(now.getTime() + minutes * 60_000).toISOString();
  const counted = await trx
    .insertInto('pembatas')
    .values({ kunci, jumlah: 1, berlaku_sampai: until })
    .onConflict((conflict) =>
      conflict
        .column('kunci')
        .doUpdateSet({
          jumlah: sql`case when pembatas.berlaku_sampai > ${since} then pembatas.jumlah + 1 else 1 end`,
          berlaku_sampai: sql`case when pembatas.berlaku_sampai > ${since} then pembatas.berlaku_sampai else ${until} end`,
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

function tooMany(ends: readonly number[], now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((Math.max(...ends) - now.getTime()) / 1000));
  const wait = seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
  return new Refusal(429, `Terlalu banyak percobaan. Silahkan coba lagi dalam ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
