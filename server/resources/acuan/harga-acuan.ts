import { hargaAcuan } from '#contract/resources/acuan/harga-acuan.ts';
import { alphabetically, equals, pointsAtNamed } from '../../http/read/search.ts';
import { resourceRoutes } from '../../http/write/resource-routes.ts';

export const hargaAcuanRoutes = resourceRoutes(hargaAcuan, {
  table: 'harga_acuan',
  shows: ['harga_acuan', 'komoditi'],
  matching: (db, { search, ...filter }) =>
    db
      .selectFrom('harga_acuan as acuan')
      .where((eb) => equals(eb, filter, 'acuan', 'id', 'komoditi_id', 'jenis'))
      .where((eb) => pointsAtNamed(eb, [search], 'acuan', 'komoditi_id')),
  rows: (matching) =>
    matching
      .innerJoin('komoditi', 'komoditi.id', 'acuan.komoditi_id')
      .selectAll('acuan')
      .select(['komoditi.nama_komoditi', 'komoditi.satuan'])
      .orderBy(alphabetically('komoditi.nama_komoditi'))
      .orderBy('acuan.berlaku_mulai', 'desc')
      .orderBy('acuan.id'),
  toRows: (found) => found,
});
