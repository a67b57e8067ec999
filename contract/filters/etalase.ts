import { z } from 'zod';
import { limits, statusProduk } from '../limits.ts';
import { collectionQuery, idQuery, textQuery } from './query.ts';

export const produkFilter = collectionQuery(limits.page.max).extend({
  user_id: idQuery,
  judul: textQuery,
  slug: textQuery,
  status: z.enum(statusProduk, `harus ${statusProduk.join(' atau ')}`).optional(),
  nama_kecamatan: textQuery,
});

export const sliderFilter = collectionQuery(limits.page.max).extend({ status: idQuery });
