import { useWholeList, WHOLE } from '@/shared/api';
import { DESA_KELURAHAN_LIST } from '../api/desa-kelurahan-list';

/** Villages are not asked for again within this time (spec section 9). */
const FRESH_MS = 30_000;

/** What is asked for the villages of a sub-district. */
export const desaDi = (kecamatan_id: number) => ({ kecamatan_id, limit: WHOLE });

/** The villages of a sub-district; 0 while none is chosen. */
export const useDesaKelurahan = (kecamatan_id: number) =>
  useWholeList(DESA_KELURAHAN_LIST, kecamatan_id ? desaDi(kecamatan_id) : null, { freshFor: FRESH_MS });
