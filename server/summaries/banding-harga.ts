import { type SqlBool, sql } from 'kysely';
import { rataRata } from '#contract/formulas/deret-harga.ts';
import { isHarga } from '#contract/formulas/harga.ts';
import { type BandingHarga, bandingHarga, type HargaDiKecamatan } from '#contract/summaries/banding-harga.ts';
import { placeholder, runCompiled } from '../db/compiled-query.ts';
import { notFound } from '../http/answer.ts';
import { alphabetically } from '../http/read/search.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import type { Db } from '../ports.ts';
import { sejakOf } from '../resources/periode.ts';
import { ANY_PERIODE, newestBegunWhere } from '../resources/periode-kini.ts';
import { periodeSebelumnya } from '../resources/periode-sebelumnya.ts';
import { aboutKomoditi, acuanSejak, columnOf, toCents } from './bagian-harga.ts';

type Periode = NonNullable<BandingHarga['periode']>;

/** What is asked for once the periods are known; no row has the id 0. */
interface Given {
  komoditi_id: number;
  periode: number;
  sebelumnya: number;
}

const [eceran, grosir] = [columnOf('eceran'), columnOf('grosir')];
const given = {
  komoditi_id: placeholder<number>('komoditi_id'),
  periode: placeholder<number>('periode'),
  sebelumnya: placeholder<number>('sebelumnya'),
};

/** What a commodity costs in every kecamatan: each price, and the one before it, by the key of its row. */
export const bandingHargaRoutes = summaryRoutes(bandingHarga, {
  shows: ['harga_pangan', 'harga_pangan_kutai_barat', 'harga_acuan', 'komoditi', 'kecamatan', 'periode_harga_pangan'],
  isOfToday: true,
  find: async (db, { komoditi_id = 0, periode_harga_pangan_id }, c) => {
    const { komoditi, dari_kecamatan } = await aboutKomoditi(db, komoditi_id);
    const { periode, periode_sebelumnya } = await periodesOf(
      db,
      periode_harga_pangan_id ?? (await currentFor(db, komoditi_id, c.get('hariIni'))),
    );
    const asked = {
      komoditi_id,
      periode: periode?.periode_harga_pangan_id ?? 0,
      sebelumnya: periode_sebelumnya?.periode_harga_pangan_id ?? 0,
    };
    const kecamatan = await perKecamatan(db, asked);
    return {
      ...komoditi,
      periode,
      periode_sebelumnya,
      kecamatan,
      kabupaten: await ofKabupaten(db, asked),
      rata_rata: meansOf(kecamatan),
      dari_kecamatan,
      acuan: await acuanSejak(db, komoditi_id, periode?.sejak),
    };
  },
});

/** The newest begun period with a price of a commodity in any place, else the last that has begun. */
async function currentFor(db: Db, komoditi_id: number, hariIni: string): Promise<number | undefined> {
  const hasPrice = (table: 'harga_pangan' | 'harga_pangan_kutai_barat') => sql`exists (
    select 1 from ${sql.table(table)} as isi where isi.periode_harga_pangan_id = baru.id and isi.komoditi_id = ${komoditi_id}
  )`;
  const isReported = sql<SqlBool>`(${hasPrice('harga_pangan_kutai_barat')} or ${hasPrice('harga_pangan')})`;
  const newest = await db
    .selectNoFrom([
      newestBegunWhere('harga-pangan', hariIni, isReported).as('reported'),
      newestBegunWhere('harga-pangan', hariIni, ANY_PERIODE).as('begun'),
    ])
    .executeTakeFirst();
  return newest?.reported ?? newest?.begun ?? undefined;
}

