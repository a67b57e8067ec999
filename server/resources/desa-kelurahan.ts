import { desaKelurahanFilter } from '#contract/filters/wilayah.ts';
import type { DesaKelurahan } from '#contract/rows/wilayah.ts';
import { collection } from '../http/collection.ts';
import type { ResourcePorts } from '../http/context.ts';
import { alphabetically, contains, equals } from '../http/search.ts';

export const desaKelurahanRoutes = (ports: ResourcePorts) =>
  collection(ports, desaKelurahanFilter, {
    shows: ['desa_kelurahan', 'kecamatan'],
    what: 'Desa atau kelurahan',
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
    toRows: (found): DesaKelurahan[] => found,
  });
