import { pangan } from '#contract/resources/pangan.ts';
import { alphabetically, contains, equals } from '../../http/read/search.ts';
import { mediaUrlOrNull } from '../../http/uploads/media-routes.ts';
import { resourceRoutes } from '../../http/write/resource-routes.ts';
import { followedByNames } from './nama-lain/follow-names.ts';

export const panganRoutes = resourceRoutes(pangan, {
  table: 'pangan',
  shows: ['pangan'],
  matching: (db, { search, nama_pangan, ...filter }) =>
    db
      .selectFrom('pangan')
      .where((eb) => equals(eb, filter, 'pangan', 'id'))
      .where((eb) => contains(eb, [search, nama_pangan], 'nama_pangan')),
  rows: (matching) =>
    matching
      .select(['id', 'nama_pangan', 'logo_pangan', 'revisi', 'created_at', 'updated_at'])
      .orderBy(alphabetically('nama_pangan')),
  toRows: (found) => found.map(({ logo_pangan, ...row }) => ({ ...row, logo_pangan_url: mediaUrlOrNull(logo_pangan) })),
  ...followedByNames('pangan_id'),
});
