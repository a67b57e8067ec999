import { kecamatan } from '#contract/resources/kecamatan.ts';
import { slugKecamatan } from '#contract/slug.ts';
import { alphabetically, contains, equals } from '../http/read/search.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';

export const kecamatanRoutes = resourceRoutes(kecamatan, {
  table: 'kecamatan',
  shows: ['kecamatan'],
  matching: (db, { id, search, nama_kecamatan }) =>
    db
      .selectFrom('kecamatan')
      .where((eb) => equals(eb, { id }))
      .where((eb) => contains(eb, [search, nama_kecamatan], 'nama_kecamatan')),
  rows: (matching) =>
    matching
      .select(['id', 'nama_kecamatan', 'revisi', 'created_at', 'updated_at'])
      .orderBy(alphabetically('nama_kecamatan')),
  toRows: (found) => found,
  derived: async (_trx, { nama_kecamatan }) => ({ slug: slugKecamatan(nama_kecamatan) }),
  usedBy: [
    { table: 'desa_kelurahan', column: 'kecamatan_id', called: 'desa atau kelurahan' },
    { table: 'harga_pangan', column: 'kecamatan_id', called: 'harga pangan' },
    { table: 'ketersediaan_pangan', column: 'kecamatan_id', called: 'ketersediaan pangan' },
    { table: 'timbang_balita', column: 'kecamatan_id', called: 'timbang balita' },
    { table: 'luas_tanam', column: 'kecamatan_id', called: 'luas tanam' },
    { table: 'lahan_petani', column: 'kecamatan_id', called: 'lahan petani' },
    { table: 'pengguna_kecamatan', column: 'kecamatan_id', called: 'petugas yang bekerja di sana' },
  ],
});
