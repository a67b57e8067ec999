import { limits } from '#contract/limits.ts';
import { listNeed } from '@/shared/api';
import { HARGA_PANGAN_KUTAI_BARAT_LIST, HARGA_PANGAN_LIST } from './harga-pangan';

/** There are some thirty commodities: all prices of a place in a period fit a page. */
const limit = limits.page.max;

export const allHargaPangan = (periode_harga_pangan_id: number, kecamatan_id: number) =>
  listNeed(HARGA_PANGAN_LIST, { kecamatan_id, periode_harga_pangan_id, limit });

export const allHargaKutaiBarat = (periode_harga_pangan_id: number) =>
  listNeed(HARGA_PANGAN_KUTAI_BARAT_LIST, { periode_harga_pangan_id, limit });
