import { satuTerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { notFound } from '../http/answer.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import { terbitanTerakhir } from '../skpg/kerja.ts';

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
