import { limits, statusProduk } from '../limits.ts';
import { collectionQuery, idQuery, slugQuery, textQuery, wordQuery } from './query.ts';

export const produkFilter = collectionQuery(limits.page.max).extend({
  user_id: idQuery,
  judul: textQuery,
  slug: slugQuery,
  status: wordQuery(statusProduk),
  nama_kecamatan: textQuery,
});

export const sliderFilter = collectionQuery(limits.page.max).extend({ status: idQuery });

export const kegiatanDinasFilter = collectionQuery(limits.page.max).extend({ judul: textQuery });
