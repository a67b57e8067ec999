import type { z } from 'zod';
import { panganFilter } from '#contract/filters/acuan.ts';
import { panganInput } from '#contract/inputs/acuan.ts';
import type { Pangan } from '#contract/rows/pangan.ts';
import { panganRules } from '#contract/rules/acuan.ts';
import type { ResourcePorts } from '../http/context.ts';
import { collection, shownBy } from '../http/read/collection.ts';
import { readsOf } from '../http/read/reads.ts';
import { alphabetically, contains, equals } from '../http/read/search.ts';
import { officeRows } from '../http/rights/access.ts';
import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import { addWrites } from '../http/write/add-writes.ts';

type Filter = z.output<typeof panganFilter>;

export const panganRoutes = (ports: ResourcePorts) => {
  const reads = readsOf({
    shows: ['pangan'],
    what: 'Pangan',
    matching: (db, { id, search, nama_pangan }: Filter) =>
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

  return addWrites(collection(ports, panganFilter, reads), ports, {
    table: 'pangan',
    key: 'pangan',
    what: reads.what,
    access: officeRows,
    rules: { add: panganRules, edit: panganRules },
    input: panganInput,
    picture: 'logo_pangan',
    naturalKey: { columns: [], name: 'nama_pangan' },
    usedBy: [
      { table: 'komoditi', column: 'pangan_id', called: 'komoditi' },
      { table: 'ketersediaan_pangan', column: 'pangan_id', called: 'ketersediaan pangan' },
    ],
    shown: shownBy(panganFilter, reads),
  });
};
