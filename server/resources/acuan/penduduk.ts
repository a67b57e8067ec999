import { penduduk } from '#contract/resources/penduduk.ts';
import { alphabetically, equals, pointsAtNamed, yearIs } from '../../http/read/search.ts';
import { resourceRoutes } from '../../http/write/resource-routes.ts';

export const pendudukRoutes = resourceRoutes(penduduk, {
  table: 'penduduk',
  shows: ['penduduk', 'kecamatan'],
  matching: (db, { search, tahun, ...filter }) =>
    db
      .selectFrom('penduduk')
      .where((eb) => equals(eb, filter, 'penduduk', 'id', 'kecamatan_id'))
      .where((eb) => yearIs(eb, tahun, 'penduduk.tahun'))
      .where((eb) => pointsAtNamed(eb, [search], 'penduduk', 'kecamatan_id')),
  rows: (matching) =>
    matching
      .innerJoin('kecamatan', 'kecamatan.id', 'penduduk.kecamatan_id')
      .selectAll('penduduk')
      .select('kecamatan.nama_kecamatan')
      .orderBy('penduduk.tahun', 'desc')
      .orderBy(alphabetically('kecamatan.nama_kecamatan'))
      .orderBy('penduduk.id'),
  toRows: (found) => found,
});
