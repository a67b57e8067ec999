import { sql } from 'kysely';
import type { TabelLaporan } from '#contract/limits.ts';
import { isAcuan, type TabelAcuan } from '#contract/resources/acuan/tabel-acuan.ts';
import { riwayatBaris } from '#contract/resources/versi.ts';
import type { Db } from '../../ports.ts';
import { notFound, success } from '../answer.ts';
import type { ApiContext } from '../context.ts';
import { pageOf, parseQuery } from '../read/page.ts';
import { callerWith, forbidden } from '../rights/session.ts';
import { type Act, actsOf, beginningOf, type Kept, stateOf } from './history.ts';
import type { State } from './keep-version.ts';
import { namesBehind } from './names.ts';

type Table = TabelLaporan | TabelAcuan;

/**
 * Answers `GET /{resource}/{id}/riwayat`: to the row's author, and to admin and superadmin; of reference data to these
 * alone.
 */
export const readHistory =
  (db: Db, table: Table, called: string, fixedId?: number) =>
  async (c: ApiContext): Promise<Response> => {
    c.header('Cache-Control', 'private, no-store');
    const caller = isAcuan(table) ? callerWith(c, 'admin') : callerWith(c, 'petugas', 'admin');
    const { page, limit } = parseQuery(c, riwayatBaris.filter);
    const id = fixedId ?? Number(c.req.param('id'));
    const [row = null] = (await sql<State>`select * from ${sql.table(table)} where id = ${id}`.execute(db)).rows;
    const [newest] = await keptOf(db, table, id).limit(1).execute();
    const last = row ?? (newest && stateOf(newest));
    if (!last) throw notFound(called);
    const isOffice = caller.roles.includes('admin') || caller.roles.includes('superadmin');
    if (!isOffice && last['user_id'] !== caller.id) throw forbidden();

    // The neighbours of the page tell what followed its first act, and what was before its last.
    const from = (page - 1) * limit;
    const start = Math.max(0, from - 1);
    const kept = await keptOf(db, table, id)
      .limit(limit + 2)
      .offset(start)
      .execute();
    const acts = actsOf(row, kept);
    if (kept.length < limit + 2) {
      acts.push(await withAdder(db, table, id, beginningOf(kept.length > 0 ? stateOf(kept.at(-1) as Kept) : last)));
    }
    const shown = acts.slice(from - start, from - start + limit);
    const data = await withNames(db, isOffice ? shown : shown.map((act) => ({ ...act, alamat: null })));
    return success(c, pageOf(c, data, (await countOf(db, table, id)) + 1, { page, limit }));
  };

/** Reference data has no owner: its author is read from the audit log, as long as that is kept. */
async function withAdder(db: Db, table: Table, id: number, act: Act): Promise<Act> {
  if (!isAcuan(table)) return act;
  const creation = await db
    .selectFrom('jejak')
    .select('user_id')
    .where('tabel', '=', table)
    .where('baris', '=', id)
    .where('perbuatan', '=', 'tambah')
    .orderBy('id')
    .executeTakeFirst();
  return { ...act, user_id: creation?.user_id ?? null };
}

const versions = (db: Db, table: Table, id: number) =>
  db.selectFrom('versi_baris').where('tabel', '=', table).where('baris', '=', id);

const keptOf = (db: Db, table: Table, id: number) =>
  versions(db, table, id)
    .select(['revisi', 'isi', 'perbuatan', 'user_id', 'alamat', 'waktu', 'alasan'])
    .orderBy('id', 'desc');

async function countOf(db: Db, table: Table, id: number): Promise<number> {
  const { jumlah } = await versions(db, table, id)
    .select((eb) => eb.fn.countAll<number>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}

async function withNames(db: Db, acts: readonly Act[]) {
  const cells = acts.flatMap(({ user_id, perubahan }) => [
    ['user_id', user_id] as const,
    ...perubahan.flatMap(({ kolom, sebelum, sesudah }) => [[kolom, sebelum] as const, [kolom, sesudah] as const]),
  ]);
  const nameOf = await namesBehind(db, cells);
  return acts.map((act) => ({
    ...act,
    nama_lengkap: nameOf('user_id', act.user_id),
    perubahan: act.perubahan.map((one) => ({
      ...one,
      nama_sebelum: nameOf(one.kolom, one.sebelum),
      nama_sesudah: nameOf(one.kolom, one.sesudah),
    })),
  }));
}
