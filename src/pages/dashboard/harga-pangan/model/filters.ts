import { limits } from '#contract/limits.ts';

/** All prices of a place in a period fit a page: there are some thirty commodities. */
export const wholeFilter = (periode_harga_pangan_id: number, kecamatan_id?: number) => ({
  ...(kecamatan_id && { kecamatan_id }),
  periode_harga_pangan_id,
  limit: limits.page.max,
});
