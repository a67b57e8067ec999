import { komoditiTanam, limits } from '../limits.ts';
import { collectionQuery, idQuery, textQuery, wordQuery } from './query.ts';

export const rekapKetersediaanPanganFilter = collectionQuery(limits.page.max).extend({
  rekap: wordQuery(['kabupaten']),
  pangan_id: idQuery,
  periode_ketersediaan_pangan_id: idQuery,
  nama_pangan: textQuery,
});

export const ketersediaanPanganFilter = rekapKetersediaanPanganFilter.extend({
  rekap: wordQuery(['kabupaten', 'kecamatan']),
  kecamatan_id: idQuery,
  user_id: idQuery,
  nama_kecamatan: textQuery,
});

/** What reports from the villages share; `periode_id` is the forms' name for the period. */
const laporanDesaFilter = collectionQuery(limits.page.max).extend({
  rekap: wordQuery(['kecamatan']),
  kecamatan_id: idQuery,
  kelurahan_id: idQuery,
  periode_id: idQuery,
  user_id: idQuery,
});

export const timbangBalitaFilter = laporanDesaFilter.extend({ periode_timbang_balita_id: idQuery });

export const luasTanamFilter = laporanDesaFilter.extend({
  periode_luas_tanam_id: idQuery,
  komoditi: wordQuery(komoditiTanam),
  /** `true`: the caller's own rows. */
  userid: wordQuery(['true', 'false']),
});
