import { limits } from '../limits.ts';
import { collectionQuery, idQuery, textQuery } from './query.ts';

export const panganFilter = collectionQuery(limits.wholePage.max).extend({ nama_pangan: textQuery });

export const komoditiFilter = collectionQuery(limits.wholePage.max).extend({
  nama_komoditi: textQuery,
  pangan_id: idQuery,
});
