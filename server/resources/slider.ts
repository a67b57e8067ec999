import { slider } from '#contract/resources/slider.ts';
import { contains, equals } from '../http/read/search.ts';
import { mediaUrl } from '../http/uploads/media-routes.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';

export const sliderRoutes = resourceRoutes(slider, {
  table: 'slider',
  shows: ['slider'],
  matching: (db, { search, ...filter }) =>
    db
      .selectFrom('slider')
      .where((eb) => equals(eb, filter, 'slider', 'id', 'status'))
      .where((eb) => contains(eb, [search], 'judul', 'deskripsi')),
  rows: (matching) => matching.selectAll().orderBy('urutan').orderBy('id'),
  toRows: (found) => found.map(({ foto, ...row }) => ({ ...row, foto_url: mediaUrl(foto) })),
});
