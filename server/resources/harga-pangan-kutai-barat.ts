import { hargaPanganKutaiBarat } from '#contract/resources/harga-pangan.ts';
import { byName } from '../http/read/large.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/read/search.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import { komoditis } from './harga-lingkup.ts';
import { pekanLalu } from './periode-sebelumnya.ts';
import { inOrder } from './report-order.ts';

/** The regency's own prices: entered as such, never computed from the sub-districts'. */
export const hargaPanganKutaiBaratRoutes = resourceRoutes(hargaPanganKutaiBarat, {
  table: 'harga_pangan_kutai_barat',
  shows: ['harga_pangan_kutai_barat', 'komoditi', 'periode_harga_pangan'],
  matching: (db, { search, nama_komoditi, ...filter }) =>
    db
      .selectFrom('harga_pangan_kutai_barat as harga')
      .where((eb) => equals(eb, filter, 'harga', 'id', 'komoditi_id', 'periode_harga_pangan_id', 'user_id'))
      .where((eb) => pointsAtNamed(eb, [search, nama_komoditi], 'harga', 'komoditi_id')),
  large: byName({
    table: 'harga_pangan_kutai_barat',
    alias: 'harga',
    few: ['id', 'periode_harga_pangan_id'],
    keys: ['komoditi_id'],
    within: ({ user_id }) => ({ user_id }),
  }),
  words: ['urut'],
  rows: (matching, _db, { periode_harga_pangan_id: periode, urut }) =>
    matching
      .innerJoin('periode_harga_pangan as periode', 'periode.id', 'harga.periode_harga_pangan_id')
      .innerJoin('komoditi', 'komoditi.id', 'harga.komoditi_id')
      .select([
        'harga.id',
        'harga.komoditi_id',
        'harga.periode_harga_pangan_id',
        'harga.user_id',
        'harga.harga_grosir',
        'harga.harga_eceran',
        pekanLalu<number>(
          'harga_pangan_kutai_barat',
          'harga',
          hargaPanganKutaiBarat.naturalKey,
          'harga_eceran',
          periode,
        ).as('harga_eceran_sebelumnya'),
        'komoditi.nama_komoditi',
        'komoditi.logo_komoditi',
        'komoditi.satuan',
        'periode.nama_periode as nama_periode_harga_pangan',
        'harga.revisi',
        'harga.created_at',
        'harga.updated_at',
      ])
      // All of them are of one place.
      .$call(inOrder({ urut: urut === 'kecamatan' ? undefined : urut, periode }, 'harga', 'harga_eceran'))
      .orderBy(alphabetically('komoditi.nama_komoditi'))
      .orderBy('harga.id'),
  toRows: (found) => found.map(komoditis),
});
