import { sql } from 'kysely';
import { acuanPada } from '#contract/formulas/deret-harga.ts';
import { placeholder, runCompiled } from '../db/compiled-query.ts';
import { notFound } from '../http/answer.ts';
import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import type { Db } from '../ports.ts';

/** More than a commodity ever has at the same time; the newest count. */
const MOST_ACUAN = 200;

export type Jenis = 'eceran' | 'grosir';

/** The column of a price in both tables of prices. */
export const columnOf = <const One extends Jenis>(jenis: One): `harga_${One}` => `harga_${jenis}`;

export const toCents = (mean: number | null): number | null => (mean === null ? null : Number(mean.toFixed(2)));

/** The commodity that a summary is about, and how many kecamatan there are. */
export async function aboutKomoditi(db: Db, komoditi_id: number) {
  const [row] = await runCompiled(db, 'ringkasan komoditi', { komoditi_id }, () =>
    db
      .selectFrom('komoditi')
      .where('id', '=', placeholder<number>('komoditi_id'))
      .select((eb) => [
        'id as komoditi_id',
        'nama_komoditi',
        'logo_komoditi',
        'satuan',
        eb
          .selectFrom('kecamatan')
          .select(({ fn }) => fn.countAll<number>().as('jumlah'))
          .$asScalar()
          .as('dari_kecamatan'),
      ]),
  );
  if (!row) throw notFound('Komoditi');
  const { logo_komoditi, dari_kecamatan, ...komoditi } = row;
  return {
    komoditi: { ...komoditi, logo_komoditi_url: mediaUrlOrNull(logo_komoditi) },
    dari_kecamatan: Number(dari_kecamatan),
  };
}

/**
 * The references of a commodity that hold on a day or later, oldest first.
 *
 * @param sejak the day; all references where there is none
 */
export async function acuanSejak(db: Db, komoditi_id: number, sejak = '') {
  const newestFirst = await runCompiled(db, 'ringkasan acuan', { komoditi_id }, () =>
    db
      .selectFrom('harga_acuan')
      .where('komoditi_id', '=', placeholder<number>('komoditi_id'))
      .select(['jenis', 'harga_acuan', 'sumber', 'zona', 'berlaku_mulai'])
      .orderBy('berlaku_mulai', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(MOST_ACUAN)),
  );
  const held = new Set(acuanPada(newestFirst, sejak));
  return newestFirst.filter((one) => one.berlaku_mulai > sejak || held.has(one)).reverse();
}
