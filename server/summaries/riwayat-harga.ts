import { sql } from 'kysely';
import { type RiwayatHarga, riwayatHarga, type TitikHarga } from '#contract/summaries/riwayat-harga.ts';
import { notFound } from '../http/answer.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import type { Db } from '../ports.ts';
import { sejakOf } from '../resources/periode.ts';

/** A year of weeks, and at most three. */
const PERIODS = { default: 52, max: 156 };

/** How a price moved: the newest periods, each looked up by the natural key of its row. */
export const riwayatHargaRoutes = summaryRoutes(riwayatHarga, {
  shows: ['harga_pangan', 'harga_pangan_kutai_barat', 'komoditi', 'kecamatan', 'periode_harga_pangan'],
  find: async (db, { komoditi_id = 0, kecamatan_id, sumber: asked, jumlah = PERIODS.default }) => {
    const komoditi = await db
      .selectFrom('komoditi')
      .select(['id', 'nama_komoditi', 'satuan'])
      .where('id', '=', komoditi_id)
      .executeTakeFirst();
    if (!komoditi) throw notFound('Komoditi');
    if (kecamatan_id !== undefined) await known(db, kecamatan_id);
    const sumber: RiwayatHarga['sumber'] =
      kecamatan_id !== undefined ? 'kecamatan' : asked === 'rata-rata' ? 'rata-rata' : 'kabupaten';
    const prices = {
      kecamatan: sql`select harga_eceran, harga_grosir, 1 as dari_kecamatan from harga_pangan
        where periode_harga_pangan_id = baru.id and kecamatan_id = ${kecamatan_id ?? 0} and komoditi_id = ${komoditi.id}`,
      kabupaten: sql`select harga_eceran, harga_grosir, 1 as dari_kecamatan from harga_pangan_kutai_barat
        where periode_harga_pangan_id = baru.id and komoditi_id = ${komoditi.id}`,
      'rata-rata': sql`select harga_eceran, harga_grosir, 1 as dari_kecamatan from harga_pangan
        where periode_harga_pangan_id = baru.id and komoditi_id = ${komoditi.id}`,
    }[sumber];
    const sejak = sejakOf('periode');
    const { rows } = await sql<TitikHarga>`
      select baru.id as periode_harga_pangan_id, baru.nama_periode, baru.tanggal_mulai,
        (select harga_eceran from (${prices}) as harga) as harga_eceran,
        (select harga_grosir from (${prices}) as harga) as harga_grosir,
        (select count(*) from (${prices}) as harga) as dari_kecamatan
      from (
        select id, nama_periode, tanggal_mulai, ${sejak} as sejak from periode_harga_pangan as periode
        order by sejak desc, id desc limit ${Math.min(jumlah, PERIODS.max)}
      ) as baru
      order by baru.sejak, baru.id
    `.execute(db);
    return {
      komoditi_id: komoditi.id,
      nama_komoditi: komoditi.nama_komoditi,
      satuan: komoditi.satuan,
      sumber,
      titik: rows.map((row) => ({ ...row, dari_kecamatan: Number(row.dari_kecamatan) })),
    };
  },
});

async function known(db: Db, kecamatanId: number): Promise<void> {
  const found = await db.selectFrom('kecamatan').select('id').where('id', '=', kecamatanId).executeTakeFirst();
  if (!found) throw notFound('Kecamatan');
}
