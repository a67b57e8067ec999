import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { perbuatan as acts, perbuatanSendiri } from '#contract/limits.ts';
import type { Jejak } from '#contract/resources/jejak.ts';
import { contains } from '../../http/read/search.ts';
import type { Db } from '../../ports.ts';
import { rowNames } from './row-names.ts';

export interface Wanted {
  user_id?: number | undefined;
  /** Part of a username. */
  username?: string | undefined;
  perbuatan?: Jejak['perbuatan'] | undefined;
  tabel?: string | undefined;
  baris?: number | undefined;
  /** Days, or moments. */
  dari?: string | undefined;
  sampai?: string | undefined;
  /** The id of an account: its own acts, and acts of others on it. */
  of?: number;
}

type Condition = RawBuilder<SqlBool>;

/** What narrows the log: conditions that each have an index in the order of the log, and those that all rows must meet. */
export interface Narrowed {
  parts: Condition[];
  rest: Condition[];
}

const DAY_MS = 86_400_000;
/** Accounts whose acts are found one by one, each from the end of its own. */
const MOST_ACCOUNTS = 20;
/** Accounts whose acts are gathered and sorted while they are few; those of more are found on a walk through the log. */
const MOST_ACTING = 5_000;
/** A filter that leaves more acts than this is as good as none. */
const MANY = 20_000;

/** PostgreSQL would expect rows where a frequent act meets a frequent table, and look for them in the whole log. */
const actsOnRows = acts.filter((act) => !perbuatanSendiri.some((own) => own === act));

/** A way to find the wanted acts: parts that each have an index in the order of the log. */
interface Way {
  parts: Condition[];
  /** The same, hidden from the planner, for when another way is taken. */
  hidden: Condition[];
}

/**
 * How the wanted acts are found: by the filter that leaves the fewest. Each part is one index walked from its end, so a
 * page takes as long in a log of millions as in a short one.
 */
export async function narrowed(db: Db, wanted: Wanted): Promise<Narrowed> {
  const bounds = await boundsOf(db, wanted);
  const ways = await waysOf(db, wanted);
  let best = ways[0];
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways.length > 1 ? ways : []) {
    // Nobody of that name has done anything.
    if (way.parts.length === 0) return { parts: [], rest: [] };
    const count = await countOf(db, newestIds({ parts: way.parts, rest: bounds }, Math.min(least, MANY)));
    if (count >= least) continue;
    [best, least] = [way, count];
  }
  const others = ways.filter((way) => way !== best).flatMap(({ hidden }) => hidden);
  const baris = wanted.tabel === undefined && wanted.baris !== undefined ? [sql<SqlBool>`baris = ${wanted.baris}`] : [];
  return { parts: best?.parts ?? [sql`id > 0`], rest: [...bounds, ...others, ...baris] };
}

async function waysOf(db: Db, { user_id, username, perbuatan, tabel, baris, of }: Wanted): Promise<Way[]> {
  const ways: Way[] = [];
  if (of !== undefined) {
    const others = sql<SqlBool>`tabel = 'pengguna' and baris = ${of} and user_id is distinct from ${of}`;
    ways.push({ parts: [sql`user_id = ${of}`, others], hidden: [] });
  }
  if (user_id !== undefined) {
    ways.push({ parts: [sql`user_id = ${user_id}`], hidden: [sql`user_id + 0 = ${user_id}`] });
  }
  if (username !== undefined) ways.push(await wayByName(db, username));
  if (tabel !== undefined && baris !== undefined) {
    const hidden = sql<SqlBool>`tabel || '' = ${tabel} and baris + 0 = ${baris}`;
    ways.push({ parts: [sql`tabel = ${tabel} and baris = ${baris}`], hidden: [hidden] });
  } else if (tabel !== undefined) {
    ways.push({
      parts: actsOnRows
        .filter((act) => perbuatan === undefined || act === perbuatan)
        .map((act) => sql`tabel = ${tabel} and perbuatan = ${act}`),
      hidden: [sql`tabel || '' = ${tabel}`],
    });
  }
  if (perbuatan !== undefined) {
    ways.push({ parts: [sql`perbuatan = ${perbuatan}`], hidden: [sql`perbuatan || '' = ${perbuatan}`] });
  }
  return ways;
}

