import { komoditi } from '#contract/resources/komoditi.ts';
import { alphabetically, contains, equals } from '../http/read/search.ts';
import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';

export const komoditiRoutes = resourceRoutes(komoditi, {
  table: 'komoditi',
  shows: ['komoditi'],
  matching: (db, { search, nama_komoditi, ...filter }) =>
    db
      .selectFrom('komoditi')
      .where((eb) => equals(eb, filter, 'komoditi', 'id', 'pangan_id'))
      .where((eb) => contains(eb, [search, nama_komoditi], 'nama_komoditi')),
  rows: (matching) =>
    matching
      .select(['id', 'nama_komoditi', 'logo_komoditi', 'pangan_id', 'satuan', 'revisi', 'created_at', 'updated_at'])
      .orderBy(alphabetically('nama_komoditi')),
  toRows: (found) =>
    found.map(({ logo_komoditi, ...row }) => ({ ...row, logo_komoditi_url: mediaUrlOrNull(logo_komoditi) })),
});
