import { komoditiTanam, limits } from '../limits.ts';
import { collectionQuery, idQuery, textQuery, wordQuery } from './query.ts';

export const lahanPetaniFilter = collectionQuery(limits.page.max).extend({
  user_id: idQuery,
  kecamatan_id: idQuery,
  komoditi: wordQuery(komoditiTanam),
  bulan: textQuery,
});

export const koordinatFilter = collectionQuery(limits.page.max).extend({ lahan_id: idQuery });
