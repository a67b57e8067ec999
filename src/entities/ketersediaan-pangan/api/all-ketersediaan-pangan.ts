import { limits } from '#contract/limits.ts';
import { listNeed } from '@/shared/api';
import { KETERSEDIAAN_PANGAN_LIST } from './ketersediaan-pangan';

/** All balances of a period, or those of a sub-district: there are fewer foods than a page has rows. */
export const allKetersediaan = (periode_ketersediaan_pangan_id: number, kecamatan_id?: number) =>
  listNeed(KETERSEDIAAN_PANGAN_LIST, {
    ...(kecamatan_id && { kecamatan_id }),
    periode_ketersediaan_pangan_id,
    limit: limits.page.max,
  });
