import { limits } from '../limits.ts';
import { collectionQuery, idQuery, textQuery, wordQuery } from './query.ts';

export const kecamatanFilter = collectionQuery(limits.wholePage.max).extend({ nama_kecamatan: textQuery });

/** Of each sub-district what it has reported (`rekap=kecamatan` of the four reports). */
export const rekapKecamatanFilter = collectionQuery(limits.page.max).extend({
  rekap: wordQuery(['kecamatan']),
  nama_kecamatan: textQuery,
});

export const desaKelurahanFilter = collectionQuery(limits.wholePage.max).extend({
  nama_desa_kelurahan: textQuery,
  kecamatan_id: idQuery,
});
