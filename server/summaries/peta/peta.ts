import { type Peta, peta } from '#contract/summaries/peta.ts';
import { notFound } from '../../http/answer.ts';
import { alphabetically } from '../../http/read/search.ts';
import { summaryRoutes } from '../../http/read/summary-routes.ts';
import type { Db } from '../../ports.ts';
import { observe } from './observations.ts';
import { sources } from './sources.ts';
import { sumUp } from './sum-up.ts';

/** No regency has more kecamatan. */
const MOST = 60;

export const petaRoutes = summaryRoutes(peta, {
  shows: [
    ...(['kecamatan', 'komoditi', 'pangan', 'harga_pangan', 'ketersediaan_pangan', 'luas_tanam'] as const),
    ...(['timbang_balita', 'periode_harga_pangan', 'periode_ketersediaan_pangan', 'periode_luas_tanam'] as const),
    'periode_timbang_balita',
  ],
  isOfToday: true,
  find: async (db, { ukuran = 'harga', komoditi_id = 0, pangan_id = 0 }, c): Promise<Peta> => {
    const chosen = await chosenOf(db, sources[ukuran].of, { komoditi_id, pangan_id });
    const kecamatan = await db
      .selectFrom('kecamatan')
      .select(['id as kecamatan_id', 'nama_kecamatan'])
      .orderBy(alphabetically('nama_kecamatan'))
      .limit(MOST)
      .execute();
    const observed = await observe(db, ukuran, chosen.id, c.get('hariIni'));
    return { ukuran, nama: chosen.nama, satuan: chosen.satuan, ...sumUp(ukuran, kecamatan, observed) };
  },
});

/** The commodity or food that a measure is of; nothing where it is of none. @throws Refusal 404 */
async function chosenOf(
  db: Db,
  of: 'komoditi_id' | 'pangan_id' | undefined,
  ids: { komoditi_id: number; pangan_id: number },
): Promise<{ id: number; nama: string | null; satuan: string | null }> {
  if (!of) return { id: 0, nama: null, satuan: null };
  if (of === 'komoditi_id') {
    const found = await db
      .selectFrom('komoditi')
      .select(['id', 'nama_komoditi as nama', 'satuan'])
      .where('id', '=', ids.komoditi_id)
      .executeTakeFirst();
    if (!found) throw notFound('Komoditi');
    return found;
  }
  const found = await db
    .selectFrom('pangan')
    .select(['id', 'nama_pangan as nama'])
    .where('id', '=', ids.pangan_id)
    .executeTakeFirst();
  if (!found) throw notFound('Pangan');
  return { ...found, satuan: null };
}
