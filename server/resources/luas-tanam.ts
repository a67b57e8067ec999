import type { z } from 'zod';
import { luasTanamFilter } from '#contract/filters/laporan.ts';
import { rekapKecamatanFilter } from '#contract/filters/wilayah.ts';
import { luasTanamInput } from '#contract/inputs/laporan.ts';
import type { LuasTanam } from '#contract/rows/luas-tanam.ts';
import { luasTanamRules } from '#contract/rules/luas-tanam.ts';
import type { ResourcePorts } from '../http/context.ts';
import { collection, list, shownBy } from '../http/read/collection.ts';
import { byName } from '../http/read/large.ts';
import { parseQuery } from '../http/read/parse-query.ts';
import { readsOf } from '../http/read/reads.ts';
import { alphabetically, contains, equals, pointsAtNamed } from '../http/read/search.ts';
import { assignedRows } from '../http/rights/access.ts';
import { callerWith } from '../http/rights/session.ts';
import { addWrites } from '../http/write/add-writes.ts';
import { refuseForeignVillage } from '../http/write/references.ts';
import { rekapKecamatanReads } from './rekap-kecamatan.ts';
import { tempatRefers } from './tempat-refers.ts';

type Filter = z.output<typeof luasTanamFilter>;

/** Planted areas, at `/luas-tanam` and at `/luas-lahan`, as different parts of the specification call them. */
export const luasTanamRoutes = (ports: ResourcePorts) => {
  const rekap = rekapKecamatanReads('luas-tanam');
  const reads = readsOf({
    shows: ['luas_tanam', 'desa_kelurahan', 'kecamatan', 'periode_luas_tanam'],
    what: 'Luas tanam',
    instead: (c) =>
      c.req.query('rekap') === 'kecamatan' ? list(c, ports.db, rekap, parseQuery(c, rekapKecamatanFilter)) : undefined,
    reader: (c) => (c.req.query('userid') === 'true' ? callerWith(c) : null),
    words: ['userid'],
    matching: (db, { search, userid, ...filter }: Filter, reader) =>
      db
        .selectFrom('luas_tanam as tanam')
        .where((eb) =>
          equals(eb, {
            'tanam.id': filter.id,
            'tanam.kecamatan_id': filter.kecamatan_id,
            'tanam.kelurahan_id': filter.kelurahan_id,
            'tanam.periode_luas_tanam_id': filter.periode_luas_tanam_id ?? filter.periode_id,
            'tanam.komoditi': filter.komoditi,
            'tanam.user_id': filter.user_id,
          }),
        )
        .$if(userid === 'true', (own) => own.where('tanam.user_id', '=', reader?.id ?? 0))
        .$if(search !== undefined, (found) =>
          found.where((eb) =>
            eb.or([
              pointsAtNamed(eb, [search], ['tanam.kelurahan_id', 'desa_kelurahan', 'nama_desa_kelurahan']),
              contains(eb, [search], 'tanam.komoditi'),
            ]),
          ),
        ),
    large: byName<Filter>({
      table: 'luas_tanam',
      alias: 'tanam',
      few: ['id', 'periode_luas_tanam_id', 'periode_id'],
      keys: ['kelurahan_id', 'komoditi'],
      name: ['kelurahan_id', 'desa_kelurahan', 'nama_desa_kelurahan'],
      within: ({ user_id, userid }, reader) => ({ user_id: userid === 'true' ? reader?.id : user_id }),
    }),
    rows: (matching) =>
      matching
        .innerJoin('desa_kelurahan as desa', 'desa.id', 'tanam.kelurahan_id')
        .innerJoin('kecamatan', 'kecamatan.id', 'tanam.kecamatan_id')
        .innerJoin('periode_luas_tanam as periode', 'periode.id', 'tanam.periode_luas_tanam_id')
        .selectAll('tanam')
        .select(['kecamatan.nama_kecamatan', 'desa.nama_desa_kelurahan', 'periode.nama_periode'])
        .orderBy(alphabetically('desa.nama_desa_kelurahan'))
        .orderBy('tanam.kelurahan_id')
        .orderBy('tanam.komoditi')
        .orderBy('tanam.id'),
    toRows: (found): LuasTanam[] => found,
  });

  return addWrites(collection(ports, luasTanamFilter, reads), ports, {
    table: 'luas_tanam',
    key: 'luas_tanam',
    what: reads.what,
    access: assignedRows,
    rules: { add: luasTanamRules, edit: luasTanamRules },
    input: luasTanamInput,
    aliases: { periode_id: 'periode_luas_tanam_id', luas_tanams: 'luas_tanam' },
    naturalKey: { columns: ['periode_luas_tanam_id', 'kelurahan_id', 'komoditi'] },
    refers: [
      { column: 'periode_luas_tanam_id', table: 'periode_luas_tanam', called: 'Periode luas tanam' },
      ...tempatRefers,
    ],
    check: refuseForeignVillage,
    shown: shownBy(luasTanamFilter, reads),
  });
};
