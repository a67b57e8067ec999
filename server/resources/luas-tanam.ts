import { luasTanam } from '#contract/resources/luas-tanam.ts';
import { byName } from '../http/read/large.ts';
import { alphabetically, contains, equals, pointsAtNamed } from '../http/read/search.ts';
import { callerWith } from '../http/rights/session.ts';
import { refuseForeignVillage } from '../http/write/references.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import { isRekapPerKecamatan, rekapPerKecamatan } from './rekap-kecamatan.ts';
import { inOrder } from './report-order.ts';

/** Planted areas, at `/luas-tanam` and at `/luas-lahan`, as different parts of the specification call them. */
export const luasTanamRoutes = resourceRoutes(luasTanam, {
  table: 'luas_tanam',
  shows: ['luas_tanam', 'desa_kelurahan', 'kecamatan', 'periode_luas_tanam'],
  instead: rekapPerKecamatan('luas-tanam'),
  isOfToday: isRekapPerKecamatan,
  reader: (c) => (c.req.query('userid') === 'true' ? callerWith(c) : null),
  words: ['userid', 'urut'],
  matching: (db, { search, userid, periode_id, periode_luas_tanam_id = periode_id, ...filter }, reader) =>
    db
      .selectFrom('luas_tanam as tanam')
      .where((eb) => equals(eb, filter, 'tanam', 'id', 'kecamatan_id', 'kelurahan_id', 'komoditi', 'user_id'))
      .where((eb) => equals(eb, { periode_luas_tanam_id }, 'tanam', 'periode_luas_tanam_id'))
      .$if(userid === 'true', (own) => own.where('tanam.user_id', '=', reader?.id ?? 0))
      .$if(search !== undefined, (found) =>
        found.where((eb) =>
          eb.or([pointsAtNamed(eb, [search], 'tanam', 'kelurahan_id'), contains(eb, [search], 'tanam.komoditi')]),
        ),
      ),
  large: byName({
    table: 'luas_tanam',
    alias: 'tanam',
    few: ['id', 'periode_luas_tanam_id', 'periode_id'],
    keys: ['kelurahan_id', 'komoditi'],
    within: ({ user_id, userid }, reader) => ({ user_id: userid === 'true' ? reader?.id : user_id }),
  }),
  rows: (matching, _db, { periode_id, periode_luas_tanam_id: periode = periode_id, urut }) =>
    matching
      .innerJoin('desa_kelurahan as desa', 'desa.id', 'tanam.kelurahan_id')
      .innerJoin('kecamatan', 'kecamatan.id', 'tanam.kecamatan_id')
      .innerJoin('periode_luas_tanam as periode', 'periode.id', 'tanam.periode_luas_tanam_id')
      .selectAll('tanam')
      .select(['kecamatan.nama_kecamatan', 'desa.nama_desa_kelurahan', 'periode.nama_periode'])
      .$call(inOrder({ urut, periode }, 'tanam', 'luas_tanam'))
      .orderBy(alphabetically('desa.nama_desa_kelurahan'))
      .orderBy('tanam.kelurahan_id')
      .orderBy('tanam.komoditi')
      .orderBy('tanam.id'),
  toRows: (found) => found,
  check: refuseForeignVillage,
});
