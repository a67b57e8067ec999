import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Ports } from '../ports.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A client may resend for at least thirty days (api.md, Writes). */
const ANSWERS_MS = 31 * DAY_MS;
/** What is taken away in one statement: some milliseconds. */
export const SLICE = 1_000;
/** Others work between two slices. */
const REST_MS = 20;

type Db = Kysely<Database>;

/** What ends, by the column that says when, and the columns that name a row. */
const ending = [
  { table: 'pembatas', since: 'berlaku_sampai', key: ['kunci'] },
  { table: 'cap_robot', since: 'berlaku_sampai', key: ['sidik'] },
  { table: 'atur_ulang_password', since: 'berlaku_sampai', key: ['sidik'] },
  { table: 'sesi', since: 'berlaku_sampai', key: ['sidik'] },
  { table: 'idempotensi', since: 'created_at', key: ['user_id', 'kunci'] },
] as const;

/** By its ids, which are in the order of time: an index by time would cost each write more than this does. */
const jejak = {
  table: 'jejak',
  since: 'waktu',
  key: ['id'],
  within: sql`(select id, waktu from jejak order by id limit ${sql.lit(SLICE)}) as lama`,
} as const;

type Ending = (typeof ending)[number] | typeof jejak;

type ForgettingPorts = Pick<Ports, 'db' | 'now' | 'background' | 'guards'>;

/** When this process last looked, for each database it has. */
const looked = new WeakMap<Ports['db'], number>();

/** Takes away what serves nobody any more, once an hour, beside the work that comes anyway. */
export function forgetExpired({ db, now, background, guards }: ForgettingPorts): void {
  const moment = now().getTime();
  if (moment - (looked.get(db) ?? 0) < HOUR_MS) return;
  looked.set(db, moment);
  background.run('hapus-kedaluwarsa-gagal', async () => {
    for (const what of ending) {
      await forgetUntil(db, what, new Date(moment - (what.table === 'idempotensi' ? ANSWERS_MS : 0)));
    }
    await forgetUntil(db, jejak, new Date(moment - guards.jejakHari * DAY_MS));
  });
}

/** However many rows there are, nobody waits longer than for one slice of them. */
async function forgetUntil(db: Db, what: Ending, end: Date): Promise<void> {
  while ((await forgetSlice(db, what, end)) === SLICE) await new Promise((resume) => setTimeout(resume, REST_MS));
}

async function forgetSlice(db: Db, what: Ending, end: Date): Promise<number> {
  const { table, since, key } = what;
  const rows = 'within' in what ? what.within : sql.table(table);
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${rows} where ${sql.ref(since)} <= ${end.toISOString()} limit ${sql.lit(SLICE)}
    )`.execute(db);
  return Number(numAffectedRows);
}
