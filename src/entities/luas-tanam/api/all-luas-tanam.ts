import { limits } from '#contract/limits.ts';
import { listNeed } from '@/shared/api';
import { LUAS_TANAM_LIST } from './luas-tanam';

/** All planted areas of a sub-district in a period: its villages times the crops fit a page. */
export const allTanam = (periode_luas_tanam_id: number, kecamatan_id: number) =>
  listNeed(LUAS_TANAM_LIST, { kecamatan_id, periode_luas_tanam_id, limit: limits.page.max });
