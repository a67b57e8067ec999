import { ketersediaanPangan } from '#contract/resources/ketersediaan-pangan.ts';
import { byName } from '../http/read/large.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/read/search.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import { pekanLalu } from './periode-sebelumnya.ts';
import { rekapPerKecamatan } from './rekap-kecamatan.ts';
import { neracaOf, pangans, rekapKabupaten } from './rekap-ketersediaan-pangan.ts';

const namaPangan = ['stok.pangan_id', 'pangan', 'nama_pangan'] as const;
const namaKecamatannya = ['stok.kecamatan_id', 'kecamatan', 'nama_kecamatan'] as const;

const sebelumnya = {
  table: 'ketersediaan_pangan',
  periode: 'periode_ketersediaan_pangan',
  same: ['stok', 'kecamatan_id', 'pangan_id'],
} as const;

const perKecamatan = rekapPerKecamatan('ketersediaan-pangan');

export const ketersediaanPanganRoutes = resourceRoutes(ketersediaanPangan, {
  table: 'ketersediaan_pangan',
  refers: [
    {
      column: 'periode_ketersediaan_pangan_id',
      table: 'periode_ketersediaan_pangan',
      called: 'Periode ketersediaan pangan',
    },
    { column: 'pangan_id', table: 'pangan', called: 'Pangan' },
    { column: 'kecamatan_id', table: 'kecamatan', called: 'Kecamatan' },
  ],
  shows: ['ketersediaan_pangan', 'pangan', 'kecamatan', 'periode_ketersediaan_pangan'],
  instead: (c, db) => perKecamatan(c, db) ?? rekapKabupaten(c, db),
  matching: (db, { search, nama_pangan, nama_kecamatan, ...filter }) =>
    db
      .selectFrom('ketersediaan_pangan as stok')
      .where((eb) =>
        equals(eb, {
          'stok.id': filter.id,
          'stok.kecamatan_id': filter.kecamatan_id,
          'stok.pangan_id': filter.pangan_id,
          'stok.periode_ketersediaan_pangan_id': filter.periode_ketersediaan_pangan_id,
          'stok.user_id': filter.user_id,
        }),
      )
      .where((eb) => pointsAtNamed(eb, [search], namaPangan, namaKecamatannya))
      .where((eb) => pointsAtNamed(eb, [nama_pangan], namaPangan))
      .where((eb) => pointsAtNamed(eb, [nama_kecamatan], namaKecamatannya)),
  large: byName({
    table: 'ketersediaan_pangan',
    alias: 'stok',
    few: ['id', 'periode_ketersediaan_pangan_id'],
    keys: ['pangan_id', 'kecamatan_id'],
    name: ['pangan_id', 'pangan', 'nama_pangan'],
    within: ({ user_id }) => ({ user_id }),
  }),
  rows: (matching, _db, { periode_ketersediaan_pangan_id: periode }) =>
    matching
      .innerJoin('pangan', 'pangan.id', 'stok.pangan_id')
      .innerJoin('kecamatan', 'kecamatan.id', 'stok.kecamatan_id')
      .innerJoin('periode_ketersediaan_pangan as periode', 'periode.id', 'stok.periode_ketersediaan_pangan_id')
      .selectAll('stok')
      .select([
        pekanLalu<number>(sebelumnya, 'harga_rata_rata', periode).as('harga_rata_rata_pekan_lalu'),
        pekanLalu<number>(sebelumnya, 'ketersediaan', periode).as('ketersediaan_pekan_lalu'),
        'pangan.nama_pangan',
        'pangan.logo_pangan',
        'kecamatan.nama_kecamatan',
        'periode.nama_periode as nama_periode_ketersediaan_pangan',
      ])
      .orderBy(alphabetically('pangan.nama_pangan'))
      .orderBy('stok.kecamatan_id')
      .orderBy('stok.id'),
  toRows: (found) => found.map((row) => ({ ...pangans(row), neraca: neracaOf(row) })),
});
