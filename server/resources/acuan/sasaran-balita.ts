import { sasaranBalita } from '#contract/resources/sasaran-balita.ts';
import { alphabetically, equals, pointsAtNamed, yearIs } from '../../http/read/search.ts';
import { resourceRoutes } from '../../http/write/resource-routes.ts';

export const sasaranBalitaRoutes = resourceRoutes(sasaranBalita, {
  table: 'sasaran_balita',
  shows: ['sasaran_balita', 'desa_kelurahan', 'kecamatan'],
  matching: (db, { search, kecamatan_id, tahun, ...filter }) =>
    db
      .selectFrom('sasaran_balita as sasaran')
      .innerJoin('desa_kelurahan as desa', 'desa.id', 'sasaran.kelurahan_id')
      .where((eb) => equals(eb, filter, 'sasaran', 'id', 'kelurahan_id'))
      .where((eb) => equals(eb, { kecamatan_id }, 'desa', 'kecamatan_id'))
      .where((eb) => yearIs(eb, tahun, 'sasaran.tahun'))
      .where((eb) =>
        eb.or([
          pointsAtNamed(eb, [search], 'sasaran', 'kelurahan_id'),
          pointsAtNamed(eb, [search], 'desa', 'kecamatan_id'),
        ]),
      ),
  rows: (matching) =>
    matching
      .innerJoin('kecamatan', 'kecamatan.id', 'desa.kecamatan_id')
      .selectAll('sasaran')
      .select(['desa.kecamatan_id', 'desa.nama_desa_kelurahan', 'kecamatan.nama_kecamatan'])
      .orderBy('sasaran.tahun', 'desc')
      .orderBy(alphabetically('kecamatan.nama_kecamatan'))
      .orderBy(alphabetically('desa.nama_desa_kelurahan'))
      .orderBy('sasaran.id'),
  toRows: (found) => found,
});
