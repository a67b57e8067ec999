import { limits } from '../limits.ts';
import { collectionQuery, idQuery, textQuery } from './query.ts';

export const hargaPanganKutaiBaratFilter = collectionQuery(limits.page.max).extend({
  komoditi_id: idQuery,
  periode_harga_pangan_id: idQuery,
  user_id: idQuery,
  nama_komoditi: textQuery,
});

export const hargaPanganFilter = hargaPanganKutaiBaratFilter.extend({
  kecamatan_id: idQuery,
  nama_kecamatan: textQuery,
  namaKecamatan: textQuery,
});
