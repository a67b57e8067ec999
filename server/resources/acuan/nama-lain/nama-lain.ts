import { plainName } from '#contract/formulas/nama/plain-name.ts';
import { namaLain } from '#contract/resources/acuan/nama-lain.ts';
import { alphabetically, contains, equals, pointsAtNamed } from '../../../http/read/search.ts';
import { resourceRoutes } from '../../../http/write/resource-routes.ts';
import { columnFor, kindMeant } from './kinds.ts';
import { refuseTaken } from './refuse-taken.ts';

export const namaLainRoutes = resourceRoutes(namaLain, {
  table: 'nama_lain',
  shows: ['nama_lain', 'komoditi', 'pangan', 'desa_kelurahan', 'kecamatan'],
  words: ['untuk'],
  matching: (db, { search, untuk, ...filter }) =>
    db
      .selectFrom('nama_lain as lain')
      .where((eb) => equals(eb, filter, 'lain', 'id', 'komoditi_id', 'pangan_id', 'kelurahan_id'))
      .where((eb) => eb.and(untuk === undefined ? [] : [eb(`lain.${columnFor(untuk)}`, 'is not', null)]))
      .where((eb) =>
        eb.or([
          contains(eb, [search], 'lain.nama'),
          pointsAtNamed(eb, [search], 'lain', 'komoditi_id', 'pangan_id', 'kelurahan_id'),
        ]),
      ),
  rows: (matching) =>
    matching
      .leftJoin('komoditi', 'komoditi.id', 'lain.komoditi_id')
      .leftJoin('pangan', 'pangan.id', 'lain.pangan_id')
      .leftJoin('desa_kelurahan as desa', 'desa.id', 'lain.kelurahan_id')
      .leftJoin('kecamatan', 'kecamatan.id', 'desa.kecamatan_id')
      .select(['lain.id', 'lain.revisi', 'lain.created_at', 'lain.updated_at', 'lain.nama'])
      .select([
        'lain.komoditi_id',
        'lain.pangan_id',
        'lain.kelurahan_id',
        'desa.kecamatan_id',
        'kecamatan.nama_kecamatan',
      ])
      .select(({ fn }) => [
        fn
          .coalesce('komoditi.nama_komoditi', 'pangan.nama_pangan', 'desa.nama_desa_kelurahan')
          .$notNull()
          .as('artinya'),
      ])
      .orderBy(({ fn }) =>
        fn<string>('lower', [fn.coalesce('komoditi.nama_komoditi', 'pangan.nama_pangan', 'desa.nama_desa_kelurahan')]),
      )
      .orderBy(alphabetically('lain.nama'))
      .orderBy('lain.id'),
  toRows: (found) => found.map((row) => ({ ...row, untuk: kindMeant(row).untuk })),
  derived: async (_trx, { nama }) => ({ kunci: plainName(nama) }),
  check: (trx, values, stored) => refuseTaken(trx, values, stored?.id ?? null),
});
