import { kecamatan } from '#contract/resources/kecamatan.ts';
import { slugKecamatan } from '#contract/routes.ts';
import { alphabetically, contains, equals } from '../http/read/search.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';

export const kecamatanRoutes = resourceRoutes(kecamatan, {
  table: 'kecamatan',
  shows: ['kecamatan'],
  matching: (db, { search, nama_kecamatan, ...filter }) =>
    db
      .selectFrom('kecamatan')
      .where((eb) => equals(eb, filter, 'kecamatan', 'id'))
      .where((eb) => contains(eb, [search, nama_kecamatan], 'nama_kecamatan')),
  rows: (matching) =>
    matching
      .select(['id', 'nama_kecamatan', 'kode', 'kode_bps', 'revisi', 'created_at', 'updated_at'])
      .orderBy(alphabetically('nama_kecamatan')),
  toRows: (found) => found,
  derived: async (_trx, { nama_kecamatan }) => ({ slug: slugKecamatan(nama_kecamatan) }),
});
