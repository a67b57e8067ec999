import { LRUCache } from 'lru-cache';
import type { Db, Ports } from '../../ports.ts';
import { Refusal } from '../answer.ts';
import { sha256 } from '../crypto.ts';
import { increase, type LimitKey, lower, raise, runningCounts } from './attempt-counts.ts';
import { forgetExpired } from './forget-expired.ts';

/** How often one and the same may try something within a span, which begins with the first try. */
export interface Limit {
  name: string;
  max: number;
  minutes: number;
}

/** Who tries; undefined where that is not known, and nothing is counted. */
export type Try = readonly [limit: Limit, who: string | undefined];

/**
 * Keys that have no room left, as this process has read, by when they will have some: who goes on trying is refused
 * without asking the database. Another process may have counted from zero again, so they are trusted for less than ten seconds.
 */
const EXHAUSTED = { max: 10_000, ttl: 9_999, ttlResolution: 0 };

type RateLimitPorts = Pick<Ports, 'db' | 'now' | 'guards' | 'background'>;

/**
 * Counts tries in the database, so that all processes share them, and none is forgotten by a restart: one row for each
 * key and span. Whoever is refused leaves nothing behind, or a flood of refusals would fill the disk.
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

    /** The highest of the counts as they are. */
    async highest(...tries: Try[]): Promise<number> {
      const counted = await runningCounts(db, await keysOf(tries), now());
      return Math.max(0, ...counted.map(({ jumlah }) => jumlah));
    },

    /** Makes a count at least this high. */
    async raise(wanted: Try, to: number): Promise<void> {
      for (const keyed of await keysOf([wanted])) await raise(db, keyed, to, now());
    },

    /** Takes tries back: they were none of those that are counted. */
    async giveBack(trx: Db, wanted: Try, times = 1): Promise<void> {
      for (const [, kunci] of await keysOf([wanted])) {
        exhausted.delete(kunci);
        await lower(trx, kunci, times);
      }
    },

    /** Counts from zero again. */
    async reset(trx: Db, ...tries: Try[]): Promise<void> {
      for (const [, kunci] of await keysOf(tries)) {
        exhausted.delete(kunci);
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

function tooMany(ends: readonly number[], now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((Math.max(...ends) - now.getTime()) / 1000));
  const wait = seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
  return new Refusal(429, `Terlalu banyak percobaan. Silahkan coba lagi dalam ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
