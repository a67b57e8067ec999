import { limits } from '../limits.ts';
import { collectionQuery, idQuery, textQuery } from './query.ts';

export const kecamatanFilter = collectionQuery(limits.wholePage.max).extend({ nama_kecamatan: textQuery });

export const desaKelurahanFilter = collectionQuery(limits.wholePage.max).extend({
  nama_desa_kelurahan: textQuery,
  kecamatan_id: idQuery,
});
