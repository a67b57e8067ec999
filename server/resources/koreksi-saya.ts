import { Hono } from 'hono';
import { sql } from 'kysely';
import type { TabelLaporan } from '#contract/limits.ts';
import { isAcuan } from '#contract/resources/acuan/tabel-acuan.ts';
import { type KoreksiSaya, koreksiDibaca, koreksiDibacaRules, koreksiSaya } from '#contract/resources/koreksi.ts';
import { success } from '../http/answer.ts';
import { FORM_BYTES, limitBody, readBody } from '../http/body/body.ts';
import type { ApiContext, ApiEnv } from '../http/context.ts';
import { pageOfIds } from '../http/read/ids-page.ts';
import { parseQuery } from '../http/read/page.ts';
import { callerWith } from '../http/rights/session.ts';
import { type Act, actsOf, filledIn, stateOf } from '../http/versions/history.ts';
import type { State } from '../http/versions/keep-version.ts';
import { namesBehind, subjectNames } from '../http/versions/names.ts';
import { answerOnce } from '../http/write/answer-once.ts';
import { actorOf, keepJejak } from '../http/write/jejak.ts';
import { validated } from '../http/write/validated.ts';
import type { Db, Ports } from '../ports.ts';

/** The number of corrections shown at once; later ones follow when these are read. */
const MOST = 1_000;

/** The office's corrections of the caller's own rows that he has not marked as read. */
export function koreksiSayaRoutes(ports: Pick<Ports, 'db' | 'now'>) {
  return new Hono<ApiEnv>().get('/', list(ports)).post('/dibaca', limitBody(FORM_BYTES), markRead(ports));
}

/** The flag is written out, so that the partial index is taken (migration 0033). */
const unread = (db: Db, userId: number) =>
  db
    .selectFrom('versi_baris')
    .where('koreksi', '=', sql.lit(1))
    .where('pemilik', '=', userId)
    .where('id', '>', (eb) => eb.selectFrom('pengguna').select('koreksi_dibaca').where('id', '=', userId));

function list({ db }: Pick<Ports, 'db'>) {
  return async (c: ApiContext) => {
    c.header('Cache-Control', 'private, no-store');
    const caller = callerWith(c, 'petugas');
    const paging = parseQuery(c, koreksiSaya.filter);
    const ids = await unread(db, caller.id).select('id').orderBy('id').limit(MOST).execute();
    return success(c, await pageOfIds(c, ids, paging, (some) => corrections(db, some)));
  };
}

type ActSummary = Pick<Act, 'perbuatan' | 'perubahan'>;

async function corrections(db: Db, ids: readonly number[]): Promise<KoreksiSaya[]> {
  if (ids.length === 0) return [];
  const versions = await db
    .selectFrom('versi_baris')
    .select(['id', 'tabel', 'baris', 'isi', 'user_id', 'alasan', 'waktu'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const rows = versions.flatMap(({ tabel, ...row }) => (isAcuan(tabel) ? [] : [{ ...row, tabel }]));
  const acts = new Map<number, ActSummary>();
  for (const [tabel, some] of Map.groupBy(rows, (row) => row.tabel)) {
    for (const [id, act] of await actsIn(db, tabel, [...new Set(some.map(({ baris }) => baris))])) acts.set(id, act);
  }
  const entries = rows.map((row) => ({ ...row, isi: filledIn(stateOf(row)), ...(acts.get(row.id) ?? UNKNOWN_ACT) }));
  const nameOf = await namesBehind(
    db,
    entries.flatMap(({ user_id, isi, perubahan }) => [
      ['user_id', user_id] as const,
      ...Object.entries(isi),
      ...perubahan.flatMap(({ kolom, sebelum, sesudah }) => [[kolom, sebelum] as const, [kolom, sesudah] as const]),
    ]),
  );
  return entries.map(({ isi, user_id, ...row }) => ({
    ...row,
    perubahan: row.perubahan.map((one) => ({
      ...one,
      nama_sebelum: nameOf(one.kolom, one.sebelum),
      nama_sesudah: nameOf(one.kolom, one.sesudah),
    })),
    nama_lengkap: nameOf('user_id', user_id),
    ...subjectNames(isi, nameOf),
  }));
}

const UNKNOWN_ACT: ActSummary = { perbuatan: 'ubah', perubahan: [] };

/** Reads the acts behind all versions of some rows, by the numbers of the versions. */
async function actsIn(db: Db, tabel: TabelLaporan, baris: readonly number[]): Promise<[number, ActSummary][]> {
  const states = await db
    .selectFrom('versi_baris')
    .select(['id', 'baris', 'revisi', 'isi', 'perbuatan', 'user_id', 'alamat', 'waktu', 'alasan'])
    .where('tabel', '=', tabel)
    .where('baris', 'in', baris)
    .orderBy('id', 'desc')
    .execute();
  const { rows } = await sql<State>`select * from ${sql.table(tabel)} where id in (${sql.join(baris)})`.execute(db);
  const currentRows = new Map(rows.map((row) => [row.id, row]));
  return [...Map.groupBy(states, (state) => state.baris)].flatMap(([id, history]) =>
    // The address is for the office alone.
    actsOf(currentRows.get(id) ?? null, history).map(({ perbuatan, perubahan }, at): [number, ActSummary] => [
      history[at]?.id ?? 0,
      { perbuatan, perubahan },
    ]),
  );
}

function markRead({ db, now }: Pick<Ports, 'db' | 'now'>) {
  return async (c: ApiContext) => {
    const caller = callerWith(c, 'petugas');
    const body = await readBody(c);
    const { sampai } = validated(body.fields, koreksiDibacaRules, koreksiDibaca.input);
    return answerOnce(c, { db, now }, { caller, body, code: 200 }, async (trx) => {
      const { jumlah } = await unread(trx, caller.id)
        .where('id', '<=', sampai)
        .select((eb) => eb.fn.countAll<number>().as('jumlah'))
        .executeTakeFirstOrThrow();
      if (Number(jumlah) === 0) return null;
      // At most the last correction: a larger number would hide later ones.
      await trx
        .updateTable('pengguna')
        .set((eb) => ({
          koreksi_dibaca: eb
            .selectFrom('versi_baris')
            .select(sql<number>`max(id)`.as('id'))
            .where('koreksi', '=', sql.lit(1))
            .where('pemilik', '=', caller.id)
            .where('id', '<=', sampai),
        }))
        .where('id', '=', caller.id)
        .execute();
      const keterangan = `${Number(jumlah)} koreksi dinas dibaca`;
      await keepJejak(trx, actorOf(c), { perbuatan: 'ubah', tabel: 'pengguna', baris: caller.id, keterangan }, now());
      return null;
    });
  };
}
