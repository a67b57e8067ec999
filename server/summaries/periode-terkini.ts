import { type JenisPeriode, jenisPeriode } from '#contract/limits.ts';
import { periode } from '#contract/resources/periode.ts';
import { KABUPATEN, periodeTerkini, type Terkini } from '#contract/summaries/periode-terkini.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import type { Db } from '../ports.ts';
import { sejakOf } from '../resources/periode.ts';
import { ANY_PERIODE, newestBegunWhere, newestOfKabupaten, newestOfKecamatan } from '../resources/periode-kini.ts';
import { tableOf } from '../resources/report-table.ts';

export const periodeTerkiniRoutes = summaryRoutes(periodeTerkini, {
  shows: [
    ...jenisPeriode.flatMap((jenis) => [periode[jenis].key, tableOf(jenis)]),
    ...(['harga_pangan_kutai_barat', 'kecamatan'] as const),
  ],
  isOfToday: true,
  find: async (db, { jenis = 'harga-pangan' }, c): Promise<Terkini> => {
    const hariIni = c.get('hariIni');
    const places = await placesByPeriode(db, jenis, hariIni);
    const newest = await db.selectNoFrom(newestBegunWhere(jenis, hariIni, ANY_PERIODE).as('id')).executeTakeFirst();
    const ids = new Set(places.keys());
    if (newest?.id) ids.add(newest.id);
    const rows = await periodesById(db, jenis, [...ids]);
    return {
      jenis,
      hari_ini: hariIni,
      periode: rows.map((row) => ({ ...row, tempat: places.get(row.id) ?? [] })),
    };
  },
});

/** The places by the period of their last report. */
async function placesByPeriode(db: Db, jenis: JenisPeriode, hariIni: string): Promise<Map<number, number[]>> {
  const regency = await db.selectNoFrom(newestOfKabupaten(jenis, hariIni).as('periode_id')).executeTakeFirst();
  const kecamatan = await db
    .selectFrom('kecamatan')
    .select(['id', newestOfKecamatan(jenis, hariIni).as('periode_id')])
    .orderBy('id')
    .execute();
  const places = new Map<number, number[]>();
  for (const { id, periode_id } of [{ id: KABUPATEN, periode_id: regency?.periode_id ?? null }, ...kecamatan]) {
    if (periode_id !== null) places.set(periode_id, [...(places.get(periode_id) ?? []), id]);
  }
  return places;
}

async function periodesById(db: Db, jenis: JenisPeriode, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { key } = periode[jenis];
  return db
    .selectFrom(key)
    .select(['id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai', 'ditutup_pada'])
    .where('id', 'in', ids)
    .orderBy(sejakOf(key))
    .orderBy('id')
    .execute();
}
