import type { z } from 'zod';
import { sliderFilter } from '#contract/filters/etalase.ts';
import { sliderInput } from '#contract/inputs/acuan.ts';
import type { Slider } from '#contract/rows/slider.ts';
import { sliderRules } from '#contract/rules/acuan.ts';
import type { ResourcePorts } from '../http/context.ts';
import { collection, shownBy } from '../http/read/collection.ts';
import { readsOf } from '../http/read/reads.ts';
import { contains, equals } from '../http/read/search.ts';
import { officeRows } from '../http/rights/access.ts';
import { mediaUrl } from '../http/uploads/media-routes.ts';
import { addWrites } from '../http/write/add-writes.ts';

type Filter = z.output<typeof sliderFilter>;

export const sliderRoutes = (ports: ResourcePorts) => {
  const reads = readsOf({
    shows: ['slider'],
    what: 'Slider',
    matching: (db, { id, status, search }: Filter) =>
      db
        .selectFrom('slider')
        .where((eb) => equals(eb, { id, status }))
        .where((eb) => contains(eb, [search], 'judul', 'deskripsi')),
    rows: (matching) => matching.selectAll().orderBy('urutan').orderBy('id'),
    toRows: (found) => found.map(({ foto, ...row }): Slider => ({ ...row, foto_url: mediaUrl(foto) })),
  });

  return addWrites(collection(ports, sliderFilter, reads), ports, {
    table: 'slider',
    key: 'slider',
    what: reads.what,
    access: officeRows,
    rules: { add: sliderRules, edit: sliderRules },
    input: sliderInput,
    picture: 'foto',
    shown: shownBy(sliderFilter, reads),
  });
};
