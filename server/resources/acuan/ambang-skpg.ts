import { ambangSkpg } from '#contract/resources/ambang-skpg.ts';
import { equals } from '../../http/read/search.ts';
import { callerWith } from '../../http/rights/session.ts';
import { resourceRoutes } from '../../http/write/resource-routes.ts';

export const ambangSkpgRoutes = resourceRoutes(ambangSkpg, {
  table: 'ambang_skpg',
  shows: ['ambang_skpg', 'komoditi'],
  reader: (c) => callerWith(c, 'admin', 'petugas'),
  matching: (db, { search: _, ...filter }) =>
    db.selectFrom('ambang_skpg as ambang').where((eb) => equals(eb, filter, 'ambang', 'id', 'skema', 'ukuran')),
  rows: (matching) =>
    matching
      .leftJoin('komoditi', 'komoditi.id', 'ambang.komoditi_id')
      .selectAll('ambang')
      .select('komoditi.nama_komoditi')
      .orderBy('ambang.skema')
      .orderBy('ambang.ukuran')
      .orderBy('ambang.berlaku_mulai', 'desc')
      .orderBy('ambang.id'),
  toRows: (found) => found.map((row) => ({ ...row, perlu_konfirmasi: row.perlu_konfirmasi === 1 })),
  // Another threshold is another statement: whoever has confirmed the one before has not seen it.
  derived: async () => ({ perlu_konfirmasi: 1, dikonfirmasi_oleh: null, dikonfirmasi_pada: null }),
});
