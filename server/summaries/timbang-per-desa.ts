import { hitungan } from '#contract/resources/timbang-balita.ts';
import { type TimbangDesa, timbangPerDesa } from '#contract/summaries/riwayat-timbang-balita.ts';
import { alphabetically, equals } from '../http/read/search.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import type { Db } from '../ports.ts';
import { newestOfPlace } from '../resources/periode-kini.ts';
import { mustExist } from './must-exist.ts';

const letters = Object.keys(hitungan) as (keyof typeof hitungan)[];

/** The last weighing that a place reported, village by village. */
export const timbangPerDesaRoutes = summaryRoutes(timbangPerDesa, {
  shows: ['timbang_balita', 'desa_kelurahan', 'kecamatan', 'periode_timbang_balita'],
  isOfToday: true,
  find: async (db, { kecamatan_id }, c) => {
    await mustExist(db, 'kecamatan', kecamatan_id);
    const periode = await lastReported(db, kecamatan_id, c.get('hariIni'));
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

/** The newest begun period with a report, of a kecamatan or of any. */
async function lastReported(db: Db, kecamatan_id: number | undefined, hariIni: string) {
  const row = await db
    .selectFrom('periode_timbang_balita')
    .select(['id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai'])
    .where('id', '=', newestOfPlace('timbang-balita', hariIni, kecamatan_id))
    .executeTakeFirst();
  return row ?? null;
}
