import type { z } from 'zod';
import { type Slider, slider } from '#contract/resources/slider.ts';
import type { ResourcePorts } from '../http/context.ts';
import { readsOf } from '../http/read/reads.ts';
import { contains, equals } from '../http/read/search.ts';
import { mediaUrl } from '../http/uploads/media-routes.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';

type Filter = z.output<typeof slider.filter>;

export const sliderRoutes = (ports: ResourcePorts) => {
  const reads = readsOf({
    shows: ['slider'],
    what: slider.called,
    matching: (db, { id, status, search }: Filter) =>
      db
        .selectFrom('slider')
        .where((eb) => equals(eb, { id, status }))
        .where((eb) => contains(eb, [search], 'judul', 'deskripsi')),
    rows: (matching) => matching.selectAll().orderBy('urutan').orderBy('id'),
    toRows: (found) => found.map(({ foto, ...row }): Slider => ({ ...row, foto_url: mediaUrl(foto) })),
  });

  return resourceRoutes(ports, slider, reads, {
    table: 'slider',
  });
};
