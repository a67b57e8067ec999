import { limits } from '#contract/limits.ts';
import { listNeed } from '@/shared/api';
import { TIMBANG_BALITA_LIST } from './timbang-balita';

/** All weighings of a sub-district in a period: it has some forty villages at most, which fit a page. */
export const allTimbang = (periode_timbang_balita_id: number, kecamatan_id: number) =>
  listNeed(TIMBANG_BALITA_LIST, { kecamatan_id, periode_timbang_balita_id, limit: limits.page.max });
