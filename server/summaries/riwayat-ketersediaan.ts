import { rounded } from '#contract/formulas/neraca.ts';
import { tons } from '#contract/resources/ketersediaan-pangan.ts';
import { type RiwayatPangan, riwayatKetersediaan } from '#contract/summaries/riwayat-ketersediaan.ts';
import { alphabetically, equals } from '../http/read/search.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import type { Db } from '../ports.ts';
import { datedPeriodes, undatedCount } from '../resources/periode-kini.ts';
import { mustExist } from './must-exist.ts';

/** A year of weeks. */
const PERIODS = 52;

const figures = Object.keys(tons) as (keyof typeof tons)[];

/** What there was of each food, and what was needed. */
export const riwayatKetersediaanRoutes = summaryRoutes(riwayatKetersediaan, {
  shows: ['ketersediaan_pangan', 'pangan', 'kecamatan', 'periode_ketersediaan_pangan'],
  isOfToday: true,
  find: async (db, { kecamatan_id, pangan_id }, c) => {
    await mustExist(db, 'kecamatan', kecamatan_id);
    await mustExist(db, 'pangan', pangan_id);
    const periode = await datedPeriodes(db, 'ketersediaan-pangan', c.get('hariIni'), PERIODS);
    const place = new Map(periode.map(({ id }, at) => [id, at]));
    const pangan = new Map<number, RiwayatPangan>();
    for (const row of await reported(db, [...place.keys()], kecamatan_id, pangan_id)) {
      const food = pangan.get(row.pangan_id) ?? unreported(row, periode.length);
      pangan.set(row.pangan_id, food);
      const at = place.get(row.periode_id) ?? 0;
      food.jumlah_kecamatan[at] = row.jumlah_kecamatan;
      for (const figure of figures) food[figure][at] = rounded(row[figure]);
    }
    const dari_kecamatan = kecamatan_id ? 1 : await kecamatanCount(db);
    const tanpa_tanggal = await undatedCount(db, 'ketersediaan-pangan');
    return { periode, dari_kecamatan, pangan: [...pangan.values()], tanpa_tanggal };
  },
});

/** A food of which no period tells anything. */
function unreported({ pangan_id, nama_pangan }: { pangan_id: number; nama_pangan: string }, periods: number) {
  const nothing = () => new Array<number | null>(periods).fill(null);
  const lists = Object.fromEntries(figures.map((figure) => [figure, nothing()]));
  // The names are those of `figures`, which `fromEntries` forgets.
  return { pangan_id, nama_pangan, jumlah_kecamatan: new Array(periods).fill(0), ...lists } as RiwayatPangan;
}

/** The reports of a kecamatan, or what triggers sum for the regency: each by its unique key, which begins with the period. */
async function reported(db: Db, periods: readonly number[], kecamatan_id?: number, pangan_id?: number) {
  if (periods.length === 0) return [];
  const columns = ['isi.pangan_id', 'isi.periode_ketersediaan_pangan_id as periode_id', 'pangan.nama_pangan'] as const;
  if (kecamatan_id === undefined) {
    return db
      .selectFrom('rekap_ketersediaan_pangan as isi')
      .innerJoin('pangan', 'pangan.id', 'isi.pangan_id')
      .select([...columns, ...figures.map((figure) => `isi.${figure}` as const), 'isi.jumlah_kecamatan'])
      .where('isi.periode_ketersediaan_pangan_id', 'in', periods)
      .where((eb) => equals(eb, { pangan_id }, 'isi', 'pangan_id'))
      .orderBy(alphabetically('pangan.nama_pangan'))
      .execute();
  }
  return db
    .selectFrom('ketersediaan_pangan as isi')
    .innerJoin('pangan', 'pangan.id', 'isi.pangan_id')
    .select([...columns, ...figures.map((figure) => `isi.${figure}` as const)])
    .select((eb) => eb.lit(1).as('jumlah_kecamatan'))
    .where('isi.periode_ketersediaan_pangan_id', 'in', periods)
    .where((eb) => equals(eb, { kecamatan_id, pangan_id }, 'isi', 'kecamatan_id', 'pangan_id'))
    .orderBy(alphabetically('pangan.nama_pangan'))
    .execute();
}

async function kecamatanCount(db: Db): Promise<number> {
  const { jumlah } = await db
    .selectFrom('kecamatan')
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}
