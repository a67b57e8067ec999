import { kegiatanDinas } from '#contract/resources/kegiatan-dinas.ts';
import { newestFirst } from '../http/read/large.ts';
import { contains, equals } from '../http/read/search.ts';
import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';

export const kegiatanDinasRoutes = resourceRoutes(kegiatanDinas, {
  table: 'kegiatan_dinas',
  shows: ['kegiatan_dinas'],
  matching: (db, { judul, search, ...filter }) =>
    db
      .selectFrom('kegiatan_dinas')
      .where((eb) => equals(eb, filter, 'kegiatan_dinas', 'id'))
      .where((eb) => contains(eb, [judul], 'judul'))
      .where((eb) => contains(eb, [search], 'judul', 'deskripsi')),
  large: newestFirst({
    table: 'kegiatan_dinas',
    alias: 'kegiatan_dinas',
    few: ['id'],
    parts: () => [{}],
    isWalked: ({ judul, search }) => judul !== undefined || search !== undefined,
  }),
  rows: (matching) => matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'),
  toRows: (found) => found.map(({ foto, ...row }) => ({ ...row, foto_url: mediaUrlOrNull(foto) })),
});
