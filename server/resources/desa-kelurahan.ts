import { desaKelurahan } from '#contract/resources/desa-kelurahan.ts';
import { alphabetically, contains, equals } from '../http/read/search.ts';
import type { Reference } from '../http/write/references.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import { refuseUsed, type Use } from '../http/write/used-by.ts';

/** The references of rows that lie in a village. */
export const tempatRefers: readonly Reference[] = [
  { column: 'kecamatan_id', table: 'kecamatan', called: 'Kecamatan' },
  { column: 'kelurahan_id', table: 'desa_kelurahan', called: 'Kelurahan' },
];

const usedBy: readonly Use[] = [
  { table: 'timbang_balita', column: 'kelurahan_id', called: 'timbang balita' },
  { table: 'luas_tanam', column: 'kelurahan_id', called: 'luas tanam' },
  { table: 'lahan_petani', column: 'kelurahan_id', called: 'lahan petani' },
];

export const desaKelurahanRoutes = resourceRoutes(desaKelurahan, {
  table: 'desa_kelurahan',
  shows: ['desa_kelurahan', 'kecamatan'],
  matching: (db, { id, kecamatan_id, search, nama_desa_kelurahan }) =>
    db
      .selectFrom('desa_kelurahan as desa')
      .where((eb) => equals(eb, { 'desa.id': id, 'desa.kecamatan_id': kecamatan_id }))
      .where((eb) => contains(eb, [search, nama_desa_kelurahan], 'desa.nama_desa_kelurahan')),
  rows: (matching) =>
    matching
      .innerJoin('kecamatan', 'kecamatan.id', 'desa.kecamatan_id')
      .select([
        'desa.id',
        'desa.kecamatan_id',
        'desa.nama_desa_kelurahan',
        'kecamatan.nama_kecamatan',
        'desa.revisi',
        'desa.created_at',
        'desa.updated_at',
      ])
      .orderBy(alphabetically('desa.nama_desa_kelurahan'))
      .orderBy('desa.id'),
  toRows: (found) => found,
  refers: [{ column: 'kecamatan_id', table: 'kecamatan', called: 'Kecamatan' }],
  // Reports store the kecamatan beside the village and would contradict the village after a move.
  check: async (trx, { kecamatan_id }, stored) => {
    if (stored && stored['kecamatan_id'] !== kecamatan_id) await refuseUsed(trx, stored.id, usedBy);
  },
  usedBy,
});
