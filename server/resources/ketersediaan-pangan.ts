import { ketersediaanPangan } from '#contract/resources/ketersediaan-pangan.ts';
import { byName } from '../http/read/large.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/read/search.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import { pekanLalu } from './periode-sebelumnya.ts';
import { isRekapPerKecamatan, rekapPerKecamatan } from './rekap-kecamatan.ts';
import { neracaOf, pangans, rekapKabupaten } from './rekap-ketersediaan-pangan.ts';
import { inOrder } from './report-order.ts';

const sebelumnya = (figure: string, periode?: number) =>
  pekanLalu<number>('ketersediaan_pangan', 'stok', ketersediaanPangan.naturalKey, figure, periode);

const perKecamatan = rekapPerKecamatan('ketersediaan-pangan');

export const ketersediaanPanganRoutes = resourceRoutes(ketersediaanPangan, {
  table: 'ketersediaan_pangan',
  shows: ['ketersediaan_pangan', 'pangan', 'kecamatan', 'periode_ketersediaan_pangan'],
  isOfToday: isRekapPerKecamatan,
  instead: (c, db) => perKecamatan(c, db) ?? rekapKabupaten(c, db),
  matching: (db, { search, nama_pangan, nama_kecamatan, ...filter }) =>
    db
      .selectFrom('ketersediaan_pangan as stok')
      .where((eb) =>
        equals(eb, filter, 'stok', 'id', 'kecamatan_id', 'pangan_id', 'periode_ketersediaan_pangan_id', 'user_id'),
      )
      .where((eb) => pointsAtNamed(eb, [search], 'stok', 'pangan_id', 'kecamatan_id'))
      .where((eb) => pointsAtNamed(eb, [nama_pangan], 'stok', 'pangan_id'))
      .where((eb) => pointsAtNamed(eb, [nama_kecamatan], 'stok', 'kecamatan_id')),
  large: byName({
    table: 'ketersediaan_pangan',
    alias: 'stok',
    few: ['id', 'periode_ketersediaan_pangan_id'],
    keys: ['pangan_id', 'kecamatan_id'],
    within: ({ user_id }) => ({ user_id }),
  }),
  words: ['urut'],
  rows: (matching, _db, { periode_ketersediaan_pangan_id: periode, urut }) =>
    matching
      .innerJoin('pangan', 'pangan.id', 'stok.pangan_id')
      .innerJoin('kecamatan', 'kecamatan.id', 'stok.kecamatan_id')
      .innerJoin('periode_ketersediaan_pangan as periode', 'periode.id', 'stok.periode_ketersediaan_pangan_id')
      .selectAll('stok')
      .select([
        sebelumnya('harga_rata_rata', periode).as('harga_rata_rata_pekan_lalu'),
        sebelumnya('ketersediaan', periode).as('ketersediaan_pekan_lalu'),
        'pangan.nama_pangan',
        'pangan.logo_pangan',
        'kecamatan.nama_kecamatan',
        'periode.nama_periode as nama_periode_ketersediaan_pangan',
      ])
      .$call(inOrder({ urut, periode }, 'stok', 'ketersediaan'))
      .orderBy(alphabetically('pangan.nama_pangan'))
      .orderBy('stok.kecamatan_id')
      .orderBy('stok.id'),
  toRows: (found) => found.map((row) => ({ ...pangans(row), neraca: neracaOf(row) })),
});
