import { komoditi } from '#contract/resources/komoditi.ts';
import { alphabetically, contains, equals } from '../http/read/search.ts';
import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';

export const komoditiRoutes = resourceRoutes(komoditi, {
  table: 'komoditi',
  shows: ['komoditi'],
  matching: (db, { id, pangan_id, search, nama_komoditi }) =>
    db
      .selectFrom('komoditi')
      .where((eb) => equals(eb, { id, pangan_id }))
      .where((eb) => contains(eb, [search, nama_komoditi], 'nama_komoditi')),
  rows: (matching) =>
    matching
      .select(['id', 'nama_komoditi', 'logo_komoditi', 'pangan_id', 'satuan', 'revisi', 'created_at', 'updated_at'])
      .orderBy(alphabetically('nama_komoditi')),
  toRows: (found) =>
    found.map(({ logo_komoditi, ...row }) => ({ ...row, logo_komoditi_url: mediaUrlOrNull(logo_komoditi) })),
  refers: [{ column: 'pangan_id', table: 'pangan', called: 'Pangan' }],
  usedBy: [
    { table: 'harga_pangan', column: 'komoditi_id', called: 'harga pangan' },
    { table: 'harga_pangan_kutai_barat', column: 'komoditi_id', called: 'harga pangan kabupaten' },
    { table: 'harga_acuan', column: 'komoditi_id', called: 'harga acuan' },
  ],
});
