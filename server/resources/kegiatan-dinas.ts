import type { z } from 'zod';
import { kegiatanDinasFilter } from '#contract/filters/etalase.ts';
import { kegiatanDinasInput } from '#contract/inputs/acuan.ts';
import type { KegiatanDinas } from '#contract/rows/kegiatan-dinas.ts';
import { kegiatanDinasRules } from '#contract/rules/acuan.ts';
import type { ResourcePorts } from '../http/context.ts';
import { collection, shownBy } from '../http/read/collection.ts';
import { newestFirst } from '../http/read/large.ts';
import { readsOf } from '../http/read/reads.ts';
import { contains, equals } from '../http/read/search.ts';
import { officeRows } from '../http/rights/access.ts';
import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import { addWrites } from '../http/write/add-writes.ts';

type Filter = z.output<typeof kegiatanDinasFilter>;

export const kegiatanDinasRoutes = (ports: ResourcePorts) => {
  const reads = readsOf({
    shows: ['kegiatan_dinas'],
    what: 'Kegiatan dinas',
    matching: (db, { id, judul, search }: Filter) =>
      db
        .selectFrom('kegiatan_dinas')
        .where((eb) => equals(eb, { id }))
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
    toRows: (found) => found.map(({ foto, ...row }): KegiatanDinas => ({ ...row, foto_url: mediaUrlOrNull(foto) })),
  });

  return addWrites(collection(ports, kegiatanDinasFilter, reads), ports, {
    table: 'kegiatan_dinas',
    key: 'kegiatan_dinas',
    what: reads.what,
    access: officeRows,
    rules: { add: kegiatanDinasRules, edit: kegiatanDinasRules },
    input: kegiatanDinasInput,
    picture: 'foto',
    shown: shownBy(kegiatanDinasFilter, reads),
  });
};
