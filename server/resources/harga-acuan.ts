import { hargaAcuan } from '#contract/resources/harga-acuan.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/read/search.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';

export const hargaAcuanRoutes = resourceRoutes(hargaAcuan, {
  table: 'harga_acuan',
  shows: ['harga_acuan', 'komoditi'],
  matching: (db, { id, komoditi_id, jenis, search }) =>
    db
      .selectFrom('harga_acuan as acuan')
      .where((eb) => equals(eb, { 'acuan.id': id, 'acuan.komoditi_id': komoditi_id, 'acuan.jenis': jenis }))
      .where((eb) => pointsAtNamed(eb, [search], ['acuan.komoditi_id', 'komoditi', 'nama_komoditi'])),
  rows: (matching) =>
    matching
      .innerJoin('komoditi', 'komoditi.id', 'acuan.komoditi_id')
      .selectAll('acuan')
      .select(['komoditi.nama_komoditi', 'komoditi.satuan'])
      .orderBy(alphabetically('komoditi.nama_komoditi'))
      .orderBy('acuan.berlaku_mulai', 'desc')
      .orderBy('acuan.id'),
  toRows: (found) => found,
  refers: [{ column: 'komoditi_id', table: 'komoditi', called: 'Komoditi' }],
});
