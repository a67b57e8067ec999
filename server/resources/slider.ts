import { sliderFilter } from '#contract/filters/etalase.ts';
import type { Slider } from '#contract/rows/slider.ts';
import { collection } from '../http/collection.ts';
import type { ResourcePorts } from '../http/context.ts';
import { mediaUrl } from '../http/media-url.ts';
import { contains, equals } from '../http/search.ts';

export const sliderRoutes = (ports: ResourcePorts) =>
  collection(ports, sliderFilter, {
    shows: ['slider'],
    what: 'Slider',
    matching: (db, { id, status, search }) =>
      db
        .selectFrom('slider')
        .where((eb) => equals(eb, { id, status }))
        .where((eb) => contains(eb, [search], 'judul', 'deskripsi')),
    rows: (matching) => matching.selectAll().orderBy('urutan').orderBy('id'),
    toRows: (found) => found.map(({ foto, ...row }): Slider => ({ ...row, foto_url: mediaUrl(foto) })),
  });
