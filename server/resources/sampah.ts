import { Hono } from 'hono';
import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { isAcuan } from '#contract/resources/acuan/tabel-acuan.ts';
import { type Sampah, sampah } from '#contract/resources/versi.ts';
import { notFound, Refusal, success } from '../http/answer.ts';
import { FORM_BYTES, limitBody, readBody } from '../http/body/body.ts';
import type { ApiContext, ApiEnv, Caller } from '../http/context.ts';
import { COUNTED, pageOfIds } from '../http/read/ids-page.ts';
import { parseQuery } from '../http/read/page.ts';
import { callerWith, forbidden, isSuperadmin } from '../http/rights/session.ts';
import { filledIn, stateOf } from '../http/versions/history.ts';
import { withMerged } from '../http/versions/merged-rows.ts';
import { namesBehind, subjectNames } from '../http/versions/names.ts';
import { refuseOldUnit } from '../http/versions/old-unit.ts';
import type { PutBack } from '../http/versions/put-back.ts';
import { answerOnce } from '../http/write/answer-once.ts';
import type { Db, Ports } from '../ports.ts';
import { resources } from './index.ts';

const KEPT_MS = limits.sampahHari * 86_400_000;

const isOffice = ({ roles }: Caller) => roles.includes('admin') || roles.includes('superadmin');

/** Deleted rows of reports, which can be put back for thirty days. */
export function sampahRoutes(ports: Pick<Ports, 'db' | 'now'>) {
  return new Hono<ApiEnv>()
    .get('/', list(ports))
    .post('/:id{[0-9]{1,9}}/pulihkan', limitBody(FORM_BYTES), putBack(ports));
}

/** Written out, so that the partial indexes are taken (migration 0024). */
const lying = (db: Db, now: Date) =>
  db
    .selectFrom('versi_baris')
    .where('perbuatan', '=', sql.lit('hapus'))
    .where('dipulihkan', 'is', null)
    .where('waktu', '>', new Date(now.getTime() - KEPT_MS).toISOString());

function list({ db, now }: Pick<Ports, 'db' | 'now'>) {
  return async (c: ApiContext) => {
    c.header('Cache-Control', 'private, no-store');
    const caller = callerWith(c, 'petugas', 'admin');
    const { tabel, ...paging } = parseQuery(c, sampah.filter);
    let matching = lying(db, now());
    if (tabel) matching = matching.where('tabel', '=', tabel);
    if (!isOffice(caller)) matching = matching.where('pemilik', '=', caller.id);
    // From an index alone: the states themselves are large.
    const found = await matching.select('id').orderBy('waktu', 'desc').orderBy('id', 'desc').limit(COUNTED).execute();
    return success(c, await pageOfIds(c, found, paging, (ids) => sampahRows(db, ids, isOffice(caller))));
  };
}

/** Deleted rows as they are shown, in the order of their ids; only the office sees from where. */
async function sampahRows(db: Db, ids: readonly number[], isOffices: boolean): Promise<Sampah[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('versi_baris')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('waktu', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const states = rows.map((row) => ({ row, isi: filledIn(stateOf(row)) }));
  const nameOf = await namesBehind(
    db,
    states.flatMap(({ row, isi }) => [['user_id', row.user_id] as const, ...Object.entries(isi)]),
  );
  return states.flatMap(({ row, isi }): Sampah[] => {
    const { tabel } = row;
    if (isAcuan(tabel)) return [];
    const { user_id: _, ...filled } = isi;
    return [
      {
        ...{ id: row.id, tabel, baris: row.baris, revisi: row.revisi, user_id: row.pemilik },
        nama_lengkap: nameOf('user_id', row.pemilik),
        dihapus_oleh: nameOf('user_id', row.user_id),
        alamat: isOffices ? row.alamat : null,
        alasan: row.alasan,
        dihapus_pada: row.waktu,
        hilang_pada: new Date(Date.parse(row.waktu) + KEPT_MS).toISOString(),
        ...subjectNames(isi, nameOf),
        isi: filled,
      },
    ];
  });
}

const putBacks = () =>
  new Map<string, PutBack>(
    resources.flatMap(({ resource: { laporan }, putBack }) => (laporan && putBack ? [[laporan, putBack]] : [])),
  );

function putBack({ db, now }: Pick<Ports, 'db' | 'now'>) {
  const ways = putBacks();
  return async (c: ApiContext) => {
    c.header('Cache-Control', 'private, no-store');
    const caller = callerWith(c, 'petugas');
    const body = await readBody(c);
    return answerOnce(c, { db, now }, { caller, body, code: 200 }, async (trx) => {
      const moment = now();
      const id = Number(c.req.param('id'));
      const found = await trx.selectFrom('versi_baris').selectAll().where('id', '=', id).executeTakeFirst();
      const way = found?.perbuatan === 'hapus' && ways.get(found.tabel);
      if (!found || !way || Date.parse(found.waktu) + KEPT_MS <= moment.getTime()) throw notFound('Baris di sampah');
      if (!isSuperadmin(caller) && found.pemilik !== caller.id) throw forbidden();
      if (found.dipulihkan) throw new Refusal(409, 'Baris ini sudah dipulihkan');
      await refuseOldUnit(trx, await withMerged(trx, stateOf(found)), found.waktu);
      const data = await way(c, trx, moment, stateOf(found), body.fields);
      await trx.updateTable('versi_baris').set({ dipulihkan: moment.toISOString() }).where('id', '=', id).execute();
      return data;
    });
  };
}
