import { daftarTerbitanSkpg, satuTerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { notFound } from '../http/answer.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import { terbitanTerakhir } from '../skpg/kerja.ts';

/** Ten years of months. */
const MOST = 120;

/** The months that have been published, each with its last publication. */
export const daftarTerbitanSkpgRoutes = summaryRoutes(daftarTerbitanSkpg, {
  shows: ['terbitan_skpg'],
  find: async (db) => ({
    terbitan: await db
      .selectFrom('terbitan_skpg as satu')
      .select(['tahun', 'bulan', 'ke', 'komposit', 'created_at as diterbitkan_pada'])
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
      .execute(),
  }),
});

/** A published month, as it was frozen. */
export const satuTerbitanSkpgRoutes = summaryRoutes(satuTerbitanSkpg, {
  shows: ['terbitan_skpg'],
  find: async (db, { tahun, bulan }) => {
    const found = await terbitanTerakhir(db, { tahun: Number(tahun), bulan: bulan ?? 0 });
    if (!found) throw notFound('Laporan SKPG');
    const { isi, skema: _, ...about } = found;
    return { ...about, ...isi };
  },
});
