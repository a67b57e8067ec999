import type { z } from 'zod';
import { type KegiatanDinas, kegiatanDinas } from '#contract/resources/kegiatan-dinas.ts';
import type { ResourcePorts } from '../http/context.ts';
import { newestFirst } from '../http/read/large.ts';
import { readsOf } from '../http/read/reads.ts';
import { contains, equals } from '../http/read/search.ts';
import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';

type Filter = z.output<typeof kegiatanDinas.filter>;

export const kegiatanDinasRoutes = (ports: ResourcePorts) => {
  const reads = readsOf({
    shows: ['kegiatan_dinas'],
    what: kegiatanDinas.called,
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

  return resourceRoutes(ports, kegiatanDinas, reads, {
    table: 'kegiatan_dinas',
  });
};
