import { limits } from '#contract/limits.ts';

/** All weighings of a sub-district in a period fit a page: it has some forty villages at most. */
export const timbangDi = (kecamatan_id: number, periode_timbang_balita_id: number) => ({
  kecamatan_id,
  periode_timbang_balita_id,
  limit: limits.page.max,
});
