import { type BentukWilayah, bentukKecamatan } from '#contract/summaries/bentuk-kecamatan.ts';
import shipped from '../acuan/bentuk-64.07.json' with { type: 'json' };
import { factsOf } from '../db/facts.ts';
import { type StoredShapes, shapesFact, spotOf } from '../db/shapes.ts';
import { alphabetically } from '../http/read/search.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import type { Db } from '../ports.ts';

const NONE: StoredShapes = {
  lebar: 0,
  tinggi: 0,
  barat: 0,
  utara: 0,
  skala_bujur: 1,
  skala_lintang: 1,
  sumber: null,
  bentuk: [],
};

/** The shapes that were taken in for this database; else those that come with the program, for the regency they are of. */
export async function findShapes(db: Db): Promise<BentukWilayah> {
  const facts = await factsOf(db);
  const own = facts.get(shapesFact);
  const known: StoredShapes = own ? JSON.parse(own) : facts.get('wilayah') === shipped.wilayah ? shipped : NONE;
  const kecamatan = await db
    .selectFrom('kecamatan')
    .select(['id', 'kode', 'nama_kecamatan'])
    .orderBy(alphabetically('nama_kecamatan'))
    .limit(200)
    .execute();
  return {
    lebar: known.lebar,
    tinggi: known.tinggi,
    barat: known.barat,
    utara: known.utara,
    skala_bujur: known.skala_bujur,
    skala_lintang: known.skala_lintang,
    sumber: known.sumber,
    bentuk: kecamatan.flatMap(({ id, kode, nama_kecamatan }) => {
      const found = known.bentuk.find((shape) => spotOf(shape) === spotOf({ kode, nama: nama_kecamatan }));
      return found
        ? [{ kecamatan_id: id, nama_kecamatan, d: found.d, x: found.x, y: found.y, ruang: found.ruang }]
        : [];
    }),
  };
}

export const bentukKecamatanRoutes = summaryRoutes(bentukKecamatan, { shows: ['kecamatan'], find: findShapes });
