import { limits } from '../limits.ts';
import { collectionQuery, idQuery, textQuery, wordQuery } from './query.ts';

export const hargaPanganKutaiBaratFilter = collectionQuery(limits.page.max).extend({
  komoditi_id: idQuery,
  periode_harga_pangan_id: idQuery,
  user_id: idQuery,
  nama_komoditi: textQuery,
});

export const hargaPanganFilter = hargaPanganKutaiBaratFilter.extend({
  rekap: wordQuery(['kecamatan']),
  kecamatan_id: idQuery,
  nama_kecamatan: textQuery,
  namaKecamatan: textQuery,
});
