import { desaKelurahan } from '#contract/resources/desa-kelurahan.ts';
import { alphabetically, contains, equals } from '../http/read/search.ts';
import { refuseUsed } from '../http/write/references.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import { followedByNames } from './acuan/nama-lain/follow-names.ts';

export const desaKelurahanRoutes = resourceRoutes(desaKelurahan, {
  table: 'desa_kelurahan',
  shows: ['desa_kelurahan', 'kecamatan'],
  matching: (db, { search, nama_desa_kelurahan, ...filter }) =>
    db
      .selectFrom('desa_kelurahan as desa')
      .where((eb) => equals(eb, filter, 'desa', 'id', 'kecamatan_id'))
      .where((eb) => contains(eb, [search, nama_desa_kelurahan], 'desa.nama_desa_kelurahan')),
  rows: (matching) =>
    matching
      .innerJoin('kecamatan', 'kecamatan.id', 'desa.kecamatan_id')
      .select([
        'desa.id',
        'desa.kecamatan_id',
        'desa.nama_desa_kelurahan',
        'kecamatan.nama_kecamatan',
        'desa.kode',
        'desa.kode_bps',
        'desa.revisi',
        'desa.created_at',
        'desa.updated_at',
      ])
      .orderBy(alphabetically('desa.nama_desa_kelurahan'))
      .orderBy('desa.id'),
  toRows: (found) => found,
  ...followedByNames('kelurahan_id'),
  // Reports store the kecamatan beside the village and would contradict the village after a move.
  check: async (trx, { kecamatan_id }, stored) => {
    if (stored && stored['kecamatan_id'] !== kecamatan_id) await refuseUsed(trx, 'desa_kelurahan', stored.id);
  },
});
