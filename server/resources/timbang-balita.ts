import type { z } from 'zod';
import { timbangBalitaFilter } from '#contract/filters/laporan.ts';
import { rekapKecamatanFilter } from '#contract/filters/wilayah.ts';
import { timbangBalitaInput } from '#contract/inputs/laporan.ts';
import type { TimbangBalita } from '#contract/rows/timbang-balita.ts';
import { addTimbangBalitaRules, editTimbangBalitaRules } from '#contract/rules/timbang-balita.ts';
import type { ResourcePorts } from '../http/context.ts';
import { collection, list, shownBy } from '../http/read/collection.ts';
import { byName } from '../http/read/large.ts';
import { parseQuery } from '../http/read/parse-query.ts';
import { readsOf } from '../http/read/reads.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/read/search.ts';
import { assignedRows } from '../http/rights/access.ts';
import { addWrites } from '../http/write/add-writes.ts';
import { refuseForeignVillage } from '../http/write/references.ts';
import { rekapKecamatanReads } from './rekap-kecamatan.ts';
import { tempatRefers } from './tempat-refers.ts';

type Filter = z.output<typeof timbangBalitaFilter>;

export const timbangBalitaRoutes = (ports: ResourcePorts) => {
  const rekap = rekapKecamatanReads('timbang-balita');
  const reads = readsOf({
    shows: ['timbang_balita', 'desa_kelurahan', 'kecamatan', 'periode_timbang_balita'],
    what: 'Timbang balita',
    instead: (c) =>
      c.req.query('rekap') === 'kecamatan' ? list(c, ports.db, rekap, parseQuery(c, rekapKecamatanFilter)) : undefined,
    matching: (db, { search, ...filter }: Filter) =>
      db
        .selectFrom('timbang_balita as timbang')
        .where((eb) =>
          equals(eb, {
            'timbang.id': filter.id,
            'timbang.kecamatan_id': filter.kecamatan_id,
            'timbang.kelurahan_id': filter.kelurahan_id,
            'timbang.periode_timbang_balita_id': filter.periode_timbang_balita_id ?? filter.periode_id,
            'timbang.user_id': filter.user_id,
          }),
        )
        .where((eb) => pointsAtNamed(eb, [search], ['timbang.kelurahan_id', 'desa_kelurahan', 'nama_desa_kelurahan'])),
    large: byName<Filter>({
      table: 'timbang_balita',
      alias: 'timbang',
      few: ['id', 'periode_timbang_balita_id', 'periode_id'],
      keys: ['kelurahan_id'],
      name: ['kelurahan_id', 'desa_kelurahan', 'nama_desa_kelurahan'],
      within: ({ user_id }) => ({ user_id }),
    }),
    rows: (matching) =>
      matching
        .innerJoin('desa_kelurahan as desa', 'desa.id', 'timbang.kelurahan_id')
        .innerJoin('kecamatan', 'kecamatan.id', 'timbang.kecamatan_id')
        .innerJoin('periode_timbang_balita as periode', 'periode.id', 'timbang.periode_timbang_balita_id')
        .selectAll('timbang')
        .select(['desa.nama_desa_kelurahan', 'kecamatan.nama_kecamatan', 'periode.nama_periode'])
        .orderBy(alphabetically('desa.nama_desa_kelurahan'))
        .orderBy('timbang.kelurahan_id')
        .orderBy('timbang.id'),
    toRows: (found): TimbangBalita[] => found,
  });

  return addWrites(collection(ports, timbangBalitaFilter, reads), ports, {
    table: 'timbang_balita',
    key: 'timbang_balita',
    what: reads.what,
    access: assignedRows,
    rules: { add: addTimbangBalitaRules, edit: editTimbangBalitaRules },
    input: timbangBalitaInput,
    aliases: { periode_id: 'periode_timbang_balita_id' },
    naturalKey: { columns: ['periode_timbang_balita_id', 'kelurahan_id'] },
    refers: [
      { column: 'periode_timbang_balita_id', table: 'periode_timbang_balita', called: 'Periode timbang balita' },
      ...tempatRefers,
    ],
    check: refuseForeignVillage,
    shown: shownBy(timbangBalitaFilter, reads),
  });
};
