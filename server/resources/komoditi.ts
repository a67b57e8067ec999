import { komoditiFilter } from '#contract/filters/acuan.ts';
import type { Komoditi } from '#contract/rows/komoditi.ts';
import { collection } from '../http/collection.ts';
import type { ResourcePorts } from '../http/context.ts';
import { mediaUrlOrNull } from '../http/media-url.ts';
import { alphabetically, contains, equals } from '../http/search.ts';

export const komoditiRoutes = (ports: ResourcePorts) =>
  collection(ports, komoditiFilter, {
    shows: ['komoditi'],
    what: 'Komoditi',
    matching: (db, { id, pangan_id, search, nama_komoditi }) =>
      db
        .selectFrom('komoditi')
        .where((eb) => equals(eb, { id, pangan_id }))
        .where((eb) => contains(eb, [search, nama_komoditi], 'nama_komoditi')),
    rows: (matching) =>
      matching
        .select(['id', 'nama_komoditi', 'logo_komoditi', 'pangan_id', 'satuan', 'revisi', 'created_at', 'updated_at'])
        .orderBy(alphabetically('nama_komoditi')),
    toRows: (found) =>
      found.map(
        ({ logo_komoditi, ...row }): Komoditi => ({ ...row, logo_komoditi_url: mediaUrlOrNull(logo_komoditi) }),
      ),
  });
