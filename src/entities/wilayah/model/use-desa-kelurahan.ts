import { useWholeList } from '@/shared/api';
import { desaDi } from '../api/desa-kelurahan-list';

/** Villages are not asked for again within this time (spec section 9). */
const FRESH_MS = 30_000;

/** The villages of a sub-district; 0 while none is chosen. */
export const useDesaKelurahan = (kecamatan_id: number) =>
  useWholeList(kecamatan_id ? desaDi(kecamatan_id) : null, { freshFor: FRESH_MS });