/** A period, and the one before it; nulls without an id. */
async function periodesOf(
  db: Db,
  id: number | undefined,
): Promise<Pick<BandingHarga, 'periode' | 'periode_sebelumnya'>> {
  if (id === undefined) return { periode: null, periode_sebelumnya: null };
  const columns = [
    'periode.id as periode_harga_pangan_id',
    'nama_periode',
    'tanggal_mulai',
    'tanggal_selesai',
  ] as const;
  const one = (wanted: number) =>
    runCompiled(db, 'banding periode', { id: wanted }, () =>
      db
        .selectFrom('periode_harga_pangan as periode')
        .select(columns)
        .select([sejakOf('periode').as('sejak'), periodeSebelumnya('periode_harga_pangan').as('sebelumnya')])
        .where('periode.id', '=', placeholder<number>('id')),
    );
  const [row] = await one(id);
  if (!row) throw notFound('Periode');
  const [before] = row.sebelumnya === null ? [] : await one(row.sebelumnya);
  return { periode: withoutBefore(row), periode_sebelumnya: before ? withoutBefore(before) : null };
}

const withoutBefore = ({ sebelumnya: _, ...periode }: Periode & { sebelumnya: number | null }): Periode => periode;

const perKecamatan = (db: Db, asked: Given): Promise<HargaDiKecamatan[]> =>
  runCompiled(db, 'banding kecamatan', { ...asked }, () =>
    db
      .selectFrom('kecamatan')
      .leftJoin('harga_pangan as kini', (join) =>
        join
          .on('kini.periode_harga_pangan_id', '=', given.periode)
          .onRef('kini.kecamatan_id', '=', 'kecamatan.id')
          .on('kini.komoditi_id', '=', given.komoditi_id),
      )
      .leftJoin('harga_pangan as lalu', (join) =>
        join
          .on('lalu.periode_harga_pangan_id', '=', given.sebelumnya)
          .onRef('lalu.kecamatan_id', '=', 'kecamatan.id')
          .on('lalu.komoditi_id', '=', given.komoditi_id),
      )
      .select([
        'kecamatan.id as kecamatan_id',
        'kecamatan.nama_kecamatan',
        `kini.${eceran} as eceran`,
        `kini.${grosir} as grosir`,
        `lalu.${eceran} as eceran_sebelumnya`,
        `lalu.${grosir} as grosir_sebelumnya`,
      ])
      .orderBy(alphabetically('kecamatan.nama_kecamatan'))
      .orderBy('kecamatan.id'),
  );

async function ofKabupaten(db: Db, asked: Given): Promise<BandingHarga['kabupaten']> {
  const rows = await runCompiled(db, 'banding kabupaten', { ...asked }, () =>
    db
      .selectFrom('harga_pangan_kutai_barat')
      .where('komoditi_id', '=', given.komoditi_id)
      .where('periode_harga_pangan_id', 'in', [given.periode, given.sebelumnya])
      .select(['periode_harga_pangan_id as periode', `${eceran} as eceran`, `${grosir} as grosir`]),
  );
  const [kini, lalu] = [asked.periode, asked.sebelumnya].map((id) => rows.find(({ periode }) => periode === id));
  return {
    eceran: kini?.eceran ?? null,
    grosir: kini?.grosir ?? null,
    eceran_sebelumnya: lalu?.eceran ?? null,
    grosir_sebelumnya: lalu?.grosir ?? null,
  };
}

function meansOf(kecamatan: readonly HargaDiKecamatan[]): BandingHarga['rata_rata'] {
  const mean = (of: 'eceran' | 'grosir' | 'eceran_sebelumnya' | 'grosir_sebelumnya') =>
    toCents(rataRata(kecamatan.map((one) => one[of])));
  return {
    eceran: mean('eceran'),
    grosir: mean('grosir'),
    eceran_sebelumnya: mean('eceran_sebelumnya'),
    grosir_sebelumnya: mean('grosir_sebelumnya'),
    jumlah_kecamatan: kecamatan.filter((one) => isHarga(one.eceran)).length,
    jumlah_kecamatan_sebelumnya: kecamatan.filter((one) => isHarga(one.eceran_sebelumnya)).length,
  };
}
