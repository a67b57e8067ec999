import { type Compilable, type Selectable, sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { type RiwayatHarga, riwayatHarga, type TitikHarga } from '#contract/summaries/riwayat-harga.ts';
import { placeholder, runCompiled } from '../db/compiled-query.ts';
import type { Database } from '../db/schema.ts';
import { notFound } from '../http/answer.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import type { Db } from '../ports.ts';
import { sejakOf } from '../resources/periode.ts';
import { undatedCount } from '../resources/periode-kini.ts';
import { aboutKomoditi, acuanSejak, columnOf, type Jenis, toCents } from './bagian-harga.ts';

/** A curve that is asked for: of which commodity, where, and how many of the newest periods. */
interface Asked {
  komoditi_id: number;
  kecamatan_id: number | undefined;
  tempat: RiwayatHarga['tempat'];
  jumlah: number;
  /** Later periods have not begun. */
  hariIni: string;
}

/** Tables that a curve shows. */
export const shownByRiwayat = [
  'harga_pangan',
  'harga_pangan_kutai_barat',
  'harga_acuan',
  'komoditi',
  'kecamatan',
  'periode_harga_pangan',
] as const;

/** How a price moved. */
export async function findRiwayat(db: Db, asked: Asked): Promise<RiwayatHarga> {
  const { komoditi, dari_kecamatan } = await aboutKomoditi(db, asked.komoditi_id);
  const kecamatan = asked.kecamatan_id === undefined ? undefined : await kecamatanOf(db, asked.kecamatan_id);
  const titik = await titikOf(db, asked);
  return {
    ...komoditi,
    tempat: asked.tempat,
    kecamatan_id: kecamatan?.id ?? null,
    nama_kecamatan: kecamatan?.nama_kecamatan ?? null,
    dari_kecamatan,
    titik,
    acuan: await acuanSejak(db, asked.komoditi_id, titik[0]?.sejak),
    tanpa_tanggal: await undatedCount(db, 'harga-pangan'),
  };
}

export const riwayatHargaRoutes = summaryRoutes(riwayatHarga, {
  shows: shownByRiwayat,
  isOfToday: true,
  find: (db, { komoditi_id = 0, kecamatan_id, tempat, jumlah = limits.riwayat.default }, c) =>
    findRiwayat(db, {
      komoditi_id,
      kecamatan_id,
      tempat: kecamatan_id === undefined ? (tempat ?? 'kabupaten') : 'kecamatan',
      hariIni: c.get('hariIni'),
      jumlah: Math.min(Math.max(jumlah, 1), limits.riwayat.max),
    }),
});

async function kecamatanOf(db: Db, id: number) {
  const [found] = await runCompiled(db, 'riwayat kecamatan', { id }, () =>
    db.selectFrom('kecamatan').select(['id', 'nama_kecamatan']).where('id', '=', placeholder<number>('id')),
  );
  if (!found) throw notFound('Kecamatan');
  return found;
}

/** The newest periods, each with its price by the key of the row; oldest first, also those without a price. */
async function titikOf(db: Db, { tempat, ...given }: Asked): Promise<TitikHarga[]> {
  const rows = await runCompiled(db, `riwayat titik ${tempat}`, given, () => queryOf(db, tempat));
  return rows.map(({ jumlah_kecamatan, ...row }) =>
    jumlah_kecamatan === null
      ? { ...row, jumlah_kecamatan }
      : { ...row, ...mean(row), jumlah_kecamatan: Number(jumlah_kecamatan) },
  );
}

const mean = ({ eceran, grosir }: Pick<TitikHarga, Jenis>) => ({ eceran: toCents(eceran), grosir: toCents(grosir) });

function queryOf(db: Db, tempat: Asked['tempat']): Compilable<TitikHarga> {
  const newest = db
    .selectFrom('periode_harga_pangan as periode')
    .select(['id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai', sejakOf('periode').as('sejak')])
    .where('tanggal_mulai', '<=', placeholder<string>('hariIni'))
    .orderBy(sejakOf('periode'), 'desc')
    .orderBy('id', 'desc')
    .limit(placeholder<number>('jumlah'));
  const points = db
    .selectFrom(newest.as('baru'))
    .select(['baru.id as periode_harga_pangan_id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai', 'sejak'])
    .orderBy('sejak')
    .orderBy('baru.id');
  const table = sql.table(tempat === 'kabupaten' ? 'harga_pangan_kutai_barat' : 'harga_pangan');
  const priced = points.leftJoin(sql<Selectable<Database['harga_pangan']>>`${table}`.as('harga'), (join) => {
    const same = join
      .onRef('harga.periode_harga_pangan_id', '=', 'baru.id')
      .on('harga.komoditi_id', '=', placeholder<number>('komoditi_id'));
    return tempat === 'kecamatan' ? same.on('harga.kecamatan_id', '=', placeholder<number>('kecamatan_id')) : same;
  });
  if (tempat !== 'rata-rata') {
    return priced.select([
      `harga.${columnOf('eceran')} as eceran`,
      `harga.${columnOf('grosir')} as grosir`,
      sql<null>`null`.as('jumlah_kecamatan'),
    ]);
  }
  // Zero is no price.
  const known = (jenis: Jenis) => sql<number | null>`nullif(${sql.ref(`harga.${columnOf(jenis)}`)}, 0)`;
  return priced
    .select(({ fn }) => [
      fn.avg<number | null>(known('eceran')).as('eceran'),
      fn.avg<number | null>(known('grosir')).as('grosir'),
      fn.count<number>(known('eceran')).as('jumlah_kecamatan'),
    ])
    .groupBy(['baru.id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai', 'sejak']);
}
