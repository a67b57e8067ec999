import { type SqlBool, sql } from 'kysely';
import { hitungan } from '#contract/resources/timbang-balita.ts';
import { type TimbangDesa, timbangPerDesa } from '#contract/summaries/riwayat-timbang-balita.ts';
import { alphabetically, equals } from '../http/read/search.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import type { Db } from '../ports.ts';
import { mustExist, newestPeriods } from './newest-periods.ts';

/** How many periods are searched for the last report: five years of months. */
const NEWEST = 60;

const letters = Object.keys(hitungan) as (keyof typeof hitungan)[];

/** The last weighing that a place reported, village by village. */
export const timbangPerDesaRoutes = summaryRoutes(timbangPerDesa, {
  shows: ['timbang_balita', 'desa_kelurahan', 'kecamatan', 'periode_timbang_balita'],
  find: async (db, { kecamatan_id }) => {
    await mustExist(db, 'kecamatan', kecamatan_id);
    const periode = await lastReported(db, kecamatan_id);
    const desa: TimbangDesa[] = await db
      .selectFrom('desa_kelurahan as desa')
      .innerJoin('kecamatan', 'kecamatan.id', 'desa.kecamatan_id')
      .leftJoin('timbang_balita as isi', (join) =>
        join.on('isi.periode_timbang_balita_id', '=', periode?.id ?? 0).onRef('isi.kelurahan_id', '=', 'desa.id'),
      )
      .select(['desa.id as kelurahan_id', 'desa.nama_desa_kelurahan', 'desa.kecamatan_id', 'kecamatan.nama_kecamatan'])
      .select(letters.map((letter) => `isi.${letter}` as const))
      .where((eb) => equals(eb, { kecamatan_id }, 'desa', 'kecamatan_id'))
      .orderBy(alphabetically('desa.nama_desa_kelurahan'))
      .orderBy('desa.id')
      .execute();
    return { periode, desa };
  },
});

/** The newest period of which there is a report; each is looked up by an index that begins with it or with the kecamatan. */
async function lastReported(db: Db, kecamatan_id: number | undefined) {
  const periods = await newestPeriods(db, 'timbang-balita', NEWEST);
  if (periods.length === 0) return null;
  const { rows } = await sql<{ id: number }>`
    select id from periode_timbang_balita as periode
    where id in (${sql.join(periods.map(({ id }) => id))}) and exists (
      select 1 from timbang_balita as isi
      where isi.periode_timbang_balita_id = periode.id
        and ${kecamatan_id === undefined ? sql<SqlBool>`true` : sql<SqlBool>`isi.kecamatan_id = ${kecamatan_id}`}
    )
  `.execute(db);
  const reported = new Set(rows.map(({ id }) => id));
  return periods.findLast(({ id }) => reported.has(id)) ?? null;
}
