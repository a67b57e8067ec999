import { LRUCache } from 'lru-cache';
import type { Db, Ports } from '../../ports.ts';
import { Refusal } from '../answer.ts';
import { sha256 } from '../crypto.ts';
import { increase, type Limit, type LimitKey, lower, raise, runningCounts } from './attempt-counts.ts';
import { forgetExpired } from './forget-expired.ts';

/** `who` is undefined where it is not known; then nothing is counted. */
export type Try = readonly [limit: Limit, who: string | undefined];

/**
 * Keys over their limit, as this process has read, and until when: further tries are refused without a query. Another
 * process may have reset the count, so entries are trusted for less than ten seconds.
 */
const EXHAUSTED = { max: 10_000, ttl: 9_999, ttlResolution: 0 };

type RateLimitPorts = Pick<Ports, 'db' | 'now' | 'guards' | 'background'>;

/**
 * Counts tries in the database, so that all processes share them and a restart loses none: one row per key and span. A
 * refused try writes nothing, or a flood of them would fill the disk.
 */
export function rateLimiter({ db, now, guards, background }: RateLimitPorts) {
  const exhausted = new LRUCache<string, number>({ ...EXHAUSTED, perf: { now: () => now().getTime() } });

  async function refuseOver(keyed: readonly LimitKey[]): Promise<void> {
    if (!guards.rateLimit || keyed.length === 0) return;
    const moment = now();
    const ends = keyed.map(([, kunci]) => exhausted.get(kunci) ?? 0).filter((until) => until > moment.getTime());
    if (ends.length > 0) throw tooMany(ends, moment);
    const counted = await runningCounts(db, keyed, moment);
    const over = counted.filter(({ jumlah, max }) => jumlah >= max);
    for (const { kunci, until } of over) exhausted.set(kunci, until);
    if (over.length > 0)
      throw tooMany(
        over.map(({ until }) => until),
        moment,
      );
  }

  return {
    /** Refuses keys over their limit, and counts nothing. @throws Refusal 429 */
    async refuseOver(...tries: Try[]): Promise<void> {
      await refuseOver(await keysOf(tries));
    },

    /**
     * Counts one try of each, or none when one is over its limit. Count before the work: concurrent tries would
     * otherwise all find room.
     *
     * @throws Refusal 429 when one is over its limit
     */
    async count(...tries: Try[]): Promise<void> {
      forgetExpired({ db, now, background, guards });
      const keyed = await keysOf(tries);
      await refuseOver(keyed);
      await db.transaction().execute(async (trx) => {
        for (const [limit, kunci] of keyed) {
          const max = guards.rateLimit ? limit.max : Number.POSITIVE_INFINITY;
          const until = await increase(trx, [{ ...limit, max }, kunci], now());
          if (until !== null) throw tooMany([until], now());
        }
      });
    },

    /** The highest of the current counts. */
    async highest(...tries: Try[]): Promise<number> {
      const counted = await runningCounts(db, await keysOf(tries), now());
      return Math.max(0, ...counted.map(({ jumlah }) => jumlah));
    },

    /** Raises a count to at least this. */
    async raise(wanted: Try, to: number): Promise<void> {
      for (const keyed of await keysOf([wanted])) await raise(db, keyed, to, now());
    },

    /** Takes back tries that turned out not to count. */
    async giveBack(trx: Db, wanted: Try, times = 1): Promise<void> {
      for (const [, kunci] of await keysOf([wanted])) {
        exhausted.delete(kunci);
        await lower(trx, kunci, times);
      }
    },

    /** Resets counts to zero. */
    async reset(trx: Db, ...tries: Try[]): Promise<void> {
      for (const [, kunci] of await keysOf(tries)) {
        exhausted.delete(kunci);
        await trx.deleteFrom('pembatas').where('kunci', '=', kunci).execute();
      }
    },
  };
}

export type RateLimiter = ReturnType<typeof rateLimiter>;

/** Addresses and names are stored as hashes: somebody may have typed his password as his name. */
const keysOf = (tries: readonly Try[]) =>
  Promise.all(
    tries.flatMap(([limit, who]) =>
      who === undefined ? [] : [sha256(who).then((print) => [limit, `${limit.name} ${print}`] as const)],
    ),
  );

function tooMany(ends: readonly number[], now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((Math.max(...ends) - now.getTime()) / 1000));
  const wait = seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
  return new Refusal(429, `Terlalu banyak percobaan. Silahkan coba lagi dalam ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
