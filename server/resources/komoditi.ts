import type { z } from 'zod';
import { komoditiFilter } from '#contract/filters/acuan.ts';
import { komoditiInput } from '#contract/inputs/acuan.ts';
import type { Komoditi } from '#contract/rows/komoditi.ts';
import { komoditiRules } from '#contract/rules/acuan.ts';
import type { ResourcePorts } from '../http/context.ts';
import { collection, shownBy } from '../http/read/collection.ts';
import { readsOf } from '../http/read/reads.ts';
import { alphabetically, contains, equals } from '../http/read/search.ts';
import { officeRows } from '../http/rights/access.ts';
import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import { addWrites } from '../http/write/add-writes.ts';

type Filter = z.output<typeof komoditiFilter>;

export const komoditiRoutes = (ports: ResourcePorts) => {
  const reads = readsOf({
    shows: ['komoditi'],
    what: 'Komoditi',
    matching: (db, { id, pangan_id, search, nama_komoditi }: Filter) =>
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

  return addWrites(collection(ports, komoditiFilter, reads), ports, {
    table: 'komoditi',
    key: 'komoditi',
    what: reads.what,
    access: officeRows,
    rules: { add: komoditiRules, edit: komoditiRules },
    input: komoditiInput,
    picture: 'logo_komoditi',
    naturalKey: { columns: [], name: 'nama_komoditi' },
    refers: [{ column: 'pangan_id', table: 'pangan', called: 'Pangan' }],
    usedBy: [
      { table: 'harga_pangan', column: 'komoditi_id', called: 'harga pangan' },
      { table: 'harga_pangan_kutai_barat', column: 'komoditi_id', called: 'harga pangan kabupaten' },
    ],
    shown: shownBy(komoditiFilter, reads),
  });
};
