import { timbangBalita } from '#contract/resources/timbang-balita.ts';
import { byName } from '../http/read/large.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/read/search.ts';
import { refuseForeignVillage } from '../http/write/references.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import { isRekapPerKecamatan, rekapPerKecamatan } from './rekap-kecamatan.ts';
import { inOrder } from './report-order.ts';

export const timbangBalitaRoutes = resourceRoutes(timbangBalita, {
  table: 'timbang_balita',
  shows: ['timbang_balita', 'desa_kelurahan', 'kecamatan', 'periode_timbang_balita'],
  instead: rekapPerKecamatan('timbang-balita'),
  isOfToday: isRekapPerKecamatan,
  matching: (db, { search, periode_id, periode_timbang_balita_id = periode_id, ...filter }) =>
    db
      .selectFrom('timbang_balita as timbang')
      .where((eb) => equals(eb, filter, 'timbang', 'id', 'kecamatan_id', 'kelurahan_id', 'user_id'))
      .where((eb) => equals(eb, { periode_timbang_balita_id }, 'timbang', 'periode_timbang_balita_id'))
      .where((eb) => pointsAtNamed(eb, [search], 'timbang', 'kelurahan_id')),
  large: byName({
    table: 'timbang_balita',
    alias: 'timbang',
    few: ['id', 'periode_timbang_balita_id', 'periode_id'],
    keys: ['kelurahan_id'],
    within: ({ user_id }) => ({ user_id }),
  }),
  words: ['urut'],
  rows: (matching, _db, { periode_id, periode_timbang_balita_id: periode = periode_id, urut }) =>
    matching
      .innerJoin('desa_kelurahan as desa', 'desa.id', 'timbang.kelurahan_id')
      .innerJoin('kecamatan', 'kecamatan.id', 'timbang.kecamatan_id')
      .innerJoin('periode_timbang_balita as periode', 'periode.id', 'timbang.periode_timbang_balita_id')
      .selectAll('timbang')
      .select(['desa.nama_desa_kelurahan', 'kecamatan.nama_kecamatan', 'periode.nama_periode'])
      .$call(inOrder({ urut, periode }, 'timbang', 'jumlah_balita'))
      .orderBy(alphabetically('desa.nama_desa_kelurahan'))
      .orderBy('timbang.kelurahan_id')
      .orderBy('timbang.id'),
  toRows: (found) => found,
  check: refuseForeignVillage,
});