/** Accounts are found by their names first: of many that have the name, most have done nothing. */
async function wayByName(db: Db, username: string): Promise<Way> {
  const named = db
    .selectFrom('pengguna')
    .select('id')
    .where((eb) => contains(eb, [username], 'username'));
  const acting = await named
    // A look into the index for each account; from 'exists' PostgreSQL makes a join with the whole log.
    .where(sql`(select max(jejak.id) from jejak where jejak.user_id = pengguna.id)`, 'is not', null)
    .limit(MOST_ACTING + 1)
    .execute();
  const hidden = [sql<SqlBool>`user_id + 0 in (${named})`];
  if (acting.length <= MOST_ACCOUNTS) return { parts: acting.map(({ id }) => sql`user_id = ${id}`), hidden };
  if (acting.length > MOST_ACTING) return { parts: hidden, hidden };
  // Numbers of the database itself, as text: thousands of parameters would take longer than the query.
  const theirs = sql<SqlBool>`user_id in (${sql.raw(acting.map(({ id }) => Number(id)).join())})`;
  const acts = sql`select 1 from ${sql.table('jejak')} where ${theirs} limit ${MANY}`;
  return { parts: (await countOf(db, acts)) < MANY ? [theirs] : hidden, hidden };
}

async function countOf(db: Db, found: RawBuilder<unknown>): Promise<number> {
  const counted = sql<{ jumlah: number }>`select count(*) as jumlah from (${found}) as terhitung`;
  return Number((await counted.execute(db)).rows[0]?.jumlah ?? 0);
}

/** The newest ids that match. */
export async function jejakIds(db: Db, how: Narrowed, limit: number, below?: number): Promise<{ id: number }[]> {
  if (how.parts.length === 0) return [];
  const { rows } = await newestIds(how, limit, below).execute(db);
  return rows.map(({ id }) => ({ id: Number(id) }));
}

function newestIds({ parts, rest }: Narrowed, limit: number, below?: number): RawBuilder<{ id: number }> {
  const all = below === undefined ? rest : [...rest, sql<SqlBool>`id < ${below}`];
  const found = parts.map((part, at) => {
    const conditions = sql.join([part, ...all], sql` and `);
    return sql`select id from (
      select id from ${sql.table('jejak')} where ${conditions} order by id desc limit ${limit}
    ) as ${sql.ref(`bagian_${at}`)}`;
  });
  return sql`select id from (${sql.join(found, sql` union all `)}) as semua order by id desc limit ${limit}`;
}

/** Acts with their accounts and the names of their rows, the newest first. */
export async function jejakRows(db: Db, ids: readonly number[]): Promise<Jejak[]> {
  if (ids.length === 0) return [];
  const acts = await db
    .selectFrom('jejak')
    .leftJoin('pengguna', 'pengguna.id', 'jejak.user_id')
    .select(['jejak.id', 'waktu', 'jejak.user_id', 'username', 'alamat', 'perbuatan', 'tabel', 'baris', 'keterangan'])
    .where('jejak.id', 'in', ids)
    .orderBy('jejak.id', 'desc')
    .execute();
  const nameOf = await rowNames(db, acts);
  return acts.map((act) => ({ ...act, nama: nameOf(act) }));
}

/** Ids are in the order of time, so a span of time is one of ids, and needs no index of its own. */
async function boundsOf(db: Db, { dari, sampai }: Wanted): Promise<Condition[]> {
  const bounds: Condition[] = [];
  if (dari !== undefined) bounds.push(sql`id >= ${await firstSince(db, new Date(dari))}`);
  if (sampai !== undefined) {
    const isDay = !sampai.includes('T');
    bounds.push(sql`id < ${await firstSince(db, new Date(Date.parse(sampai) + (isDay ? DAY_MS : 0)))}`);
  }
  return bounds;
}

/** The id of the first act since a moment, by halving in one query; one beyond the last when there is none. */
async function firstSince(db: Db, moment: Date): Promise<number> {
  const next = sql`from ${sql.table('jejak')} where id >= (rendah + tinggi) / 2 order by id limit 1`;
  const isSince = sql`coalesce((select waktu ${next}), '~') >= ${moment.toISOString()}`;
  // Each end by itself: SQLite would read the whole table for both at once.
  const [first, last] = [
    sql`select min(id) from ${sql.table('jejak')}`,
    sql`select max(id) from ${sql.table('jejak')}`,
  ];
  const { rows } = await sql<{ id: number }>`
    with recursive belahan(rendah, tinggi) as (
      select coalesce((${first}), 1), coalesce((${last}), 0) + 1
      union all
      select
        case when ${isSince} then rendah else (select id + 1 ${next}) end,
        case when ${isSince} then (rendah + tinggi) / 2 else tinggi end
      from belahan where rendah < tinggi
    )
    select max(rendah) as id from belahan
  `.execute(db);
  return Number(rows[0]?.id ?? 1);
}
