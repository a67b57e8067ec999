import { z } from 'zod';
import { limits } from '../limits.ts';
import { collectionQuery, textQuery } from './query.ts';

/** Each period list also takes its own long name, such as `nama_periode_harga_pangan`. */
export const periodeFilter = collectionQuery(limits.wholePage.max).extend({
  nama_periode: textQuery,
  nama_periode_harga_pangan: textQuery,
  nama_periode_ketersediaan_pangan: textQuery,
  nama_periode_timbang_balita: textQuery,
  nama_periode_luas_tanam: textQuery,
  urut: z.enum(['terlama', 'terbaru'], 'harus terlama atau terbaru').default('terlama'),
});
