import { hariDi } from '#contract/formulas/zona-waktu.ts';
import { daftarTerbitanSkpg, satuTerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { factsOf } from '../db/facts.ts';
import { notFound } from '../http/answer.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import { lastTerbitan, terbitanOf } from '../skpg/terbitan.ts';

/** Ten years of months. */
const MOST = 120;

/** The months that have been published, each with its last publication. */
export const daftarTerbitanSkpgRoutes = summaryRoutes(daftarTerbitanSkpg, {
  shows: ['terbitan_skpg'],
  find: async (db) => {
    const wilayah = (await factsOf(db)).get('wilayah') ?? '';
    const rows = await lastTerbitan(db)
      .select(['tahun', 'bulan', 'ke', 'komposit', 'created_at', 'ditarik_pada'])
      .orderBy('tahun', 'desc')
      .orderBy('bulan', 'desc')
      .limit(MOST)
      .execute();
    const day = (waktu: string) => hariDi(wilayah, new Date(waktu));
    return {
      terbitan: rows.map(({ created_at, ditarik_pada, ...row }) => ({
        ...{ ...row, tanggal: day(created_at) },
        // A withdrawn judgement may be wrong.
        ...(ditarik_pada !== null && { komposit: null, ditarik: day(ditarik_pada) }),
      })),
    };
  },
});

/** A published month, frozen; a withdrawn one answers its reason alone. */
export const satuTerbitanSkpgRoutes = summaryRoutes(satuTerbitanSkpg, {
  shows: ['terbitan_skpg'],
  find: async (db, { tahun, bulan }) => {
    const month = tahun && bulan ? { tahun: Number(tahun), bulan: Number(bulan) } : null;
    const publication = month && (await terbitanOf(db, month));
    if (!publication) throw notFound('Laporan SKPG');
    const { ke, diterbitkan_pada, catatan, penarikan } = publication;
    const { papan, narasi, rekomendasi, perubahan, tanggal } = publication.isi;
    const about = { ke, diterbitkan_pada, tanggal };
    if (penarikan) {
      return { ...about, penarikan, catatan: '', papan: null, narasi: [], rekomendasi: [], perubahan: [] };
    }
    const before = ke > 1 ? await terbitanOf(db, month, ke - 1) : null;
    return { ...about, catatan, papan, narasi, rekomendasi, perubahan, penarikan: before?.penarikan ?? null };
  },
});
