import { sql } from 'kysely';
import type { Db, Ports } from '../ports.ts';
import { Refusal } from './answer.ts';
import { type ApiContext, bindingsOf } from './context.ts';
import { forgetExpired } from './forget-expired.ts';
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

/** Counts tries in the database, so that all processes share them, and none is forgotten by a restart. */
export function rateLimiter({ db, now, guards, background }: RateLimitPorts) {
  return {
    /**
     * Counts one try of each. Count before the work, or tries that come at once would all find room.
     *
     * @throws Refusal 429 when one is too many
     */
    async count(...tries: Try[]): Promise<void> {
      forgetExpired({ db, now, background });
      const keyed = await keysOf(tries);
      const counts = await db.transaction().execute(async (trx) => {
        const counted: Counted[] = [];
        for (const [limit, kunci] of keyed) counted.push(await increase(trx, limit, kunci, now()));
        return counted;
      });
      const over = counts.filter(({ jumlah, max }) => jumlah > max);
      if (guards.rateLimit && over.length > 0) throw tooMany(over, now());
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

interface Counted {
  jumlah: number;
  max: number;
  berlaku_sampai: string;
}

/** One statement, so that tries that come at once, even to several processes, are all counted. */
async function increase(trx: Db, { max, minutes }: Limit, kunci: string, now: Date): Promise<Counted> {
  const since = now.toISOString();
  const until = new Date(now.getTime() + minutes * 60_000).toISOString();
  const { jumlah, berlaku_sampai } = await trx
    .insertInto('pembatas')
    .values({ kunci, jumlah: 1, berlaku_sampai: until })
    .onConflict((conflict) =>
      conflict.column('kunci').doUpdateSet({
        jumlah: sql`case when pembatas.berlaku_sampai > ${since} then pembatas.jumlah + 1 else 1 end`,
        berlaku_sampai: sql`case when pembatas.berlaku_sampai > ${since} then pembatas.berlaku_sampai else ${until} end`,
      }),
    )
    .returning(['jumlah', 'berlaku_sampai'])
    .executeTakeFirstOrThrow();
  return { jumlah, berlaku_sampai, max };
}

function tooMany(over: readonly Counted[], now: Date): Refusal {
  const until = Math.max(...over.map(({ berlaku_sampai }) => Date.parse(berlaku_sampai)));
  const seconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  const wait = seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
  return new Refusal(429, `Terlalu banyak percobaan. Silahkan coba lagi dalam ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Whose address a request has. A household or a phone may choose among all addresses of its IPv6 network. */
export function neighbourhood(c: ApiContext): string | undefined {
  const { alamat } = bindingsOf(c);
  if (alamat === undefined || !alamat.includes(':')) return alamat;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(alamat)?.[1];
  return mapped ?? `${firstGroups(alamat, 4).join(':')}::/64`;
}

function firstGroups(ipv6: string, count: number): string[] {
  const [head = '', tail] = ipv6.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(tail)];
  return all.slice(0, count).map((group) => group.replace(/^0+(?=.)/, ''));
}
