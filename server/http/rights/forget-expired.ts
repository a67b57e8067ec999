import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { Db, Ports } from '../../ports.ts';
import { forgetUntil } from './forget-until.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A client may resend, and ask for what is there, for thirty days (kontrak.md, Writes). */
const ANSWERS_MS = (limits.kirimanHari + 1) * DAY_MS;
/** Rows per delete statement: some milliseconds. */
export const SLICE = 1_000;
/** A pause between slices, for other work. */
const REST_MS = 20;

/** Tables whose rows expire, the column that says when, and their keys. */
const ending = [
  { table: 'pembatas', since: 'berlaku_sampai', key: ['kunci'] },
  { table: 'cap_robot', since: 'berlaku_sampai', key: ['sidik'] },
  { table: 'atur_ulang_password', since: 'berlaku_sampai', key: ['sidik'] },
  { table: 'sesi', since: 'berlaku_sampai', key: ['sidik'] },
  { table: 'pengingat', since: 'waktu', key: ['id'] },
  { table: 'idempotensi', since: 'created_at', key: ['user_id', 'kunci'] },
] as const;

/** Found by id, since ids are in order of time: an index on time would cost each write more than this does. */
const jejak = {
  table: 'jejak',
  since: 'waktu',
  key: ['id'],
  within: sql`(select id, waktu from jejak order by id limit ${sql.lit(SLICE)}) as lama`,
} as const;

/** A deleted row goes with all its versions; those of living rows stay (docs/decisions/0037). */
const sampah = {
  table: 'versi_baris',
  since: 'waktu',
  key: ['tabel', 'baris'],
  lying: sql`perbuatan = 'hapus' and dipulihkan is null`,
} as const;

type Ending = (typeof ending)[number] | typeof jejak | typeof sampah;

type ForgettingPorts = Pick<Ports, 'db' | 'now' | 'background' | 'guards'>;

/** When this process last looked, per database. */
const looked = new WeakMap<Db, number>();

/** Deletes expired rows, once an hour, as requests come. */
export function forgetExpired({ db, now, background, guards }: ForgettingPorts): void {
  // Monotonic time: a wall clock that jumps back and forth must not trigger it each time.
  const passed = performance.now();
  if (passed - (looked.get(db) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return;
  looked.set(db, passed);
  const all = [...ending, jejak, sampah].map((what) => ({ what, retention: retentionMs(what, guards) }));
  background.run('hapus-kedaluwarsa-gagal', async () => {
    const end = await forgetUntil(db, now(), () => earliestOf(db, all));
    for (const { what, retention } of all) await forgetAll(db, what, new Date(end.getTime() - retention));
  });
}

/** How long a row is kept after the moment that its column names. */
function retentionMs({ table }: Ending, { jejakHari }: Ports['guards']): number {
  if (table === 'versi_baris') return limits.sampahHari * DAY_MS;
  if (table === 'jejak' || table === 'pengingat') return jejakHari * DAY_MS;
  return table === 'idempotensi' ? ANSWERS_MS : 0;
}

/** When the first row expires or expired; null: there are none. */
async function earliestOf(db: Db, all: readonly { what: Ending; retention: number }[]): Promise<Date | null> {
  const ends: number[] = [];
  for (const { what, retention } of all) {
    const { rows } = await sql<{ awal: string | null }>`
      select min(${sql.ref(what.since)}) as awal from ${sql.table(what.table)} where ${'lying' in what ? what.lying : sql`true`}
    `.execute(db);
    const awal = rows[0]?.awal;
    if (awal) ends.push(Date.parse(awal) + retention);
  }
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/** Deletes slice by slice, so that nobody waits longer than for one. */
async function forgetAll(db: Db, what: Ending, end: Date): Promise<void> {
  while ((await forgetSlice(db, what, end)) >= SLICE) await new Promise((resume) => setTimeout(resume, REST_MS));
}

async function forgetSlice(db: Db, what: Ending, end: Date): Promise<number> {
  const { table, since, key } = what;
  const rows = 'within' in what ? what.within : sql.table(table);
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const isOver = sql`${sql.ref(since)} <= ${end.toISOString()}`;
  const hasEnded = 'lying' in what ? sql`${isOver} and ${what.lying}` : isOver;
  // Repeated for the outer row: PostgreSQL checks it again when somebody has renewed the row meanwhile. What ended long
  // enough ago in the trash cannot be put back.
  const stillHas = 'lying' in what ? sql`true` : hasEnded;
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${stillHas} and (${columns}) in (
      select ${columns} from ${rows} where ${hasEnded} limit ${sql.lit(SLICE)}
    )`.execute(db);
  return Number(numAffectedRows);
}
