import { panganFilter } from '#contract/filters/acuan.ts';
import type { Pangan } from '#contract/rows/pangan.ts';
import { collection } from '../http/collection.ts';
import type { ResourcePorts } from '../http/context.ts';
import { mediaUrlOrNull } from '../http/media-url.ts';
import { alphabetically, contains, equals } from '../http/search.ts';

export const panganRoutes = (ports: ResourcePorts) =>
  collection(ports, panganFilter, {
    shows: ['pangan'],
    what: 'Pangan',
    matching: (db, { id, search, nama_pangan }) =>
      db
        .selectFrom('pangan')
        .where((eb) => equals(eb, { id }))
        .where((eb) => contains(eb, [search, nama_pangan], 'nama_pangan')),
    rows: (matching) =>
      matching
        .select(['id', 'nama_pangan', 'logo_pangan', 'revisi', 'created_at', 'updated_at'])
        .orderBy(alphabetically('nama_pangan')),
    toRows: (found) =>
      found.map(({ logo_pangan, ...row }): Pangan => ({ ...row, logo_pangan_url: mediaUrlOrNull(logo_pangan) })),
  });
