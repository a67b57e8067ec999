import { hariDi } from '#contract/formulas/zona-waktu.ts';
import { daftarTerbitanSkpg, satuTerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { factsOf } from '../db/facts.ts';
import { notFound } from '../http/answer.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import { terbitanOf } from '../skpg/kerja.ts';

/** Ten years of months. */
const MOST = 120;

/** The months that have been published, each with its last publication. */
export const daftarTerbitanSkpgRoutes = summaryRoutes(daftarTerbitanSkpg, {
  shows: ['terbitan_skpg'],
  find: async (db) => {
    const wilayah = (await factsOf(db)).get('wilayah') ?? '';
    const rows = await db
      .selectFrom('terbitan_skpg as satu')
      .select(['tahun', 'bulan', 'ke', 'komposit', 'created_at'])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('terbitan_skpg as lain')
              .select('lain.id')
              .whereRef('lain.tahun', '=', 'satu.tahun')
              .whereRef('lain.bulan', '=', 'satu.bulan')
              .whereRef('lain.ke', '>', 'satu.ke'),
          ),
        ),
      )
      .orderBy('tahun', 'desc')
      .orderBy('bulan', 'desc')
      .limit(MOST)
      .execute();
    return {
      terbitan: rows.map(({ created_at, ...row }) => ({ ...row, tanggal: hariDi(wilayah, new Date(created_at)) })),
    };
  },
});

/** A published month, as it was frozen. */
export const satuTerbitanSkpgRoutes = summaryRoutes(satuTerbitanSkpg, {
  shows: ['terbitan_skpg'],
  find: async (db, { tahun, bulan }) => {
    const found = tahun && bulan ? await terbitanOf(db, { tahun: Number(tahun), bulan: Number(bulan) }) : null;
    if (!found) throw notFound('Laporan SKPG');
    const { ke, diterbitkan_pada, catatan } = found;
    const { papan, narasi, rekomendasi, perubahan, tanggal } = found.isi;
    return { ke, diterbitkan_pada, tanggal, catatan, papan, narasi, rekomendasi, perubahan };
  },
});
